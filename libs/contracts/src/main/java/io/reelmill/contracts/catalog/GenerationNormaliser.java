package io.reelmill.contracts.catalog;

import static io.reelmill.contracts.catalog.GenerationParameters.COUNT;
import static io.reelmill.contracts.catalog.GenerationParameters.DURATION;
import static io.reelmill.contracts.catalog.GenerationParameters.ENABLE_AUDIO;
import static io.reelmill.contracts.catalog.GenerationParameters.FIRST_FRAME;
import static io.reelmill.contracts.catalog.GenerationParameters.LAST_FRAME;
import static io.reelmill.contracts.catalog.GenerationParameters.MAX_REFERENCE_IMAGES_OF_IMAGE;
import static io.reelmill.contracts.catalog.GenerationParameters.MEDIA_TYPE;
import static io.reelmill.contracts.catalog.GenerationParameters.PROMPT;
import static io.reelmill.contracts.catalog.GenerationParameters.RATIO;
import static io.reelmill.contracts.catalog.GenerationParameters.REFERENCE_AUDIOS;
import static io.reelmill.contracts.catalog.GenerationParameters.REFERENCE_IMAGES;
import static io.reelmill.contracts.catalog.GenerationParameters.REFERENCE_VIDEOS;
import static io.reelmill.contracts.catalog.GenerationParameters.VIDEO_QUALITY;
import static io.reelmill.contracts.catalog.GenerationParameters.VOICE_ID;
import static io.reelmill.contracts.catalog.GenerationParameters.WITH_TRANSCRIPT;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.catalog.Submission.Sent;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes a {@link GenerationSpec} of a body, by the same rules as {@link RequestNormaliser}. Pure. */
public final class GenerationNormaliser {

    /** Words a second of speech, for the length of a clip that has to hold it. */
    private static final double WORDS_PER_SECOND = 2.5;

    /** What only clips have. */
    private static final List<Parameter<?>> OF_CLIPS = List.of(
            VIDEO_QUALITY,
            DURATION,
            FIRST_FRAME,
            LAST_FRAME,
            REFERENCE_VIDEOS,
            REFERENCE_AUDIOS,
            ENABLE_AUDIO,
            WITH_TRANSCRIPT,
            VOICE_ID);

    /** Of them, those that nobody sends who wants an image. */
    private static final List<Parameter<?>> ASKING_FOR_CLIP =
            List.of(DURATION, FIRST_FRAME, LAST_FRAME, REFERENCE_VIDEOS, REFERENCE_AUDIOS, VIDEO_QUALITY);

    private final Findings findings = new Findings();
    private final ObjectNode values = JsonNodeFactory.instance.objectNode();
    private final Set<Parameter<?>> given = new HashSet<>();

    private GenerationNormaliser() {}

    /** What became of a body; {@code violations} is empty when it can be generated. */
    public record Outcome(GenerationSpec spec, List<String> warnings, List<Violation> violations) {}

    /** What becomes of a body, under a rule for addresses. */
    public static Outcome normalise(JsonNode body, UrlRule urls) {
        GenerationNormaliser normaliser = new GenerationNormaliser();
        normaliser.read(body, urls);
        Findings findings = normaliser.findings;
        return new Outcome(
                new GenerationSpec(normaliser.values, List.of(), null),
                List.copyOf(findings.warnings()),
                List.copyOf(findings.violations()));
    }

    private void read(JsonNode body, UrlRule urls) {
        if (!(body instanceof ObjectNode object)) {
            findings.violation(null, "type", "the body must be a JSON object");
            return;
        }
        StorableJson.check(object, GenerationParameters.INDEX, findings);
        if (!findings.isClean()) {
            return;
        }
        Submission submission = Submission.of(object, "", GenerationParameters.INDEX, findings);
        Map<Parameter<?>, Sent> sent = submission.resolve(null, findings);
        ValueReader reader = new ValueReader(findings, urls);
        for (Parameter<?> parameter : GenerationParameters.all()) {
            Sent value = sent.get(parameter);
            if (value != null) {
                given.add(parameter);
                reader.read(parameter, value).ifPresent(v -> values.set(parameter.path(), v));
            } else {
                parameter.commonDefault().ifPresent(fallback -> values.set(parameter.path(), fallback));
            }
        }
        submission.warnOfUnknown(findings);
        type();
        if (is(MEDIA_TYPE, "video")) {
            clip();
        } else {
            image();
        }
        prompt();
    }

