package io.reelmill.gateway.settings;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** The address of the gateway, and its links to finished files. */
@ConfigMapping(prefix = "reelmill.gateway")
public interface GatewaySettings {

    /** Address under which clients reach this service; links in answers begin with it. */
    String publicUrl();

    /** Signs links to media; the same for all who sign and serve. At least 16 characters. */
    String linkSecret();

    /** How long a link is good for at least. */
    @WithDefault("7d")
    Duration linkValidity();
}
