package io.reelmill.contracts.catalog;

import static io.reelmill.contracts.catalog.Workflow.AD_GENERATOR;
import static io.reelmill.contracts.catalog.Workflow.AUDIO_TO_VIDEO;
import static io.reelmill.contracts.catalog.Workflow.AVATAR_TO_VIDEO;
import static io.reelmill.contracts.catalog.Workflow.CAPTION_VIDEO;
import static io.reelmill.contracts.catalog.Workflow.MOTION_TRANSFER;
import static io.reelmill.contracts.catalog.Workflow.PROMPT_TO_VIDEO;
import static io.reelmill.contracts.catalog.Workflow.STATIC_BACKGROUND_VIDEO;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** The block {@code media}. */
public final class MediaParameters {

    public static final Parameter<String> TYPE = Parameter.choice(
                    "media.type", "moving-image", "ai-video", "motion-graphics", "stock-video", "custom")
            .defaultsTo("moving-image")
            .defaultsTo("ai-video", PROMPT_TO_VIDEO, AUDIO_TO_VIDEO)
            .meaning("The visual engine.");

    public static final Parameter<String> QUALITY = Parameter.choice("media.quality", "standard", "pro", "ultra")
            .defaultsTo("pro")
            .meaning("Profile that picks image and video model where those are not given.");

    /** After normalisation always present: from the client, the quality, or forced. */
    public static final Parameter<String> IMAGE_MODEL = Parameter.choice("media.imageModel", "cheap", "good", "ultra")
            .alias("imageGenerationModel")
            .meaning("Image model; ai-video forces ultra, presets and characters may upgrade it.");

    /** After normalisation always present; {@code base} or {@code pro} for motion graphics. */
    public static final Parameter<String> VIDEO_MODEL = Parameter.choice(
                    "media.videoModel", "base", "pro", "ultra", "veo3", "sora2")
            .alias("videoGenerationModel")
            .meaning("Video clip model; for motion-graphics base is the fast director and all others the premium one.");

    public static final Parameter<String> DENSITY = Parameter.choice("media.density", "low", "medium", "high")
            .defaultsTo("medium")
            .alias("mediaMultiplier")
            .meaning("Distinct visuals a minute: 6, 10 or 20.");

    public static final Parameter<String> ANIMATION = Parameter.choice(
                    "media.animation", "none", "soft", "dynamic", "depth")
            .defaultsTo("soft")
            .alias("typeMovingImageAnim")
            .meaning("How still images are animated; only for moving-image.");

    public static final Parameter<String> MEDIA_PRESET = Parameter.choice("media.mediaPreset", Presets.MEDIA)
            .defaultsTo("DEFAULT")
            .alias("media.generationPreset", "options.generationPreset", "generationPreset")
            .meaning("Visual style; only for moving-image and ai-video.");

    public static final Parameter<Integer> MAX_ITEMS = Parameter.integer("media.maxItems")
            .atLeast(1)
            .alias("maxNbMedias")
            .meaning("Cap on generated or selected media items.");

    /** After normalisation every item has its {@code type}. */
    public static final Parameter<JsonNode> PROVIDED = Parameter.list("media.provided")
            .fields(
                    Parameter.url("url").required().meaning("Address of the file."),
                    Parameter.choice("type", "image", "video", "audio").meaning("Inferred where missing."),
                    Parameter.text("title").meaning("What it shows."),
                    Parameter.url("urlLowRes").meaning("A smaller version."),
                    Parameter.url("imagePreview").meaning("A still of it."),
                    Parameter.bool("noReencode").meaning("Skip re-encoding of a known-good mp4."))
            .maxItems(100)
            .alias("inputMedias")
            .meaning("Own media: sole visuals for custom or with useOnlyProvided, otherwise references.");

    public static final Parameter<Boolean> USE_ONLY_PROVIDED = Parameter.bool("media.useOnlyProvided")
            .defaultsTo(false)
            .defaultsTo(true, MOTION_TRANSFER, AD_GENERATOR)
            .alias("options.useOnlyProvidedMedia", "useOnlyProvidedMedia")
            .meaning("No generation and no search of media.");

    public static final Parameter<Boolean> USE_PROVIDED_IN_ORDER = Parameter.bool("media.useProvidedInOrder")
            .defaultsTo(false)
            .meaning("Map provided items to the sections of the script in order; only for custom.");

    public static final Parameter<JsonNode> BACKGROUND_VIDEO = Parameter.object("media.backgroundVideo")
            .fields(
                    Parameter.choice("type", "video").meaning("Always video."),
                    Parameter.url("url").required().meaning("Address of the file."),
                    Parameter.url("urlLowRes").meaning("A smaller version."),
                    Parameter.url("imagePreview").meaning("A still of it."),
                    Parameter.bool("noReencode").meaning("Skip re-encoding of a known-good mp4."))
            .alias("selectedBackgroundMedia")
            .in(STATIC_BACKGROUND_VIDEO)
            .meaning("Looping background; without it a default background is used.");

    public static final Parameter<String> B_ROLL_TYPE = Parameter.text("media.bRollType")
            .in(AVATAR_TO_VIDEO, AUDIO_TO_VIDEO, CAPTION_VIDEO)
            .meaning("How generated pictures mix with the main footage; commonly split-screen or fullscreen.");

    public static final Parameter<Boolean> PLACE_AVATAR_IN_CONTEXT = Parameter.bool("media.placeAvatarInContext")
            .defaultsTo(false)
            .alias("avatar.placeInContext", "placeAvatarInContext")
            .in(AVATAR_TO_VIDEO)
            .meaning("Place the avatar inside the scenes instead of over them.");

    public static final Parameter<Boolean> MERGE_VIDEOS =
            Parameter.bool("media.mergeVideos").defaultsTo(false).meaning("Merge provided videos into one sequence.");

    public static final Parameter<Boolean> MERGE_VIDEOS_FULL =
            Parameter.bool("media.mergeVideosFull").defaultsTo(false).meaning("Merge provided videos at full length.");

    /** On by default for prompt-to-video with ai-video only; the normaliser sees to that. */
    public static final Parameter<Boolean> ADD_AUDIO_TO_VIDEOS = Parameter.bool("media.addAudioToVideos")
            .defaultsTo(false)
            .meaning("Ambient sound for AI video clips; on by default for prompt-to-video with ai-video.");

    public static final Parameter<Boolean> TURN_IMAGES_INTO_VIDEOS =
            Parameter.bool("media.turnImagesIntoVideos").defaultsTo(false).meaning("Animate provided still images.");

    public static final Parameter<Boolean> APPLY_STYLE_TRANSFER = Parameter.bool("media.applyStyleTransfer")
            .defaultsTo(false)
            .meaning("Re-style provided media to the selected preset.");

    static final List<Parameter<?>> ALL = List.of(
            TYPE,
            QUALITY,
            IMAGE_MODEL,
            VIDEO_MODEL,
            DENSITY,
            ANIMATION,
            MEDIA_PRESET,
            MAX_ITEMS,
            PROVIDED,
            USE_ONLY_PROVIDED,
            USE_PROVIDED_IN_ORDER,
            BACKGROUND_VIDEO,
            B_ROLL_TYPE,
            PLACE_AVATAR_IN_CONTEXT,
            MERGE_VIDEOS,
            MERGE_VIDEOS_FULL,
            ADD_AUDIO_TO_VIDEOS,
            TURN_IMAGES_INTO_VIDEOS,
            APPLY_STYLE_TRANSFER);

    private MediaParameters() {}
}