    private void type() {
        if (!given.contains(MEDIA_TYPE)) {
            boolean clip = ASKING_FOR_CLIP.stream().anyMatch(given::contains);
            values.put(MEDIA_TYPE.path(), clip ? "video" : "image");
            if (clip) {
                findings.warning("mediaType was set to video, which is what the fields are for");
            }
        }
    }

    private void clip() {
        if (values.path(COUNT.path()).asInt(1) > 1) {
            findings.warning("count has no effect for a video: there is always one");
        }
        values.put(COUNT.path(), 1);
        if (!values.has(DURATION.path())) {
            values.put(DURATION.path(), duration());
        }
        boolean framed = values.has(FIRST_FRAME.path()) || values.has(LAST_FRAME.path());
        if (!values.has(RATIO.path()) && !framed) {
            values.put(RATIO.path(), "9:16");
        }
    }

    /** Long enough for what is said. */
    private int duration() {
        String said = new GenerationSpec(values, List.of(), null).speech();
        int words = said.isBlank() ? 0 : said.strip().split("\\s+").length;
        int needed = (int) Math.ceil(words / WORDS_PER_SECOND);
        return Math.min(GenerationParameters.MAX_DURATION, Math.max(GenerationParameters.USUAL_DURATION, needed));
    }

    private void image() {
        for (Parameter<?> parameter : OF_CLIPS) {
            if (given.contains(parameter)) {
                findings.warning(parameter.path() + " has no effect for an image");
            }
            values.remove(parameter.path());
            parameter.commonDefault().ifPresent(fallback -> values.set(parameter.path(), fallback));
        }
        if (!values.has(RATIO.path())) {
            values.put(RATIO.path(), "9:16");
        }
        int references = values.path(REFERENCE_IMAGES.path()).size();
        if (references > MAX_REFERENCE_IMAGES_OF_IMAGE) {
            findings.violation(
                    REFERENCE_IMAGES.path(),
                    "count",
                    REFERENCE_IMAGES.path() + " must have at most " + MAX_REFERENCE_IMAGES_OF_IMAGE
                            + " items for an image; it has " + references);
        }
    }

    private void prompt() {
        boolean needed = !(is(MEDIA_TYPE, "video") && values.has(FIRST_FRAME.path()));
        if (values.path(PROMPT.path()).asText().isBlank()) {
            values.remove(PROMPT.path());
            if (needed && !findings.complainsOf(PROMPT) && !findings.complainsOf(FIRST_FRAME)) {
                findings.violation(PROMPT.path(), "required", "prompt is required, except for a video with firstFrame");
            }
        }
    }

    private boolean is(Parameter<String> parameter, String value) {
        return values.path(parameter.path()).asText().equals(value);
    }

    /** The render request whose settings the pictures of a generation are made with. */
    static RenderSpec renderSpec(GenerationSpec generation) {
        ObjectNode request = ContractJson.mapper().createObjectNode();
        request.put("workflow", Workflow.PROMPT_TO_VIDEO.wireName());
        request.putObject("source").put("prompt", generation.find(PROMPT).orElse("picture"));
        ObjectNode media = request.putObject("media");
        media.put("type", generation.isVideo() ? "ai-video" : "moving-image");
        media.put("mediaPreset", generation.get(GenerationParameters.PRESET));
        if (!generation.isVideo()) {
            media.put("imageModel", generation.get(GenerationParameters.IMAGE_QUALITY));
        }
        media.put("videoModel", generation.get(VIDEO_QUALITY));
        media.put("addAudioToVideos", generation.get(ENABLE_AUDIO));
        request.put("aspectRatio", generation.find(RATIO).orElse("auto"));
        request.putObject("captions").put("enabled", false);
        request.putObject("music").put("enabled", false);
        ObjectNode voice = request.putObject("voice");
        voice.put("enabled", !generation.speech().isBlank());
        generation.find(VOICE_ID).ifPresent(id -> voice.put("voiceId", id));
        Normalisation made = RequestNormaliser.normalise(request);
        RenderSpec spec = ((Normalisation.Accepted) made).spec();
        return new RenderSpec(spec.workflow(), spec.values(), generation.characters(), generation.voice());
    }
}
