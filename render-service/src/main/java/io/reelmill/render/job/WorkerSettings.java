package io.reelmill.render.job;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How workers take and hold jobs. */
@ConfigMapping(prefix = "reelmill.worker")
public interface WorkerSettings {

    /** Jobs that this process renders at the same time; each uses about two cores. */
    @WithDefault("1")
    int count();

    /** Jobs of sandbox keys that all workers together render at the same time; they take turns with nobody who pays. */
    @WithDefault("1")
    int maxSandboxJobs();

    /** How long a job stays with a worker that gives no sign of life. */
    @WithDefault("20s")
    Duration lease();

    /** How often a living worker prolongs its lease; well below a half of it. */
    @WithDefault("5s")
    Duration renewal();

    /** How often an idle worker looks for jobs that no bell announced, such as those of a dead worker. */
    @WithDefault("1s")
    Duration poll();

    /** How often a job is tried before its project ends in error. */
    @WithDefault("3")
    int attempts();

    /** Pause before a failed job is tried again, doubled each time. */
    @WithDefault("2s")
    Duration retryPause();

    /**
     * How long a stage may give no sign of life before it is taken to hang and is interrupted. Stages that expect much work
     * are allowed that in addition; in all a stage may take twelve times as long.
     */
    @WithDefault("10m")
    Duration stall();

    /** How often a finished film is offered to a media store that takes no files now. */
    @WithDefault("10s")
    Duration storagePause();

    /** How long after its request a job waits for the media store without losing a try. */
    @WithDefault("12h")
    Duration storagePatience();

    /** How long an interrupted stage has to return; then the process ends, and its supervisor starts it again. */
    @WithDefault("30s")
    Duration hangGrace();
}
