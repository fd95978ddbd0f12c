package io.reelmill.contracts.catalog;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** The fields of {@code POST /generate-media}. */
public final class GenerationParameters {

    /** Reference images of a generated image; a clip takes more. */
    public static final int MAX_REFERENCE_IMAGES_OF_IMAGE = 4;

    /** Images of one call; as many as a render has outputs. */
    private static final int MAX_COUNT = 10;

    /** Seconds of a clip. */
    static final int MAX_DURATION = 60;

    /** Seconds of a clip where nobody says how long it is to be. */
    static final int USUAL_DURATION = 5;

    /** After normalisation always present: a field that only clips have makes it {@code video}. */
    public static final Parameter<String> MEDIA_TYPE = Parameter.choice("mediaType", "image", "video")
            .meaning("What is generated; image unless a field asks for a clip.");

    public static final Parameter<String> PROMPT = Parameter.text("prompt")
            .alias("source.prompt", "input")
            .meaning("What is to be seen. Required, except for a clip that has a firstFrame.");

    /** Absent only for a clip with a first or last frame, whose shape then decides. */
    public static final Parameter<String> RATIO = Parameter.choice("ratio", "1:1", "9:16", "16:9", "4:5")
            .synonym("1/1", "1:1")
            .synonym("9/16", "9:16")
            .synonym("16/9", "16:9")
            .synonym("4/5", "4:5")
            .synonym("square", "1:1")
            .synonym("portrait", "9:16")
            .synonym("landscape", "16:9")
            .synonym("feed", "4:5")
            .synonym("linkedin", "4:5")
            .alias("aspectRatio")
            .meaning("Shape of the picture: 9:16, or with a first or last frame the ratio nearest to that of the"
                    + " frame.");

    public static final Parameter<String> IMAGE_QUALITY = Parameter.choice("imageQuality", "cheap", "good", "ultra")
            .defaultsTo("good")
            .alias("media.imageModel")
            .meaning("Image model.");

    public static final Parameter<String> VIDEO_QUALITY = Parameter.choice(
                    "videoQuality", "base", "pro", "ultra", "veo3", "sora2")
            .defaultsTo("pro")
            .alias("media.videoModel")
            .meaning("Video model.");

    public static final Parameter<Integer> COUNT = Parameter.integer("count")
            .defaultsTo(1)
            .between(1, MAX_COUNT)
            .alias("imageCount", "options.outputCount")
            .meaning("How many images; there is always one clip.");

    /** After normalisation present for clips. */
    public static final Parameter<Integer> DURATION = Parameter.integer("duration")
            .between(1, MAX_DURATION)
            .meaning("Length of the clip in seconds: 5, or as long as voiceId needs to say the prompt.");

    public static final Parameter<String> PRESET = Parameter.choice("generationPreset", Presets.MEDIA)
            .defaultsTo("DEFAULT")
            .alias("media.mediaPreset", "media.generationPreset", "options.generationPreset")
            .meaning("Visual style.");

    public static final Parameter<String> FIRST_FRAME =
            Parameter.url("firstFrame").meaning("Picture that the clip begins with.");

    public static final Parameter<String> LAST_FRAME =
            Parameter.url("lastFrame").meaning("Picture that the clip ends with.");

    public static final Parameter<JsonNode> REFERENCE_IMAGES = Parameter.urls("referenceImages")
            .maxItems(9)
            .meaning("Pictures whose content is to appear: at most 4 for images, 9 for clips.");

    public static final Parameter<JsonNode> REFERENCE_VIDEOS =
            Parameter.urls("referenceVideos").maxItems(3).meaning("Videos whose content is to appear in the clip.");

    public static final Parameter<JsonNode> REFERENCE_AUDIOS = Parameter.urls("referenceAudios")
            .maxItems(3)
            .meaning("Sounds that are heard in the clip, one after the other.");

    public static final Parameter<Boolean> ENABLE_AUDIO =
            Parameter.bool("enableAudio").defaultsTo(false).meaning("Ambient sound with the clip.");

    public static final Parameter<JsonNode> CHARACTERS = Parameter.list("selectedCharacters")
            .maxItems(12)
            .alias("characterIds")
            .meaning("Ids of the workspace's characters that are to appear.");

    public static final Parameter<Boolean> IMPROVE_PROMPT =
            Parameter.bool("improvePrompt").defaultsTo(false).meaning("Have the prompt rewritten first.");

    public static final Parameter<Boolean> WITH_TRANSCRIPT = Parameter.bool("withTranscript")
            .defaultsTo(false)
            .meaning("Answer what is said in the clip, with the times of the words.");

    public static final Parameter<String> VOICE_ID = Parameter.text("voiceId")
            .meaning("Id of a voice or of a cloned voice that says in the clip what the prompt has in quotation marks,"
                    + " or all of the prompt.");

    static final ParameterIndex INDEX = new ParameterIndex(List.of(
            MEDIA_TYPE,
            PROMPT,
            RATIO,
            IMAGE_QUALITY,
            VIDEO_QUALITY,
            COUNT,
            DURATION,
            PRESET,
            FIRST_FRAME,
            LAST_FRAME,
            REFERENCE_IMAGES,
            REFERENCE_VIDEOS,
            REFERENCE_AUDIOS,
            ENABLE_AUDIO,
            CHARACTERS,
            IMPROVE_PROMPT,
            WITH_TRANSCRIPT,
            VOICE_ID));

    /** All fields, in the order in which they are described. */
    public static List<Parameter<?>> all() {
        return INDEX.parameters();
    }

    private GenerationParameters() {}
}
