package io.reelmill.render.workflow;

import io.reelmill.contracts.catalog.AvatarParameters;
import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.contracts.catalog.OptionParameters;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.VoiceParameters;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.picture.Shot;
import io.reelmill.providers.reading.Document;
import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.ScriptBrief;
import io.reelmill.providers.speech.Voice;
import io.reelmill.render.narration.Narration;
import io.reelmill.render.narration.NarrationStage;
import io.reelmill.render.script.AdvertisingScript;
import io.reelmill.render.script.GivenScript;
import io.reelmill.render.script.ToldScript;
import io.reelmill.render.script.WrittenScript;
import io.reelmill.render.stage.StageRunner.Result;
import io.reelmill.render.visuals.ShotCutter;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.writer.AdBrief;
import java.util.List;

/** What narrated workflows share: a script, its voice, and the shots that go with it. */
final class Narrating {

    /** The picture is there before the voice begins, seconds. */
    private static final double LEAD_IN = 0.3;
    /** The music ends and the last picture rests after the last word, seconds. */
    private static final double LEAD_OUT = 1.4;

    private final Take take;

    Narrating(Take take) {
        this.take = take;
    }

    /**
     * A script that was spoken.
     *
     * @param file WAV named from the project's folder, or null when nothing is heard
     */
    record Spoken(Script script, List<Narration.Word> words, double seconds, String file) {}

    /** The client's text as a script. */
    Script read(String text) throws Exception {
        GivenScript.Order order = new GivenScript.Order(text, take.language());
        return take.run(Step.SCRIPT, new GivenScript(take.crew().writing().reader()), order)
                .value();
    }

    /** A script on a topic, as long as the request asks. */
    Script write(String topic) throws Exception {
        ScriptBrief brief = new ScriptBrief(
                topic, take.spec().get(SourceParameters.DURATION_SECONDS), pace(), languageOrEnglish(), take.seed());
        return take.run(Step.SCRIPT, new WrittenScript(take.crew().writing().writer()), brief)
                .value();
    }

    /**
     * A script that advertises what the prompt, or else what the titles of the provided media, tell of.
     *
     * @throws ProviderException INPUT when neither says anything
     */
    Script advertise(List<String> titles) throws Exception {
        String prompt = take.spec().find(SourceParameters.PROMPT).orElse("");
        if (prompt.isBlank() && titles.isEmpty()) {
            throw new ProviderException(
                    Category.INPUT, "source.prompt, or a title in media.provided, must say what is advertised.");
        }
        double seconds = take.spec().get(SourceParameters.DURATION_SECONDS);
        AdBrief brief = new AdBrief(prompt, titles, seconds, pace(), languageOrEnglish(), take.seed());
        return take.run(Step.SCRIPT, new AdvertisingScript(), brief).value();
    }

    /** A document, told: shortened as the request wants it. */
    Script retell(Document document) throws Exception {
        var brief = new ToldScript.Order(
                document,
                take.spec().get(OptionParameters.SUMMARIZATION_PREFERENCE),
                take.spec().get(OptionParameters.PREVENT_SUMMARIZATION),
                pace(),
                take.language());
        return take.run(Step.SCRIPT, new ToldScript(), brief).value();
    }

    /** Words a minute of the voice that will speak. */
    double pace() {
        String language = languageOrEnglish();
        return take.crew().voices().forLanguage(language).wordsPerMinute(language)
                * take.spec().get(VoiceParameters.SPEED);
    }

    String languageOrEnglish() {
        return languageOr(take, "en");
    }

    static String languageOr(Take take, String other) {
        return take.language().isEmpty() ? other : take.language();
    }

    /** Has the script spoken, or timed as if it were. */
    Spoken speak(Script script) throws Exception {
        Voice voice = new Voice(
                take.spec().get(VoiceParameters.VOICE_ID),
                script.language(),
                take.spec().get(VoiceParameters.SPEED),
                take.spec().get(VoiceParameters.STABILITY));
        boolean audible = take.spec().get(VoiceParameters.ENABLED);
        Result<Narration> result = take.run(
                Step.NARRATION,
                new NarrationStage(take.crew().voices()),
                new NarrationStage.Order(script, voice, audible, take.spec().get(VoiceParameters.ENHANCE_AUDIO)));
        Narration narration = result.value();
        String file = narration.file() == null ? null : result.folder() + "/" + narration.file();
        if (audible) {
            take.tally().spoken(narration.seconds());
        }
        return new Spoken(script, narration.words(), narration.seconds(), file);
    }

    /** An avatar is seen to begin, so that its voice comes with the first picture. */
    double leadIn() {
        return take.spec().get(AvatarParameters.ENABLED) ? 0 : LEAD_IN;
    }

    /** The beginning of a cut: the voice and its words, as long as they take. */
    RoughCut cut(Spoken spoken, Canvas canvas) {
        return cut(spoken, canvas, 0);
    }

    /** @param least seconds that it lasts even if less is said */
    RoughCut cut(Spoken spoken, Canvas canvas, double least) {
        double seconds = Math.max(least, leadIn() + spoken.seconds() + LEAD_OUT);
        RoughCut cut = new RoughCut(
                canvas, seconds, spoken.script().title(), spoken.script().language());
        if (spoken.file() != null) {
            cut.hear(new AudioTrack(AudioTrack.Role.VOICE, spoken.file(), leadIn(), 0, 0, 0));
        }
        return cut.caption(words(spoken.words(), leadIn()));
    }

    /** How often the request wants the picture to change. */
    double picturesPerMinute() {
        return take.desk().prices().density().get(take.spec().get(MediaParameters.DENSITY));
    }

    /** Where the pictures change. */
    List<Shot> shots(Script script, List<Narration.Word> words, double offset, double seconds) {
        return new ShotCutter(picturesPerMinute()).cut(script, words, offset, seconds);
    }

    static List<Captions.Word> words(List<Narration.Word> words, double offset) {
        return words.stream()
                .map(w -> new Captions.Word(w.text(), offset + w.start(), offset + w.end()))
                .toList();
    }
}
