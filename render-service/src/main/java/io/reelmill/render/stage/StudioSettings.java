package io.reelmill.render.stage;

import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.nio.file.Path;
import java.time.Duration;

/** Where the studio keeps its files and how it encodes. */
@ConfigMapping(prefix = "reelmill.studio")
public interface StudioSettings {

    /** Results of stages, which a worker that takes over a job reads; shared by all workers, or they begin again. */
    Path workRoot();

    /** How long the files of a finished project's stages are kept, for a quicker second render and for export in another form. */
    @WithDefault("7d")
    Duration keepWork();

    /**
     * How often the finished work of an attempt is copied to the bucket, where films are kept in one: what a worker made since may
     * have to be made again when its node dies.
     */
    @WithDefault("5s")
    Duration copyWork();

    /**
     * How much room the files of stages may take; above it, those of the projects that ended first are deleted earlier. What
     * jobs under way need is left alone.
     */
    @WithDefault("50G")
    MemorySize workBudget();

    /** With less free disk than this, for work or for media, the service tells that it is not ready. */
    @WithDefault("2G")
    MemorySize minFreeDisk();

    /** x264 preset: slower ones make smaller files. */
    @WithDefault("veryfast")
    String encoderSpeed();
}
