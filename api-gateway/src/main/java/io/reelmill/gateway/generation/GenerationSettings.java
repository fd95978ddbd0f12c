package io.reelmill.gateway.generation;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How calls of {@code POST /generate-media} are answered. */
@ConfigMapping(prefix = "reelmill.generation")
public interface GenerationSettings {

    /** A call waits at most so long for what it ordered; afterwards it is told where to ask. */
    @WithDefault("60s")
    Duration answerWithin();
}
