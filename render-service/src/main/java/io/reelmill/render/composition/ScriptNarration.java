package io.reelmill.render.composition;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.catalog.AvatarParameters;
import io.reelmill.contracts.catalog.LongestInput;
import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.contracts.catalog.OptionParameters;
import io.reelmill.contracts.catalog.RenderParameters;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.SpokenText;
import io.reelmill.contracts.catalog.VoiceParameters;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.picture.Shot;
import io.reelmill.providers.picture.Style;
import io.reelmill.providers.reading.Document;
import io.reelmill.providers.script.News;
import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.Script.Scene;
import io.reelmill.providers.script.ScriptBrief;
import io.reelmill.providers.script.ScriptWriter;
import io.reelmill.providers.speech.Voice;
import io.reelmill.render.assembly.TimelineDraft;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.attempt.SpokenLanguage;
import io.reelmill.render.input.FileTitle;
import io.reelmill.render.narration.Narration;
import io.reelmill.render.narration.NarrationStage;
import io.reelmill.render.narration.NarratorChoice;
import io.reelmill.render.progress.Step;
import io.reelmill.render.script.AdvertisingScript;
import io.reelmill.render.script.GivenScript;
import io.reelmill.render.script.ToldScript;
import io.reelmill.render.script.WrittenScript;
import io.reelmill.render.stage.StageRunner.Result;
import io.reelmill.render.visuals.ShotCutter;
import io.reelmill.speech.Voices;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.writer.AdBrief;
import io.reelmill.writer.CuedScript;
import java.util.ArrayList;
import java.util.List;

/** What narrated workflows share: a script, its voice, and the shots that go with it. */
public final class ScriptNarration {

    /** The picture is there before the voice begins, seconds. */
    private static final double LEAD_IN = 0.3;
    /** The music ends and the last picture rests after the last word, seconds. */
    private static final double LEAD_OUT = 1.4;

    /** Length of an advertisement where the request names none, seconds. */
    private static final double AD_SECONDS = 30;

    /** Title of the product where the request names none. */
    private static final String NAMELESS = "Something new";

    private final RenderAttempt attempt;
    private final SpokenLanguage languages;

    public ScriptNarration(RenderAttempt attempt) {
        this.attempt = attempt;
        this.languages = new SpokenLanguage(attempt);
    }

    /**
     * A script that was spoken.
     *
     * @param file WAV named from the project's folder, or null when nothing is heard
     */
    public record Spoken(Script script, List<Narration.Word> words, double seconds, String file) {}

    /**
     * An advertisement that was spoken.
     *
     * @param cues what each of its scenes is there for
     */
    public record Advertised(Spoken spoken, List<CuedScript.Cue> cues) {}

    /** The client's text, or that of a post, as a script. */
    public Script read(String text) throws Exception {
        GivenScript.Order order = new GivenScript.Order(text, attempt.language());
        GivenScript reading = new GivenScript(attempt.providers().writing().reader());
        Script script = attempt.run(Step.SCRIPT, reading, order, SourceParameters.TEXT.path())
                .value();
        languages.decided(script.language(), text(script));
        return script;
    }

    /** A script on a topic, as long as the request asks, and its voice. */
    public Spoken write(String topic, List<News> news) throws Exception {
        String language = languages.of(topic);
        ScriptWriter writer = attempt.providers().writing().writer();
        double pace = pace(language);
        double target = isOpenEnded()
                ? writer.naturalSeconds(topic, pace)
                : attempt.spec().get(SourceParameters.DURATION_SECONDS);
        return counted(lengthFitter(language).spoken(target, pace, (seconds, wordsPerMinute) -> {
            ScriptBrief brief = new ScriptBrief(topic, seconds, wordsPerMinute, language, attempt.seed(), news);
            return attempt.run(Step.SCRIPT, new WrittenScript(writer), brief, topicField())
                    .value();
        }));
    }

