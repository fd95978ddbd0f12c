package io.reelmill.contracts.catalog;

import static io.reelmill.contracts.catalog.Workflow.PROMPT_TO_VIDEO;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Defaults that depend on other fields, and values that other fields force; what is forced is told in a warning. */
final class Derivations {

    /** Its detail is lost on the smaller models. */
    private static final Set<String> PRESETS_FOR_ULTRA = Set.of("ULTRA_REALISM");

    private static final Map<String, String> MIME_TYPES = Map.of(
            "png", "image/png",
            "jpg", "image/jpeg",
            "jpeg", "image/jpeg",
            "webp", "image/webp",
            "gif", "image/gif",
            "mp4", "video/mp4",
            "mov", "video/quicktime",
            "webm", "video/webm");

    private static final Set<String> VIDEO_FILES = Set.of("mp4", "mov", "m4v", "webm", "mkv", "avi", "mpg", "mpeg");
    private static final Set<String> AUDIO_FILES = Set.of("mp3", "wav", "m4a", "aac", "ogg", "oga", "opus", "flac");

    private Derivations() {}

    static void apply(Draft draft) {
        music(draft);
        voice(draft);
        providedMedia(draft);
        models(draft);
        duration(draft);
        avatar(draft);
        withoutEffect(draft);
        if (!draft.isGiven(MediaParameters.ADD_AUDIO_TO_VIDEOS)) {
            boolean clips = draft.workflow == PROMPT_TO_VIDEO && draft.is(MediaParameters.TYPE, "ai-video");
            draft.set(MediaParameters.ADD_AUDIO_TO_VIDEOS, clips);
        }
        if (!draft.isGiven(OptionParameters.HAS_TO_TRANSCRIPT)) {
            draft.set(OptionParameters.HAS_TO_TRANSCRIPT, draft.is(CaptionParameters.ENABLED, true));
        }
    }

    private static void music(Draft draft) {
        if (!draft.isGiven(MusicParameters.ENABLED)
                && MusicParameters.SWITCHING_ON.stream().anyMatch(draft::isGiven)) {
            draft.set(MusicParameters.ENABLED, true);
        }
        if (draft.is(OptionParameters.DISABLE_AUDIO, true)) {
            if (draft.isGiven(MusicParameters.ENABLED) && draft.is(MusicParameters.ENABLED, true)) {
                draft.findings.warning("options.disableAudio strips the music: music.enabled was set to false");
            }
            draft.set(MusicParameters.ENABLED, false);
        }
    }

    private static void voice(Draft draft) {
        if (draft.is(OptionParameters.DISABLE_VOICE, true)) {
            if (draft.isGiven(VoiceParameters.ENABLED) && draft.is(VoiceParameters.ENABLED, true)) {
                draft.findings.warning("options.disableVoice strips the voice-over: voice.enabled was set to false");
            }
            draft.set(VoiceParameters.ENABLED, false);
        }
    }

    private static void providedMedia(Draft draft) {
        draft.find(MediaParameters.PROVIDED)
                .ifPresent(items -> items.forEach(item -> {
                    if (!item.has("type")) {
                        ((ObjectNode) item).put("type", kindOf(item.path("url").asText()));
                    }
                }));
        if (draft.is(MediaParameters.USE_PROVIDED_IN_ORDER, true)) {
            if (!draft.is(MediaParameters.TYPE, "custom")) {
                draft.findings.warning("media.useProvidedInOrder applies only where media.type is custom (there it"
                        + " forces media.useOnlyProvided) and was ignored");
                draft.set(MediaParameters.USE_PROVIDED_IN_ORDER, false);
            } else if (!draft.is(MediaParameters.USE_ONLY_PROVIDED, true)) {
                draft.findings.warning("media.useProvidedInOrder forces media.useOnlyProvided, which was set to true");
                draft.set(MediaParameters.USE_ONLY_PROVIDED, true);
            }
        }
    }

