package io.reelmill.service;

import io.smallrye.config.ConfigMapping;

/** How services know each other. */
@ConfigMapping(prefix = "reelmill.internal")
public interface InternalSettings {

    /** The token that the operator gave to all services; without one the service does not start. */
    String token();
}
