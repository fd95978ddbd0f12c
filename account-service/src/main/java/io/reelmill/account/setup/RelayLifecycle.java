package io.reelmill.account.setup;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.outbox.OutboxProducer;
import io.reelmill.outbox.OutboxRelay;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;
import org.jdbi.v3.core.Jdbi;

/** Runs the outbox relay for as long as the service runs. */
@Liveness
@Singleton
class RelayLifecycle implements HealthCheck {

    private final OutboxRelay relay;

    /** @param migrated not used, but there is no outbox table before it is there */
    RelayLifecycle(
            DataSource source,
            Jdbi migrated,
            MeterRegistry meters,
            @ConfigProperty(name = "kafka.bootstrap.servers") String bootstrapServers) {
        this.relay = new OutboxRelay(
                source,
                DatabaseConfiguration.SCHEMA,
                OutboxProducer.create(bootstrapServers, "account-outbox"),
                OutboxRelay.Settings.defaults());
        meters.gauge("reelmill.outbox.messages", relay, r -> r.backlog().messages());
        meters.gauge(
                "reelmill.outbox.oldest.seconds",
                relay,
                r -> r.backlog().oldest().toMillis() / 1000.0);
        meters.gauge("reelmill.outbox.refused", relay, r -> r.backlog().refused());
    }

    void start(@Observes StartupEvent event) {
        relay.start();
    }

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("outbox relay")
                .status(relay.isRunning())
                .build();
    }

    void stop(@Observes ShutdownEvent event) {
        relay.close();
    }
}
