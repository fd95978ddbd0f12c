package io.reelmill.gateway.policy;

import io.smallrye.config.ConfigMapping;
import java.nio.file.Path;
import java.util.Optional;

/** What requests may not ask for. */
@ConfigMapping(prefix = "reelmill.policy")
public interface PolicySettings {

    /** UTF-8 text file with a word or a phrase in each line, and comments behind {@code #}; nothing is refused without it. */
    Optional<Path> words();
}
