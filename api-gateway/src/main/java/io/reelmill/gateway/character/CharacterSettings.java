package io.reelmill.gateway.character;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How trainings of characters are followed, and when deleted characters are forgotten. */
@ConfigMapping(prefix = "reelmill.characters")
interface CharacterSettings {

    /** How often each training is asked after; the status of a character is as old as this at most. */
    @WithDefault("15s")
    Duration checkEvery();

    /**
     * When a training that was asked for, and whose beginning was not confirmed, is looked for. Longer than it takes to ask for one,
     * as another replica may be doing so.
     */
    @WithDefault("10m")
    Duration lookAfter();

    /** From the beginning of a training; one that takes longer has failed. Also how long its beginning is tried. */
    @WithDefault("6h")
    Duration trainingLimit();

    /** From the deletion of a character, for renders that were accepted before; then its image is deleted. */
    @WithDefault("48h")
    Duration keepDeleted();
}
