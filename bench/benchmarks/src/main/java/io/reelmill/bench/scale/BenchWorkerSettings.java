package io.reelmill.bench.scale;

import io.reelmill.render.job.WorkerSettings;
import java.time.Duration;

/** The defaults of the render-service, with more workers. */
record BenchWorkerSettings(int count) implements WorkerSettings {

    @Override
    public int maxSandboxJobs() {
        return 1;
    }

    @Override
    public Duration lease() {
        return Duration.ofSeconds(20);
    }

    @Override
    public Duration renewal() {
        return Duration.ofSeconds(5);
    }

    @Override
    public Duration poll() {
        return Duration.ofSeconds(1);
    }

    @Override
    public int attempts() {
        return 3;
    }

    @Override
    public Duration retryPause() {
        return Duration.ofSeconds(2);
    }

    @Override
    public Duration storagePause() {
        return Duration.ofSeconds(10);
    }

    @Override
    public Duration storagePatience() {
        return Duration.ofHours(12);
    }

    @Override
    public Duration stall() {
        return Duration.ofMinutes(10);
    }

    @Override
    public Duration hangGrace() {
        return Duration.ofSeconds(30);
    }
}
