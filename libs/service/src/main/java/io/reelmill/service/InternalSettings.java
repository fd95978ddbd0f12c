package io.reelmill.service;

import io.smallrye.config.ConfigMapping;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How services identify themselves to each other. */
@ConfigMapping(prefix = "reelmill.internal")
public interface InternalSettings {

    /** The token with which this service calls the others; nobody else has it. Without it the service does not start. */
    String token();

    /**
     * Who may call this service: {@code actor:<SHA-256 of its token>,…}. To rotate a token, add the new hash beside the old
     * one, change the caller, and remove the old one. Without it nobody may call.
     */
    Optional<String> credentials();

    /** What each actor may do, as names of scopes; {@code *} stands for everything. */
    Map<String, List<String>> scopes();
}
