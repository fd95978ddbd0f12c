package io.reelmill.contracts.catalog;

import static io.reelmill.contracts.catalog.Workflow.AUDIO_TO_VIDEO;
import static io.reelmill.contracts.catalog.Workflow.AVATAR_TO_VIDEO;
import static io.reelmill.contracts.catalog.Workflow.MUSIC_TO_VIDEO;

import java.util.List;

/** The block {@code music}, which was named {@code audio} once and still answers to it. */
public final class MusicParameters {

    private static final String FORMER_NAME = "audio";

    /** Switches on by itself when another field of the background music is given. */
    public static final Parameter<Boolean> ENABLED = Parameter.bool("music.enabled")
            .defaultsTo(true)
            .defaultsTo(false, AUDIO_TO_VIDEO, MUSIC_TO_VIDEO, AVATAR_TO_VIDEO)
            .alsoInBlock(FORMER_NAME)
            .invertedAlias("disableAudio")
            .meaning("Add background music.");

    public static final Parameter<String> TRACK_NAME = Parameter.text("music.trackName")
            .defaultsTo("Observer")
            .alsoInBlock(FORMER_NAME)
            .alias("selectedAudio")
            .meaning("Track of the library; not used when music.audioUrl is given.");

    public static final Parameter<String> AUDIO_URL = Parameter.url("music.audioUrl")
            .alias("music.url", "audioUrl")
            .alsoInBlock(FORMER_NAME)
            .meaning("Address of own music; must be reachable when the render starts.");

    public static final Parameter<Boolean> GENERATE_MUSIC = Parameter.bool("music.generateMusic")
            .defaultsTo(false)
            .alias("music.generate", "options.generateMusic", "hasToGenerateMusic")
            .alsoInBlock(FORMER_NAME)
            .meaning("Generate a track instead of taking one from the library.");

    public static final Parameter<String> GENERATION_MUSIC_PROMPT = Parameter.text("music.generationMusicPrompt")
            .alias("music.generationPrompt", "options.generationMusicPrompt", "generationMusicPrompt")
            .alsoInBlock(FORMER_NAME)
            .meaning("What the generated music should be like.");

    public static final Parameter<String> MUSIC_GENERATION_MODEL = Parameter.text("music.musicGenerationModel")
            .defaultsTo("base")
            .alsoInBlock(FORMER_NAME)
            .meaning("Model for generated music.");

    public static final Parameter<Boolean> SOUND_WAVE = Parameter.bool("music.soundWave")
            .defaultsTo(false)
            .alsoInBlock(FORMER_NAME)
            .meaning("Draw the waveform of the sound.");

    public static final Parameter<String> SYNC_WITH = Parameter.choice("music.syncWith", "beats", "lyrics")
            .alsoInBlock(FORMER_NAME)
            .meaning("Cuts fall on beats, or visuals follow the lyrics.");

    static final List<Parameter<?>> ALL = List.of(
            ENABLED,
            TRACK_NAME,
            AUDIO_URL,
            GENERATE_MUSIC,
            GENERATION_MUSIC_PROMPT,
            MUSIC_GENERATION_MODEL,
            SOUND_WAVE,
            SYNC_WITH);

    /**
     * Fields that only make sense with background music. Waveform and sync are not among them: they speak of whatever
     * sound the video has.
     */
    static final List<Parameter<?>> SWITCHING_ON =
            List.of(TRACK_NAME, AUDIO_URL, GENERATE_MUSIC, GENERATION_MUSIC_PROMPT, MUSIC_GENERATION_MODEL);

    private MusicParameters() {}
}