    /**
     * A script that advertises what the prompt, or else what the titles of the provided media, or at last the names of
     * their files, tell of; and its voice.
     */
    public Advertised advertise(List<String> given) throws Exception {
        String prompt = attempt.spec().find(SourceParameters.PROMPT).orElse("");
        List<String> titles = prompt.isBlank() && given.isEmpty() ? titlesOfFiles() : given;
        String language = languages.of(prompt.isBlank() ? titles.get(0) : prompt);
        double target = isOpenEnded() ? AD_SECONDS : attempt.spec().get(SourceParameters.DURATION_SECONDS);
        AdvertisingScript stage =
                new AdvertisingScript(attempt.providers().writing().ads());
        List<CuedScript> written = new ArrayList<>();
        Spoken spoken = lengthFitter(language).spoken(target, pace(language), (seconds, wordsPerMinute) -> {
            AdBrief brief = new AdBrief(prompt, titles, seconds, wordsPerMinute, language, attempt.seed());
            written.add(attempt.run(Step.SCRIPT, stage, brief, topicField()).value());
            return written.get(written.size() - 1).script();
        });
        CuedScript kept = written.stream()
                .filter(ad -> ad.script().equals(spoken.script()))
                .findFirst()
                .orElseThrow();
        return new Advertised(counted(spoken), kept.cues());
    }

    private List<String> titlesOfFiles() {
        List<String> titles = new ArrayList<>();
        attempt.spec()
                .get(MediaParameters.PROVIDED)
                .forEach(item -> FileTitle.of(item.path("url").asText()).ifPresent(titles::add));
        if (titles.isEmpty()) {
            titles.add(NAMELESS);
        }
        attempt.warn("neither source.prompt nor a title in media.provided says what is advertised; it is taken to be: "
                + String.join(", ", titles));
        return titles;
    }

    /** Who can write is a matter of the language, where one is named. */
    private String topicField() {
        return attempt.language().isEmpty() ? SourceParameters.PROMPT.path() : VoiceParameters.LANGUAGE.path();
    }

    private boolean isOpenEnded() {
        return attempt.spec()
                .find(OptionParameters.PROMPT_TARGET_DURATION)
                .map(JsonNode::isTextual)
                .orElse(false);
    }

    /**
     * A script that retells a document, shortened as the request asks.
     *
     * @param field that named its address
     * @throws ProviderException INPUT when it has nothing to tell, or too much
     */
    public Script retell(String field, Document document) throws Exception {
        var brief = new ToldScript.Order(
                document,
                attempt.spec().get(OptionParameters.SUMMARIZATION_PREFERENCE),
                attempt.spec().get(OptionParameters.PREVENT_SUMMARIZATION),
                pace(languages.of(document.text())),
                attempt.language());
        ToldScript telling = new ToldScript(attempt.providers().writing().articles());
        Script script = attempt.run(Step.SCRIPT, telling, brief, field).value();
        languages.decided(script.language(), document.text());
        return requireShort(field, script);
    }

    /** A client's own text was measured before the render began; what an address leads to is measured here. */
    public Script requireShort(String field, Script script) {
        double minutes =
                new SpokenText(text(script)).seconds(attempt.services().prices().wordsPerMinute())
                        / attempt.spec().get(VoiceParameters.SPEED)
                        / 60;
        if (minutes * 60 > LongestInput.SCRIPT_SECONDS) {
            throw new ProviderException(
                    Category.INPUT,
                    "%s leads to a text of about %d minutes; at most %d can be spoken. options.summarizationPreference shortens it."
                            .formatted(field, (long) Math.ceil(minutes), LongestInput.SCRIPT_SECONDS / 60));
        }
        return script;
    }

    private static String text(Script script) {
        return String.join("\n", script.scenes().stream().map(Scene::spokenText).toList());
    }

    private Voices voices() {
        String asked = attempt.spec().get(VoiceParameters.VOICE_ID);
        return NarratorChoice.isNamed(asked)
                ? attempt.providers().voices().naming(asked)
                : attempt.providers().voices();
    }

    /** Words a minute of the voice that will speak the language. */
    private double pace(String language) {
        Voices voices = voices();
        boolean heard = attempt.spec().get(VoiceParameters.ENABLED) && voices.speaks(language);
        return attempt.spec().get(VoiceParameters.SPEED)
                * (heard ? voices.wordsPerMinute(language) : NarrationStage.SILENT_WORDS_PER_MINUTE);
    }

    private ScriptLengthFitter lengthFitter(String language) {
        Voices voices = voices();
        boolean paid = attempt.spec().get(VoiceParameters.ENABLED)
                && voices.speaks(language)
                && !voices.isBuiltIn(voices.forLanguage(language));
        return new ScriptLengthFitter(
                this::voiced, paid ? ScriptLengthFitter.MAX_PASSES_PAID : ScriptLengthFitter.MAX_PASSES);
    }

