package io.reelmill.gateway.live;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How projects are followed live. */
@ConfigMapping(prefix = "reelmill.live")
public interface LiveSettings {

    /** Streams that one key may hold open on one replica. */
    @WithDefault("20")
    int streamsPerKey();

    /** How often the rows of watched projects are read, for what no event has told. */
    @WithDefault("5s")
    Duration lookEvery();

    /** How often a silent stream says that it is there; below the idle time-out of any proxy on the way. */
    @WithDefault("15s")
    Duration heartbeatEvery();
}
