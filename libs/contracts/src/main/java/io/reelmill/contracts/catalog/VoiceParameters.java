package io.reelmill.contracts.catalog;

import static io.reelmill.contracts.catalog.Workflow.AUDIO_TO_VIDEO;
import static io.reelmill.contracts.catalog.Workflow.CAPTION_VIDEO;
import static io.reelmill.contracts.catalog.Workflow.MOTION_TRANSFER;
import static io.reelmill.contracts.catalog.Workflow.MUSIC_TO_VIDEO;

import java.util.List;

/** The block {@code voice}. */
public final class VoiceParameters {

    public static final Parameter<Boolean> ENABLED = Parameter.bool("voice.enabled")
            .defaultsTo(true)
            .defaultsTo(false, AUDIO_TO_VIDEO, MUSIC_TO_VIDEO, CAPTION_VIDEO, MOTION_TRANSFER)
            .alias("hasToGenerateVoice")
            .meaning("Generate a voice-over.");

    public static final Parameter<String> VOICE_ID = Parameter.text("voice.voiceId")
            .defaultsTo("reelmill-default")
            .alias("voice.id", "selectedVoice")
            .meaning("Id of a voice or of a cloned voice.");

    public static final Parameter<Double> STABILITY = Parameter.number("voice.stability")
            .defaultsTo(0.2)
            .between(0, 1)
            .meaning("Lower is more expressive, higher more consistent.");

    public static final Parameter<Double> SPEED =
            Parameter.number("voice.speed").defaultsTo(1).between(0.5, 2).meaning("Speech speed multiplier.");

    public static final Parameter<Boolean> USE_LEGACY_MODEL = Parameter.bool("voice.useLegacyModel")
            .defaultsTo(false)
            .meaning("Use the previous generation of the voice model.");

    public static final Parameter<Boolean> ENHANCE_AUDIO = Parameter.bool("voice.enhanceAudio")
            .defaultsTo(false)
            .alias("options.hasToEnhanceAudio", "hasToEnhanceAudio")
            .meaning("Post-process the voice track.");

    /** Absent: the language of the text. */
    public static final Parameter<String> LANGUAGE = Parameter.text("voice.language")
            .matching("[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*", "a language code such as en, fr or pt-BR")
            .alias("options.language", "language", "lang")
            .meaning("Language of voice-over and script, as a code such as en.");

    static final List<Parameter<?>> ALL =
            List.of(ENABLED, VOICE_ID, STABILITY, SPEED, USE_LEGACY_MODEL, ENHANCE_AUDIO, LANGUAGE);

    private VoiceParameters() {}
}