    public static String languageOr(RenderAttempt attempt, String other) {
        return attempt.language().isEmpty() ? other : attempt.language();
    }

    /** Has the script spoken, or timed as if it were. */
    public Spoken speak(Script script) throws Exception {
        return counted(voiced(script));
    }

    /** As {@link #speak}, without counting it for the price: the script may be written again. */
    private Spoken voiced(Script script) throws Exception {
        Voice voice = new Voice(
                NarratorChoice.voiceId(
                        attempt.spec().get(VoiceParameters.VOICE_ID),
                        Style.of(attempt.spec().get(MediaParameters.MEDIA_PRESET))),
                script.language(),
                attempt.spec().get(VoiceParameters.SPEED),
                attempt.spec().get(VoiceParameters.STABILITY));
        boolean audible = attempt.spec().get(VoiceParameters.ENABLED);
        if (audible && !voices().speaks(script.language())) {
            audible = false;
            attempt.warn("voice.language: no voice speaks '" + script.language()
                    + "' here; the film has captions, but no voice-over; espeak-ng on the render workers or a"
                    + " remote voice would speak it");
        }
        Result<Narration> result = attempt.run(
                Step.NARRATION,
                new NarrationStage(voices(), attempt.folder()),
                new NarrationStage.Order(
                        script,
                        voice,
                        audible,
                        attempt.spec().get(VoiceParameters.ENHANCE_AUDIO),
                        attempt.spec().get(RenderParameters.FRAME_RATE)),
                VoiceParameters.LANGUAGE.path());
        Narration narration = result.value();
        String file = narration.file() == null ? null : result.folder() + "/" + narration.file();
        return new Spoken(script, narration.words(), narration.seconds(), file);
    }

    private Spoken counted(Spoken spoken) {
        if (spoken.file() != null) {
            attempt.usageCounter().spoken(spoken.seconds());
            if (attempt.spec().get(VoiceParameters.ENHANCE_AUDIO)) {
                attempt.usageCounter().enhanced();
            }
        }
        return spoken;
    }

    /** An avatar is seen to begin, so that its voice comes with the first picture. */
    public double leadIn() {
        return attempt.spec().get(AvatarParameters.ENABLED) ? 0 : LEAD_IN;
    }

    /** The beginning of a cut: the voice and its words, as long as they take. */
    public TimelineDraft cut(Spoken spoken, Canvas canvas) {
        return cut(spoken, canvas, 0);
    }

    /** @param least seconds that it lasts even if less is said */
    public TimelineDraft cut(Spoken spoken, Canvas canvas, double least) {
        double seconds = Math.max(least, leadIn() + spoken.seconds() + LEAD_OUT);
        attempt.requireAllowedLength(seconds);
        TimelineDraft draft = new TimelineDraft(
                canvas, seconds, spoken.script().title(), spoken.script().language());
        if (spoken.file() != null) {
            draft.addTrack(new AudioTrack(AudioTrack.Role.VOICE, spoken.file(), leadIn(), 0, 0, 0));
        }
        return draft.addCaptions(words(spoken.words(), leadIn()));
    }

    /** How often the request wants the picture to change. */
    public double picturesPerMinute() {
        return attempt.services().prices().density().get(attempt.spec().get(MediaParameters.DENSITY))
                * attempt.variation().pace();
    }

    /** Where the pictures change. */
    public List<Shot> shots(Script script, List<Narration.Word> words, double offset, double seconds) {
        return shots(script, words, offset, seconds, 0);
    }

    /** @param provided items of the client's that want a shot each: cuts come at the ends of sentences then */
    public List<Shot> shots(Script script, List<Narration.Word> words, double offset, double seconds, int provided) {
        ShotCutter cutter = new ShotCutter(picturesPerMinute());
        return provided == 0
                ? cutter.cut(script, words, offset, seconds)
                : cutter.atSentences().atLeast(provided).cut(script, words, offset, seconds);
    }

    public static List<Captions.Word> words(List<Narration.Word> words, double offset) {
        return words.stream()
                .map(w -> new Captions.Word(w.text(), offset + w.start(), offset + w.end()))
                .toList();
    }
}
