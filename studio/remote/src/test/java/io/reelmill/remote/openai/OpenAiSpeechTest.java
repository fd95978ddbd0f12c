package io.reelmill.remote.openai;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.equalToJson;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.ingest.MediaIntake;
import io.reelmill.providers.hearing.Transcript;
import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.Speech.SpokenWord;
import io.reelmill.providers.speech.Voice;
import io.reelmill.remote.Recorded;
import io.reelmill.remote.Tones;
import io.reelmill.remote.media.SpeechImporter;
import io.reelmill.remote.voice.VoiceChoice;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Against the shapes of the API's reference: POST /v1/audio/speech. */
class OpenAiSpeechTest {

    @RegisterExtension
    static final Recorded RECORDED = new Recorded();

    private static final Voice VOICE = new Voice("warm", "en", 1.25, 0.5);

    @Test
    void shouldAskInTheFormOfTheApiAndReadRawSamples() {
        answer("audio/pcm", Tones.pcm(24_000, 0.5, 1.0, 0.7));

        Speech speech = speech("pcm").speak("Hello there.", VOICE);

        assertThat(speech.sampleRate()).isEqualTo(24_000);
        assertThat(speech.seconds()).as("without the silence around it").isBetween(1.0, 1.15);
        assertThat(speech.words()).extracting(SpokenWord::text).containsExactly("Hello", "there.");
        RECORDED.server()
                .verify(postRequestedFor(urlEqualTo("/v1/audio/speech"))
                        .withHeader("Authorization", equalTo("Bearer " + Recorded.KEY))
                        .withRequestBody(equalToJson("""
                                {"model": "tts", "input": "Hello there.", "voice": "nova",
                                 "response_format": "pcm", "speed": 1.25}""")));
        assertThat(RECORDED.used).containsExactly("speech 12.0");
    }

    @Test
    void shouldHaveFilesOpenedByTheIsolatedProcessAndRefuseWhatIsNoSound() {
        answer("audio/wav", Tones.wav(22_050, 0.1, 0.8, 0.1));
        assertThat(speech("wav").speak("Hello there.", VOICE).seconds()).isBetween(0.75, 1.0);

        answer(
                "audio/mpeg",
                "this is certainly no sound at all, whatever its type may say"
                        .repeat(5)
                        .getBytes(StandardCharsets.UTF_8));
        assertThatThrownBy(() -> speech("mp3").speak("Hello there.", VOICE))
                .hasMessageStartingWith("recorded answered with sound that ");
    }

    @Test
    void shouldRefuseAnErrorThatComesAsSuccessAndSilence() {
        RECORDED.server().stubFor(post("/v1/audio/speech").willReturn(okJson("{\"error\": \"no such voice\"}")));
        assertThatThrownBy(() -> speech("pcm").speak("Hello.", VOICE))
                .hasMessageEndingWith("with something else than sound");

        answer("audio/pcm", Tones.pcm(24_000, 1, 0, 0));
        assertThatThrownBy(() -> speech("pcm").speak("Hello.", VOICE)).hasMessage("recorded answered with silence");
    }

    @Test
    void shouldSendLongTextInPortionsThatEndWithSentences() {
        answer("audio/pcm", Tones.pcm(24_000, 0, 0.2, 0));
        String text = "This is a sentence of some length that is said again. "
                .repeat(100)
                .strip();

        Speech speech = speech("pcm").speak(text, VOICE);

        assertThat(speech.seconds()).isBetween(0.39, 0.42);
        RECORDED.server().verify(2, postRequestedFor(urlEqualTo("/v1/audio/speech")));
        assertThat(RECORDED.server().getAllServeEvents())
                .allSatisfy(e -> assertThat(e.getRequest().getBodyAsString()).contains("again.\""));
    }

    @Test
    void shouldSpeakTheLanguagesThatAreTold() {
        OpenAiSpeech speech = speech("pcm");
        assertThat(List.of("en", "en-GB", "pt-BR")).allMatch(speech::speaks);
        assertThat(List.of("pt", "de")).noneMatch(speech::speaks);
    }

    private static OpenAiSpeech speech(String format) {
        var line = RECORDED.line("/v1", Map.of("Authorization", "Bearer " + Recorded.KEY));
        var choice = new VoiceChoice("alloy", Map.of("warm", "nova"), List.of("en", "pt-BR"), 150);
        var booth = new SpeechImporter(
                new MediaIntake(),
                (wav, text, progress) -> new Transcript(
                        "en",
                        List.of(text.split(" ")).stream()
                                .map(w -> new SpokenWord(w, 0, 1))
                                .toList()));
        return new OpenAiSpeech(line, "tts", format, choice, booth);
    }

    private static void answer(String type, byte[] body) {
        RECORDED.server()
                .stubFor(post("/v1/audio/speech")
                        .willReturn(aResponse().withHeader("Content-Type", type).withBody(body)));
    }
}
