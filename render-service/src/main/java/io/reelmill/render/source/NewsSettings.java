package io.reelmill.render.source;

import io.smallrye.config.ConfigMapping;
import java.util.List;
import java.util.Optional;

/** Where news come from. */
@ConfigMapping(prefix = "reelmill.news")
public interface NewsSettings {

    /** Addresses of RSS or Atom feeds, divided by commas, in which prompt workflows look their topic up. */
    Optional<List<String>> feeds();
}
