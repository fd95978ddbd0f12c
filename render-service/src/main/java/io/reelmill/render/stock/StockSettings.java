package io.reelmill.render.stock;

import io.smallrye.config.ConfigMapping;
import java.nio.file.Path;
import java.util.Optional;

/** Stock videos. */
@ConfigMapping(prefix = "reelmill.stock")
public interface StockSettings {

    /** A folder of the operator's own videos, or empty: then only the built-in loops are shown. */
    Optional<Path> folder();
}
