package io.reelmill.render.job;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.contracts.metric.MetricNames;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import org.jdbi.v3.core.Jdbi;

/**
 * Counts the jobs that want a worker, as the gauge {@code reelmill_jobs_open}: those that wait and those under way. Of the sandbox
 * no more are counted than may be under way. Worker processes are scaled by this number.
 */
@Singleton
public class OpenJobs {

    /** The chart has a copy for the scaler that asks the database itself. */
    private static final String QUERY = QueryFile.read("open-jobs.sql");

    private final Jdbi jdbi;
    private final WorkerSettings settings;

    OpenJobs(Jdbi jdbi, WorkerSettings settings) {
        this.jdbi = jdbi;
        this.settings = settings;
    }

    void register(@Observes StartupEvent started, MeterRegistry meters) {
        meters.gauge(MetricNames.JOBS_OPEN, this, OpenJobs::count);
    }

    /** How many jobs want a worker. */
    public long count() {
        return jdbi.withHandle(handle -> handle.createQuery(QUERY)
                .bind("maxSandbox", settings.maxSandboxJobs())
                .mapTo(Long.class)
                .one());
    }
}
