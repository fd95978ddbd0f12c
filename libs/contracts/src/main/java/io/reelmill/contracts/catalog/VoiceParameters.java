package io.reelmill.contracts.catalog;

import static io.reelmill.contracts.catalog.Workflow.AUDIO_TO_VIDEO;
import static io.reelmill.contracts.catalog.Workflow.CAPTION_VIDEO;
import static io.reelmill.contracts.catalog.Workflow.MOTION_TRANSFER;
import static io.reelmill.contracts.catalog.Workflow.MUSIC_TO_VIDEO;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The block {@code voice}. */
public final class VoiceParameters {

    /** Languages that are spoken by voices, but have no code of two letters. */
    private static final String FURTHER = "fil|ceb|yue|cmn|haw|hmn|ckb|kok|mai|bho|ast|nan|quc|smj|tpi";

    public static final Parameter<Boolean> ENABLED = Parameter.bool("voice.enabled")
            .defaultsTo(true)
            .defaultsTo(false, AUDIO_TO_VIDEO, MUSIC_TO_VIDEO, CAPTION_VIDEO, MOTION_TRANSFER)
            .alias("hasToGenerateVoice")
            .meaning("Generate a voice-over.");

    public static final Parameter<String> VOICE_ID = Parameter.text("voice.voiceId")
            .defaultsTo("reelmill-default")
            .alias("voice.id", "selectedVoice")
            .meaning(
                    "Id of a voice or of a cloned voice. Built in: reelmill-ava, reelmill-iris (female), reelmill-owen,"
                            + " reelmill-arthur (male); the default is the one of these that suits the style.");

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
            .meaning("Post-process the voice track: the voice-over, or the speech of a recording.");

    /** Absent, or {@code auto}: the language of the text. */
    public static final Parameter<String> LANGUAGE = Parameter.text("voice.language")
            .matching(
                    "(?i)auto|(?:" + languages() + ")(?:[-_][a-z0-9]{2,8})*",
                    "an ISO 639 language code such as en, fr or pt-BR, or auto")
            .alias("options.language", "language", "lang")
            .meaning("Language of voice-over and script, as a code such as en; auto, or absent, is that of the text.");

    static final List<Parameter<?>> ALL =
            List.of(ENABLED, VOICE_ID, STABILITY, SPEED, USE_LEGACY_MODEL, ENHANCE_AUDIO, LANGUAGE);

    private VoiceParameters() {}

    /** Every code of two letters, and the code of three letters of the same language. */
    private static String languages() {
        return Arrays.stream(Locale.getISOLanguages())
                .flatMap(code -> Stream.of(code, Locale.forLanguageTag(code).getISO3Language()))
                .filter(code -> !code.isEmpty())
                .distinct()
                .collect(Collectors.joining("|", "", "|" + FURTHER));
    }
}
