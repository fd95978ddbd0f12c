package io.reelmill.gateway.console;

import io.smallrye.config.ConfigMapping;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/** The console. */
@ConfigMapping(prefix = "reelmill.console")
public interface ConsoleSettings {

    /** Further addresses that films and pictures come from, such as the object store that links are redirected to. */
    Optional<List<URI>> mediaOrigins();
}
