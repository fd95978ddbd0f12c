package io.reelmill.gateway.voice;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** When deleted voices are forgotten. */
@ConfigMapping(prefix = "reelmill.voices")
interface VoiceSettings {

    /** How often deleted voices are looked for. */
    @WithDefault("10m")
    Duration checkEvery();

    /** From the deletion of a voice, for renders that were accepted before. */
    @WithDefault("48h")
    Duration keepDeleted();
}
