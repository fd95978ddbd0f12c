package io.reelmill.gateway.render;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** Bounds of the renders that wait to be started. */
@ConfigMapping(prefix = "reelmill.submissions")
public interface SubmissionSettings {

    /** How many groups of them are stored at the same time: with two, one is written while the other waits for the disk. */
    @WithDefault("1")
    int groups();

    /** How many may wait; more are answered 503. Each may be as large as 16 KiB of request. */
    @WithDefault("2000")
    int maxWaiting();

    /** How long one may wait before it is answered 503. */
    @WithDefault("10s")
    Duration maxWait();
}
