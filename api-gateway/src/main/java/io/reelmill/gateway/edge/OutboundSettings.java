package io.reelmill.gateway.edge;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** Which addresses the gateway may request. */
@ConfigMapping(prefix = "reelmill.gateway")
interface OutboundSettings {

    /** Whether URLs may lead to loopback and private addresses; for development only. */
    @WithDefault("false")
    boolean allowPrivateUrls();
}
