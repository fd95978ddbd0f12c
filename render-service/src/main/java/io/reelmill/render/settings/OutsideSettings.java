package io.reelmill.render.settings;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** What may be fetched from outside. */
@ConfigMapping(prefix = "reelmill.outside")
public interface OutsideSettings {

    /** Lets clients name addresses in private and loopback ranges: for tests and closed networks only. */
    @WithDefault("false")
    boolean allowPrivateUrls();

    /** Address of the gateway as clients know it; the samples under it are read without a connection. */
    @WithDefault("http://localhost:8080")
    String publicUrl();
}
