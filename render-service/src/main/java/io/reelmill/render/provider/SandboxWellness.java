package io.reelmill.render.provider;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.contracts.metric.MetricNames;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.isolation.SandboxState;
import io.smallrye.health.api.Wellness;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.Locale;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;

/**
 * Tells how files from outside are isolated: data of {@code /q/health/well} and the gauge {@code reelmill_sandbox_active}, which is
 * 1 in a full sandbox and else 0. Never down: whoever needs the sandbox sets {@code REELMILL_SANDBOX=required}.
 */
@Wellness
@Singleton
class SandboxWellness implements HealthCheck {

    private final MediaIntake intake;

    SandboxWellness(MediaIntake intake) {
        this.intake = intake;
    }

    void register(@Observes StartupEvent started, MeterRegistry meters) {
        SandboxState state = intake.sandbox();
        Gauge.builder(MetricNames.SANDBOX_ACTIVE, state, found -> found.isSandboxed() ? 1 : 0)
                .tag("level", level(state))
                .strongReference(true)
                .register(meters);
    }

    @Override
    public HealthCheckResponse call() {
        SandboxState state = intake.sandbox();
        return HealthCheckResponse.named("sandbox")
                .up()
                .withData("level", level(state))
                .withData("reason", state.reason())
                .build();
    }

    private static String level(SandboxState state) {
        return state.level().name().toLowerCase(Locale.ROOT);
    }
}
