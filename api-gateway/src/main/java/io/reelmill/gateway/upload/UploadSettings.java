package io.reelmill.gateway.upload;

import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** What may be uploaded, and how long it is kept. */
@ConfigMapping(prefix = "reelmill.uploads")
public interface UploadSettings {

    /** Of one file. Files under way lie in the temporary folder, two at a time. */
    @WithDefault("100M")
    MemorySize maxSize();

    /** Of all files of a workspace together. */
    @WithDefault("5G")
    MemorySize maxTotal();

    /** From the last time that a file was uploaded. */
    @WithDefault("30d")
    Duration keep();

    /** How often files are looked for whose time is over. */
    @WithDefault("10m")
    Duration checkEvery();
}
