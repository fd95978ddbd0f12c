package io.reelmill.gateway.publish;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.net.URI;
import java.time.Duration;

/** How the gateway reaches the publishing-service. */
@ConfigMapping(prefix = "reelmill.publishing")
interface PublishingSettings {

    @WithDefault("http://localhost:8082")
    URI url();

    /** How long it may take to answer; it waits some seconds for the platforms when a video is published at once. */
    @WithDefault("25s")
    Duration timeout();
}
