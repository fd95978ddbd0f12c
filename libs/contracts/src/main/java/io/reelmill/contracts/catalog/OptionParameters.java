package io.reelmill.contracts.catalog;

import static io.reelmill.contracts.catalog.Workflow.AD_GENERATOR;
import static io.reelmill.contracts.catalog.Workflow.PROMPT_TO_VIDEO;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** The block {@code options}. */
public final class OptionParameters {

    /** Read {@link SourceParameters#DURATION_SECONDS} for the length to aim for: it holds the outcome of both. */
    public static final Parameter<JsonNode> PROMPT_TARGET_DURATION = Parameter.numberOr(
                    "options.promptTargetDuration", "auto")
            .defaultsTo(30)
            .between(5, 1800)
            .alias("promptTargetDuration", "options.targetDuration")
            .in(PROMPT_TO_VIDEO, AD_GENERATOR)
            .meaning("Target duration in seconds, or auto. Wins over source.durationSeconds; where neither is given"
                    + " the target is 40 s.");

    public static final Parameter<Integer> OUTPUT_COUNT = Parameter.integer("options.outputCount")
            .defaultsTo(1)
            .between(1, 10)
            .alias("nbGenerations")
            .meaning("Number of variations; each consumes credits.");

    /** Already applied to {@link MusicParameters#ENABLED} by the normaliser. */
    public static final Parameter<Boolean> DISABLE_AUDIO = Parameter.bool("options.disableAudio")
            .alias("disableAudio")
            .meaning("No background music, whatever the music block says.");

    /** Already applied to {@link VoiceParameters#ENABLED} by the normaliser. */
    public static final Parameter<Boolean> DISABLE_VOICE = Parameter.bool("options.disableVoice")
            .alias("disableVoice")
            .meaning("No voice-over, whatever the voice block says.");

    public static final Parameter<Boolean> SOUND_EFFECTS = Parameter.bool("options.soundEffects")
            .defaultsTo(false)
            .alias("hasToGenerateSoundEffects")
            .meaning("Sound effects that match the scenes.");

    public static final Parameter<Boolean> ADD_STICKERS = Parameter.bool("options.addStickers")
            .defaultsTo(false)
            .alias("addStickers")
            .meaning("Animated stickers and emojis.");

    public static final Parameter<Boolean> NSFW_FILTER = Parameter.bool("options.nsfwFilter")
            .defaultsTo(false)
            .alias("enableNsfwFilter")
            .meaning("Filter adult content in generated media.");

    public static final Parameter<JsonNode> WATERMARK = Parameter.object("options.watermark")
            .openFields(Parameter.url("url").meaning("Address of the image."))
            .alias("watermark")
            .meaning("A watermark such as { url, position, opacity }; null removes it. TikTok takes no film with one.");

    public static final Parameter<String> SELECTED_PALETTE =
            Parameter.text("options.selectedPalette").meaning("Name of a colour palette.");

    public static final Parameter<Boolean> PREVENT_SUMMARIZATION = Parameter.bool("options.preventSummarization")
            .defaultsTo(false)
            .meaning("Never shorten the provided text.");

    public static final Parameter<Boolean> HAS_TO_GENERATE_COVER =
            Parameter.bool("options.hasToGenerateCover").defaultsTo(false).meaning("Generate a cover image.");

    public static final Parameter<String> COVER_TEXT_TYPE =
            Parameter.text("options.coverTextType").defaultsTo("layers").meaning("Style of the cover's text.");

    public static final Parameter<Boolean> HAS_TEXT_SMALL_AT_BOTTOM = Parameter.bool("options.hasTextSmallAtBottom")
            .defaultsTo(false)
            .meaning("A small line of text at the bottom.");

    public static final Parameter<String> CUSTOM_IMAGE_GENERATION_RULES_SLUG = Parameter.text(
                    "options.customImageGenerationRulesSlug")
            .meaning("Slug of saved rules for image generation.");

    public static final Parameter<Boolean> USE_WHOLE_AUDIO = Parameter.bool("options.useWholeAudio")
            .defaultsTo(true)
            .meaning("Use the whole source sound, uncut; otherwise its long rests are left out.");

    /** Absent means: where captions are on; the normaliser fills that in. */
    public static final Parameter<Boolean> HAS_TO_TRANSCRIPT = Parameter.bool("options.hasToTranscript")
            .meaning("Transcribe the source sound; by default where captions are on.");

    public static final Parameter<String> SUMMARIZATION_PREFERENCE = Parameter.choice(
                    "options.summarizationPreference", "summarize", "summarizeIfLong", "no-summarization")
            .defaultsTo("summarizeIfLong")
            .meaning("Whether a source text is shortened.");

    public static final Parameter<Boolean> FETCH_NEWS = Parameter.bool("options.fetchNews")
            .defaultsTo(false)
            .meaning("Look the topic up in the configured feeds first.");

    static final List<Parameter<?>> ALL = List.of(
            PROMPT_TARGET_DURATION,
            OUTPUT_COUNT,
            DISABLE_AUDIO,
            DISABLE_VOICE,
            SOUND_EFFECTS,
            ADD_STICKERS,
            NSFW_FILTER,
            WATERMARK,
            SELECTED_PALETTE,
            PREVENT_SUMMARIZATION,
            HAS_TO_GENERATE_COVER,
            COVER_TEXT_TYPE,
            HAS_TEXT_SMALL_AT_BOTTOM,
            CUSTOM_IMAGE_GENERATION_RULES_SLUG,
            USE_WHOLE_AUDIO,
            HAS_TO_TRANSCRIPT,
            SUMMARIZATION_PREFERENCE,
            FETCH_NEWS);

    private OptionParameters() {}
}
