package io.reelmill.remote.openai;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.Voice;
import io.reelmill.remote.call.Answer;
import io.reelmill.remote.call.Call;
import io.reelmill.remote.call.CallFailure;
import io.reelmill.remote.call.EndpointClient;
import io.reelmill.remote.media.Sound;
import io.reelmill.remote.media.SpeechImporter;
import io.reelmill.remote.voice.ChosenVoice;
import io.reelmill.remote.voice.Portions;
import io.reelmill.remote.voice.VoiceChoice;

/** A voice behind {@code /audio/speech}. The API tells no times of words: they are found by listening. */
public final class OpenAiSpeech extends ChosenVoice {

    private static final String OPERATION = "speech";
    /** The API takes 4,096 characters. */
    private static final int LONGEST_INPUT = 4_000;
    /** Of {@code pcm}, by the API's reference: 24 kHz, 16 bits, one channel. */
    private static final int PCM_RATE = 24_000;

    private final String format;
    private final SpeechImporter booth;

    /** @param format {@code pcm}, which needs no decoder, or {@code wav}, {@code mp3}, {@code flac} */
    public OpenAiSpeech(EndpointClient line, String model, String format, VoiceChoice choice, SpeechImporter booth) {
        super(line, model, choice);
        this.format = format;
        this.booth = booth;
    }

    @Override
    public Speech speak(String text, Voice voice) {
        Sound whole = null;
        for (String portion : Portions.of(text, LONGEST_INPUT)) {
            Sound sound = spoken(portion, voice);
            whole = whole == null ? sound : whole.then(sound);
        }
        return booth.timed(line.name(), text, whole);
    }

    private Sound spoken(String text, Voice voice) {
        ObjectNode body = JsonNodeFactory.instance
                .objectNode()
                .put("model", model)
                .put("input", text)
                .put("voice", choice.named(voice))
                .put("response_format", format)
                .put("speed", voice.speed());
        Answer answer = line.send(Call.post(OPERATION, "/audio/speech", body)
                .with("Accept", "*/*")
                .atMost(64));
        if (answer.type().startsWith("text/") || answer.type().endsWith("json") || answer.body().length < 100) {
            throw CallFailure.unusable(line.name(), OPERATION, "with something else than sound");
        }
        line.used(OPERATION, text.length());
        return format.equals("pcm") ? Sound.ofPcm(answer.body(), PCM_RATE) : booth.open(line.name(), answer.body());
    }
}
