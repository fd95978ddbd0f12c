package io.reelmill.render.job;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How long ended jobs are remembered. */
@ConfigMapping(prefix = "reelmill.jobs")
public interface JobRetentionSettings {

    /** Longer than Kafka keeps messages: a message that is read again must find its job, or it would be made again. */
    @WithDefault("30d")
    Duration keepEnded();
}
