package io.reelmill.render.generation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.catalog.GenerationParameters;
import io.reelmill.contracts.catalog.GenerationSpec;
import io.reelmill.providers.hearing.Transcript;
import io.reelmill.providers.picture.Shot;
import io.reelmill.providers.script.Script;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.attempt.SpokenLanguage;
import io.reelmill.render.composition.ScriptNarration;
import io.reelmill.render.composition.ScriptNarration.Spoken;
import io.reelmill.render.input.InputFetcher;
import io.reelmill.render.progress.Step;
import io.reelmill.render.script.GivenScript;
import io.reelmill.render.soundtrack.EffectsStage;
import io.reelmill.render.soundtrack.SequenceSoundStage;
import io.reelmill.render.soundtrack.SequenceSoundStage.Part;
import io.reelmill.render.source.Material;
import io.reelmill.render.source.Material.Kind;
import io.reelmill.render.stage.StageRunner.Result;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.AudioTrack.Role;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import java.util.ArrayList;
import java.util.List;

/** What is heard in a clip: a voice, sounds of the client's, the air of the place. */
final class ClipSound {

    /** The picture is there before the voice begins, seconds. */
    private static final double LEAD_IN = 0.2;
    /** The picture stays after the last word, seconds. */
    private static final double LEAD_OUT = 0.3;

    private final List<AudioTrack> tracks = new ArrayList<>();
    private final List<Captions.Word> words = new ArrayList<>();
    private String language = "";
    private double seconds;

    private ClipSound(double seconds) {
        this.seconds = seconds;
    }

    /** Makes and fetches it. */
    static ClipSound of(RenderAttempt attempt, GenerationSpec order, Canvas canvas) throws Exception {
        ClipSound sound = new ClipSound(order.get(GenerationParameters.DURATION));
        sound.speak(attempt, order.speech());
        sound.given(attempt, order, canvas);
        sound.ambience(attempt, order);
        if (order.get(GenerationParameters.WITH_TRANSCRIPT) && sound.words.isEmpty()) {
            attempt.warn("withTranscript: nothing is said in the clip");
        }
        return sound;
    }

    /** Of the clip, seconds; longer than asked where the voice needs it. */
    double seconds() {
        return seconds;
    }

    /** The clip with its sound. */
    Timeline heard(Timeline silent) {
        return new Timeline(silent.canvas(), silent.seconds(), silent.clips(), silent.captions(), tracks);
    }

    /** What is said, as the client reads it. */
    JsonNode transcript() {
        ObjectNode transcript = ContractJson.mapper().createObjectNode();
        transcript.put("language", language.isEmpty() ? null : language);
        transcript.put(
                "text", String.join(" ", words.stream().map(Captions.Word::text).toList()));
        ArrayNode list = transcript.putArray("words");
        words.forEach(word -> list.addObject()
                .put("text", word.text())
                .put("start", Math.round(word.start() * 1000) / 1000.0)
                .put("end", Math.round(word.end() * 1000) / 1000.0));
        return transcript;
    }

    private void speak(RenderAttempt attempt, String speech) throws Exception {
        if (speech.isBlank()) {
            return;
        }
        var order = new GivenScript.Order(speech, attempt.language());
        Script script = attempt.run(
                        Step.SCRIPT,
                        new GivenScript(attempt.providers().writing().reader()),
                        order,
                        GenerationParameters.PROMPT.path())
                .value();
        new SpokenLanguage(attempt).decided(script.language(), speech);
        Spoken spoken = new ScriptNarration(attempt).speak(script);
        language = script.language();
        if (spoken.file() == null) {
            return;
        }
        tracks.add(new AudioTrack(Role.VOICE, spoken.file(), LEAD_IN, 0, 0, 0));
        words.addAll(ScriptNarration.words(spoken.words(), LEAD_IN));
        double needed = Math.ceil((LEAD_IN + spoken.seconds() + LEAD_OUT) * 10) / 10;
        if (needed > seconds) {
            attempt.warn("duration: what voiceId says takes " + needed + " s, and so does the clip");
            seconds = needed;
        }
    }

    private void given(RenderAttempt attempt, GenerationSpec order, Canvas canvas) throws Exception {
        List<String> urls = order.texts(GenerationParameters.REFERENCE_AUDIOS);
        List<Part> parts = new ArrayList<>();
        double at = 0;
        InputFetcher inputs = new InputFetcher(attempt);
        for (int i = 0; i < urls.size(); i++) {
            String field = GenerationParameters.REFERENCE_AUDIOS.path() + "[" + i + "]";
            Material sound = inputs.material(field, urls.get(i), "", canvas, Kind.AUDIO, Kind.VIDEO);
            double left = seconds - at;
            if (sound.sound() != null && left > 0) {
                double heard = Math.min(left, sound.seconds());
                parts.add(new Part(sound.sound(), heard));
                if (order.get(GenerationParameters.WITH_TRANSCRIPT)
                        && order.speech().isBlank()) {
                    transcribe(inputs.transcript(sound), at, heard);
                }
                at += heard;
            }
        }
        if (!parts.isEmpty()) {
            Result<SequenceSoundStage.Joined> joined = attempt.run(
                    Step.SOUNDTRACK, new SequenceSoundStage(attempt.folder()), new SequenceSoundStage.Order(parts));
            String file = joined.folder() + "/" + joined.value().file();
            tracks.add(new AudioTrack(Role.SOURCE, file, 0, 0, 0, Math.min(0.3, seconds / 10)));
        }
    }

    private void transcribe(Transcript said, double offset, double length) {
        language = language.isEmpty() ? said.language() : language;
        said.words().stream()
                .filter(word -> word.start() < length)
                .forEach(word -> words.add(
                        new Captions.Word(word.text(), offset + word.start(), offset + Math.min(length, word.end()))));
    }

    private void ambience(RenderAttempt attempt, GenerationSpec order) throws Exception {
        if (!order.get(GenerationParameters.ENABLE_AUDIO)) {
            return;
        }
        String prompt = order.find(GenerationParameters.PROMPT).orElse("");
        var wanted = new EffectsStage.Order(
                List.of(new Shot(0, 0, seconds, "", prompt, 0)),
                List.of(Transition.CUT),
                List.of(),
                "en",
                List.of(),
                seconds,
                false,
                true,
                attempt.seed());
        Result<EffectsStage.Effects> air = attempt.run(Step.SOUNDTRACK, new EffectsStage(), wanted);
        air.value()
                .cues()
                .forEach(cue ->
                        tracks.add(new AudioTrack(Role.AMBIENCE, air.folder() + "/" + cue.file(), cue.at(), 0, 0, 0)));
    }
}