    /** What is asked for but cannot show; it is told, since it changes nothing else. */
    private static void withoutEffect(Draft draft) {
        String workflow = draft.workflow.wireName();
        JsonNode items = draft.find(MediaParameters.PROVIDED)
                .orElseGet(() -> draft.spec().values().arrayNode());
        boolean seen = false;
        boolean pictured = false;
        for (int i = 0; i < items.size(); i++) {
            boolean sound = items.get(i).path("type").asText().equals("audio");
            seen |= !sound;
            pictured |= items.get(i).path("type").asText().equals("image");
            if (sound) {
                draft.findings.warning("media.provided[" + i + "] is sound, which cannot be seen; it is not used");
            }
        }
        if (draft.isGiven(MediaParameters.USE_ONLY_PROVIDED)
                && draft.is(MediaParameters.USE_ONLY_PROVIDED, true)
                && !seen
                && draft.workflow != Workflow.ARTICLE_TO_VIDEO) {
            draft.findings.warning(
                    "media.useOnlyProvided has nothing to show: media.provided has no image or video; pictures are made");
        }
        if (draft.is(AvatarParameters.ENABLED, true) && !draft.workflow.showsAvatars()) {
            draft.findings.warning("avatar.enabled has no effect in " + workflow);
        }
        if (draft.is(AvatarParameters.ENABLED, true)
                && draft.workflow.showsAvatars()
                && draft.is(VoiceParameters.ENABLED, false)) {
            draft.findings.warning("avatar.url is seen, but does not talk: voice.enabled is false");
        }
        if (draft.workflow == Workflow.MOTION_TRANSFER
                && pictured
                && draft.find(RequestParameters.CHARACTER_IDS)
                        .filter(ids -> !ids.isEmpty())
                        .isPresent()) {
            draft.findings.warning("characterIds has no effect: the figure is the image of media.provided");
        }
        if (draft.isGiven(SourceParameters.QUIZZ_DATA) && !draft.workflow.isNarrated()) {
            draft.findings.warning("source.quizzData has no effect in " + workflow);
        }
        if (draft.find(OptionParameters.WATERMARK)
                .filter(mark -> !mark.hasNonNull("url"))
                .isPresent()) {
            draft.findings.warning("options.watermark has no url; there is no watermark");
        }
    }

    private static void models(Draft draft) {
        String quality = draft.find(MediaParameters.QUALITY).orElse("pro");
        if (!draft.isGiven(MediaParameters.IMAGE_MODEL)) {
            draft.set(
                    MediaParameters.IMAGE_MODEL,
                    switch (quality) {
                        case "standard" -> "cheap";
                        case "ultra" -> "ultra";
                        default -> "good";
                    });
        }
        if (!draft.isGiven(MediaParameters.VIDEO_MODEL)) {
            draft.set(MediaParameters.VIDEO_MODEL, quality.equals("standard") ? "base" : quality);
        }
        switch (draft.find(MediaParameters.TYPE).orElse("")) {
            case "ai-video" -> forceUltra(draft, "media.type ai-video", draft.isGiven(MediaParameters.TYPE));
            case "moving-image" ->
                draft.find(MediaParameters.MEDIA_PRESET)
                        .filter(PRESETS_FOR_ULTRA::contains)
                        .ifPresent(preset -> forceUltra(draft, "media.mediaPreset " + preset, true));
            case "motion-graphics" -> {
                String model = draft.find(MediaParameters.VIDEO_MODEL).orElse("pro");
                if (!Set.of("base", "pro").contains(model)) {
                    if (draft.isGiven(MediaParameters.VIDEO_MODEL)) {
                        draft.findings.warning(
                                "media.videoModel " + model + " is not a motion-graphics director; pro was used");
                    }
                    draft.set(MediaParameters.VIDEO_MODEL, "pro");
                }
            }
            default -> {} // no engine of these has a say in the models
        }
    }

    private static void forceUltra(Draft draft, String why, boolean chosen) {
        if (!draft.is(MediaParameters.IMAGE_MODEL, "ultra")) {
            if (chosen || draft.isGiven(MediaParameters.IMAGE_MODEL)) {
                draft.findings.warning(why + " forces media.imageModel, which was set to ultra");
            }
            draft.set(MediaParameters.IMAGE_MODEL, "ultra");
        }
    }

    /** An explicit target wins, then an explicit length, then the default length. Both fields then say the same. */
    private static void duration(Draft draft) {
        if (!draft.isGiven(OptionParameters.PROMPT_TARGET_DURATION)) {
            draft.copy(SourceParameters.DURATION_SECONDS, OptionParameters.PROMPT_TARGET_DURATION);
        } else if (draft.find(OptionParameters.PROMPT_TARGET_DURATION)
                .orElseThrow()
                .isNumber()) {
            draft.copy(OptionParameters.PROMPT_TARGET_DURATION, SourceParameters.DURATION_SECONDS);
        }
    }

    private static void avatar(Draft draft) {
        if (!draft.isGiven(AvatarParameters.MIME_TYPE)) {
            draft.find(AvatarParameters.URL)
                    .ifPresent(url -> draft.set(
                            AvatarParameters.MIME_TYPE, MIME_TYPES.getOrDefault(extension(url), "video/mp4")));
        }
    }

    private static String kindOf(String url) {
        String extension = extension(url);
        return VIDEO_FILES.contains(extension) ? "video" : AUDIO_FILES.contains(extension) ? "audio" : "image";
    }

    private static String extension(String url) {
        String path = url.replaceFirst("[?#].*", "");
        return path.substring(path.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }
}
