package io.reelmill.publishing.setup;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How the service and the outside reach each other. */
@ConfigMapping(prefix = "reelmill.outside")
public interface OutsideSettings {

    /** Address at which clients reach the API; links to media begin with it. */
    String publicUrl();

    /** Secret by which links to media are signed; the same in every service. At least 16 bytes. */
    String linkSecret();

    /** How long a link to media is good for at least. */
    @WithDefault("7d")
    Duration linkValidity();

    /**
     * Connections to webhook receivers that are open at one time, to one host or to many. Twice the deliveries that are claimed at
     * one time ({@code reelmill.webhook.claims}): those in use, and those kept for the next call.
     */
    @WithDefault("8192")
    int webhookConnections();

    /** Lets calls reach loopback and private addresses. For development only. */
    boolean allowPrivateUrls();
}
