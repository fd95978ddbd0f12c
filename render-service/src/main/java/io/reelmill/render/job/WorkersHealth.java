package io.reelmill.render.job;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;

/** Whether all worker threads are there and look for jobs. A process where they do not is to be restarted. */
@Liveness
@ApplicationScoped
class WorkersHealth implements HealthCheck {

    /** A look for a job that takes longer than this, a slow database included, does not come back. */
    private static final Duration MAX_IDLE = Duration.ofMinutes(3);

    private final WorkerPool pool;
    private final WorkerSettings settings;

    WorkersHealth(WorkerPool pool, WorkerSettings settings) {
        this.pool = pool;
        this.settings = settings;
    }

    @Override
    public HealthCheckResponse call() {
        long living = pool.living();
        Duration idle = pool.longestIdle();
        return HealthCheckResponse.named("render workers")
                .status(living == settings.count() && idle.compareTo(MAX_IDLE) < 0)
                .withData("threads", living)
                .withData("expected", settings.count())
                .withData("secondsSinceLastLook", idle.toSeconds())
                .build();
    }
}
