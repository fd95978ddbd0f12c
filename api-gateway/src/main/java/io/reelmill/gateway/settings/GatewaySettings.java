package io.reelmill.gateway.settings;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.nio.file.Path;
import java.time.Duration;

/** Where the gateway is and what it shares with the other services. */
@ConfigMapping(prefix = "reelmill.gateway")
public interface GatewaySettings {

    /** Address under which clients reach this service; links in answers begin with it. */
    String publicUrl();

    /** Signs links to media; the same for all who sign and serve. At least 16 characters. */
    String linkSecret();

    /** How long a link is good for at least. */
    @WithDefault("7d")
    Duration linkValidity();

    /** The media store's folder. */
    Path mediaRoot();

    /** Whether URLs may lead to loopback and private addresses; for development only. */
    @WithDefault("false")
    boolean allowPrivateUrls();

    /** The token with which this service calls the others. */
    String internalToken();

    /**
     * Whether the account-service keeps its data on the same database server. A reservation then need not be written to disk by
     * itself: the commit that follows it writes both (see {@code AccountApi.FLUSHED_BY_CALLER}).
     */
    @WithDefault("false")
    boolean sharesDatabaseServerWithAccounts();
}
