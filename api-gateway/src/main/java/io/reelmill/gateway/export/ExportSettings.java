package io.reelmill.gateway.export;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How calls of {@code POST /export-video} are answered. */
@ConfigMapping(prefix = "reelmill.export")
public interface ExportSettings {

    /** A call that has the film made in another form waits at most so long for it. */
    @WithDefault("25s")
    Duration answerWithin();
}
