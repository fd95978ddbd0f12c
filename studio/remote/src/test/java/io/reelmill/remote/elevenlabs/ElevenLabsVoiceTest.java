package io.reelmill.remote.elevenlabs;

import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.equalToJson;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.getRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.providers.hearing.Transcript;
import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.Speech.SpokenWord;
import io.reelmill.providers.speech.Voice;
import io.reelmill.remote.Recorded;
import io.reelmill.remote.Tones;
import io.reelmill.remote.media.SpeechImporter;
import io.reelmill.remote.voice.VoiceChoice;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Against the shapes of the API's reference: POST /v1/text-to-speech/{voice_id}/with-timestamps, GET /v1/voices. */
class ElevenLabsVoiceTest {

    @RegisterExtension
    static final Recorded RECORDED = new Recorded();

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String RACHEL = "21m00Tcm4TlvDq8ikWAM";
    private static final String SPEECH = "/v1/text-to-speech/" + RACHEL + "/with-timestamps?output_format=pcm_24000";
    private static final Voice VOICE = new Voice("", "en", 1.5, 0.4);

    private static MediaIntake intake;

    @BeforeAll
    static void open() {
        intake = new MediaIntake();
    }

    @AfterAll
    static void close() {
        intake.close();
    }

    @Test
    void shouldFindTheVoiceByItsNameAndTakeTheTimesOfWordsFromTheirCharacters() {
        voices();
        answer(SPEECH, "Hi you.", 0.5, 1.0);

        Speech speech = voice("Rachel").speak("Hi you.", VOICE);

        assertThat(speech.words()).extracting(SpokenWord::text).containsExactly("Hi", "you.");
        assertThat(speech.words().get(0).start())
                .as("the silence before is cut")
                .isCloseTo(0.02, within(0.01));
        assertThat(speech.words().get(1).end()).isLessThanOrEqualTo(speech.seconds());
        assertThat(speech.seconds()).isBetween(1.0, 1.15);
        RECORDED.server()
                .verify(postRequestedFor(urlEqualTo(SPEECH))
                        .withHeader("xi-api-key", equalTo(Recorded.KEY))
                        .withRequestBody(equalToJson("""
                                {"text": "Hi you.", "model_id": "eleven_multilingual_v2",
                                 "voice_settings": {"stability": 0.4, "similarity_boost": 0.75, "speed": 1.2}}""")));
        assertThat(RECORDED.used).containsExactly("speech 7.0");
    }

    @Test
    void shouldNotAskForVoicesWhoseIdIsToldAndListenWhereTheTimesAreNotOfTheText() {
        answer(SPEECH, "Something else", 0, 1.0);

        Speech speech = voice(RACHEL).speak("Hi you.", VOICE);

        assertThat(speech.words()).containsExactly(new SpokenWord("Hi", 7, 8), new SpokenWord("you.", 7, 8));
        RECORDED.server().verify(0, getRequestedFor(urlEqualTo("/v1/voices")));
    }

    @Test
    void shouldRefuseAnAnswerWithoutSound() {
        RECORDED.server().stubFor(post(SPEECH).willReturn(okJson("{\"audio_base64\": \"!!\"}")));
        assertThatThrownBy(() -> voice(RACHEL).speak("Hi.", VOICE))
                .hasMessageEndingWith("with sound that is not Base64");
        RECORDED.server().stubFor(post(SPEECH).willReturn(okJson("{\"detail\": \"quota\"}")));
        assertThatThrownBy(() -> voice(RACHEL).speak("Hi.", VOICE)).hasMessageEndingWith("without sound");
    }

    private static void voices() {
        RECORDED.server().stubFor(get("/v1/voices").willReturn(okJson("""
                {"voices": [{"voice_id": "%s", "name": "Rachel - calm, young", "category": "premade"}]}""".formatted(RACHEL))));
    }

    /** The characters of the text, evenly over the tone. */
    private static void answer(String address, String text, double silence, double tone) {
        ObjectNode answer = JSON.createObjectNode();
        answer.put("audio_base64", Base64.getEncoder().encodeToString(Tones.pcm(24_000, silence, tone, 0.3)));
        ObjectNode alignment = answer.putObject("alignment");
        double each = tone / text.length();
        for (int i = 0; i < text.length(); i++) {
            alignment.withArray("characters").add(text.substring(i, i + 1));
            alignment.withArray("character_start_times_seconds").add(silence + i * each);
            alignment.withArray("character_end_times_seconds").add(silence + (i + 1) * each);
        }
        RECORDED.server().stubFor(post(address).willReturn(okJson(answer.toString())));
    }

    private static ElevenLabsVoice voice(String name) {
        var line = RECORDED.line("", Map.of("xi-api-key", Recorded.KEY));
        var booth = new SpeechImporter(
                intake,
                (wav, text, progress) -> new Transcript(
                        "en",
                        List.of(text.split(" ")).stream()
                                .map(w -> new SpokenWord(w, 7, 8))
                                .toList()));
        return new ElevenLabsVoice(
                line, "eleven_multilingual_v2", new VoiceChoice(name, Map.of(), List.of(), 150), booth);
    }
}
