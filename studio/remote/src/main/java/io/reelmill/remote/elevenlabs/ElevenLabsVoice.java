package io.reelmill.remote.elevenlabs;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.Speech.SpokenWord;
import io.reelmill.providers.speech.Voice;
import io.reelmill.remote.call.Call;
import io.reelmill.remote.call.CallFailure;
import io.reelmill.remote.call.EndpointClient;
import io.reelmill.remote.media.Sound;
import io.reelmill.remote.media.SpeechImporter;
import io.reelmill.remote.voice.ChosenVoice;
import io.reelmill.remote.voice.Portions;
import io.reelmill.remote.voice.VoiceChoice;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/** A voice behind {@code /v1/text-to-speech/{voice}/with-timestamps}. */
public final class ElevenLabsVoice extends ChosenVoice {

    private static final String OPERATION = "speech";
    /** Raw samples need no decoder, and this rate no particular subscription. */
    private static final int RATE = 24_000;
    /** Every model takes as many characters. */
    private static final int LONGEST_INPUT = 4_500;
    /** Speeds that the API takes. */
    private static final double SLOWEST = 0.7;

    private static final double FASTEST = 1.2;

    private final SpeechImporter booth;
    private final VoiceNames names;

    public ElevenLabsVoice(EndpointClient line, String model, VoiceChoice choice, SpeechImporter booth) {
        super(line, model, choice);
        this.booth = booth;
        this.names = new VoiceNames(line);
    }

    @Override
    public Speech speak(String text, Voice voice) {
        String id = names.idOf(choice.named(voice));
        Sound whole = null;
        List<SpokenWord> words = new ArrayList<>();
        boolean timed = true;
        for (String portion : Portions.of(text, LONGEST_INPUT)) {
            JsonNode answer = ask(id, portion, voice);
            Sound sound = sound(answer);
            double offset = whole == null ? 0 : whole.seconds();
            Optional<List<SpokenWord>> heard =
                    CharacterTimes.words(portion, answer.path("alignment"), offset, sound.seconds());
            timed = timed && heard.isPresent();
            heard.ifPresent(words::addAll);
            whole = whole == null ? sound : whole.then(sound);
        }
        return timed && !whole.isSilent() ? trimmed(whole, words) : booth.timed(line.name(), text, whole);
    }

    private static Speech trimmed(Sound sound, List<SpokenWord> words) {
        double onset = sound.onset();
        Sound trimmed = sound.trimmed();
        double end = trimmed.seconds();
        List<SpokenWord> moved = words.stream()
                .map(w -> new SpokenWord(w.text(), within(w.start() - onset, end), within(w.end() - onset, end)))
                .toList();
        return new Speech(trimmed.rate(), trimmed.samples(), moved);
    }

    private static double within(double seconds, double end) {
        return Math.max(0, Math.min(end, seconds));
    }

    private JsonNode ask(String id, String text, Voice voice) {
        ObjectNode body =
                JsonNodeFactory.instance.objectNode().put("text", text).put("model_id", model);
        body.putObject("voice_settings")
                .put("stability", voice.stability())
                .put("similarity_boost", 0.75)
                .put("speed", Math.max(SLOWEST, Math.min(FASTEST, voice.speed())));
        String address = "/v1/text-to-speech/" + URLEncoder.encode(id, StandardCharsets.UTF_8)
                + "/with-timestamps?output_format=pcm_" + RATE;
        JsonNode answer = line.json(Call.post(OPERATION, address, body).atMost(96));
        line.used(OPERATION, text.length());
        return answer;
    }

    private Sound sound(JsonNode answer) {
        try {
            byte[] bytes =
                    Base64.getDecoder().decode(answer.path("audio_base64").asText(""));
            if (bytes.length >= 2) {
                return Sound.ofPcm(bytes, RATE);
            }
        } catch (IllegalArgumentException e) {
            throw CallFailure.unusable(line.name(), OPERATION, "with sound that is not Base64");
        }
        throw CallFailure.unusable(line.name(), OPERATION, "without sound");
    }
}
