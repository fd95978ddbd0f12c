package io.reelmill.remote.elevenlabs;

import static com.github.tomakehurst.wiremock.client.WireMock.aMultipart;
import static com.github.tomakehurst.wiremock.client.WireMock.binaryEqualTo;
import static com.github.tomakehurst.wiremock.client.WireMock.containing;
import static com.github.tomakehurst.wiremock.client.WireMock.delete;
import static com.github.tomakehurst.wiremock.client.WireMock.deleteRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.jsonResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.matchingJsonPath;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.serverError;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathEqualTo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.speech.SpeechSynthesizer;
import io.reelmill.providers.speech.Voice;
import io.reelmill.providers.speech.VoiceCloner.Clone;
import io.reelmill.providers.speech.VoiceCloner.Sample;
import io.reelmill.remote.Recorded;
import io.reelmill.remote.Tones;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Against the shapes of the API reference: "Create IVC voice" and "Delete voice". */
class ElevenLabsClonerTest {

    @RegisterExtension
    static final Recorded RECORDED = new Recorded();

    private static final String ADD = "/v1/voices/add";
    private static final String ID = "c38kUX8pkfYO2kHyqfFy";

    @TempDir
    Path folder;

    private byte[] recording;
    private Sample sample;

    @BeforeEach
    void record() throws IOException {
        recording = Tones.wav(16_000, 0, 1, 0);
        sample = new Sample("Ada", "warm, low", Files.write(folder.resolve("sample.wav"), recording));
    }

    @Test
    void shouldSendTheRecordingAndSpeakWithTheVoiceThatComesOfIt() {
        RECORDED.server()
                .stubFor(post(ADD)
                        .willReturn(okJson("{\"voice_id\": \"" + ID + "\", \"requires_verification\": false}")));
        RECORDED.server()
                .stubFor(post(urlPathEqualTo("/v1/text-to-speech/" + ID + "/with-timestamps"))
                        .willReturn(okJson("{\"audio_base64\": \"" + tone() + "\", \"alignment\": {\"characters\":"
                                + " [\"H\", \"i\"], \"character_start_times_seconds\": [0.0, 0.2],"
                                + " \"character_end_times_seconds\": [0.2, 0.4]}}")));

        Clone clone = cloner().clone(sample);
        SpeechSynthesizer speaker = cloner().speaker(clone.reference());
        var speech = speaker.speak("Hi", new Voice("clone-1", "en", 1, 0.5));

        assertThat(clone).isEqualTo(new Clone(ID, ""));
        assertThat(speech.words()).hasSize(1);
        assertThat(speaker.name()).as("two voices are told apart").contains(ID);
        RECORDED.server()
                .verify(postRequestedFor(urlEqualTo(ADD))
                        .withHeader("xi-api-key", equalTo(Recorded.KEY))
                        .withRequestBodyPart(
                                aMultipart("name").withBody(equalTo("Ada")).build())
                        .withRequestBodyPart(aMultipart("description")
                                .withBody(equalTo("warm, low"))
                                .build())
                        .withRequestBodyPart(aMultipart("files")
                                .withHeader("Content-Disposition", containing("filename=\"sample.wav\""))
                                .withBody(binaryEqualTo(recording))
                                .build()));
        RECORDED.server()
                .verify(postRequestedFor(urlPathEqualTo("/v1/text-to-speech/" + ID + "/with-timestamps"))
                        .withRequestBody(matchingJsonPath("$.model_id", equalTo("eleven_multilingual_v2"))));
        assertThat(RECORDED.used).contains("voice-clone 1.0");
    }

    @Test
    void shouldForgetAVoice() {
        RECORDED.server().stubFor(delete("/v1/voices/" + ID).willReturn(okJson("{\"status\": \"ok\"}")));
        cloner().forget(ID);
        RECORDED.server()
                .verify(deleteRequestedFor(urlEqualTo("/v1/voices/" + ID))
                        .withHeader("xi-api-key", equalTo(Recorded.KEY)));
    }

    @Test
    void shouldGiveAVoiceUpThatDoesNotSpeakUntilItIsVerified() {
        RECORDED.server()
                .stubFor(post(ADD)
                        .willReturn(okJson("{\"voice_id\": \"" + ID + "\", \"requires_verification\": true}")));
        RECORDED.server().stubFor(delete("/v1/voices/" + ID).willReturn(okJson("{\"status\": \"ok\"}")));
        assertThatThrownBy(() -> cloner().clone(sample)).hasMessageEndingWith("that has to be verified first");
        RECORDED.server().verify(deleteRequestedFor(urlEqualTo("/v1/voices/" + ID)));
    }

    @Test
    void shouldTellAnAbsentServiceFromOneThatRefusesAndQuoteNeither() {
        RECORDED.server().stubFor(post(ADD).willReturn(serverError()));
        assertThatThrownBy(() -> cloner().clone(sample))
                .isInstanceOf(ProviderException.class)
                .extracting("category")
                .isEqualTo(Category.PASSING);
        RECORDED.server().verify(1, postRequestedFor(urlEqualTo(ADD)));

        RECORDED.server()
                .stubFor(post(ADD)
                        .willReturn(jsonResponse(
                                "{\"detail\": {\"status\": \"voice_limit_reached\", \"message\": \"of 30\"}}", 400)));
        assertThatThrownBy(() -> cloner().clone(sample))
                .hasMessage("recorded does not take the request (400)")
                .extracting("category")
                .isEqualTo(Category.INTERNAL);
    }

    private static String tone() {
        return Base64.getEncoder().encodeToString(Tones.pcm(24_000, 0, 0.4, 0.1));
    }

    private static ElevenLabsCloner cloner() {
        var line = RECORDED.line("", Map.of("xi-api-key", Recorded.KEY));
        return new ElevenLabsCloner(line, "eleven_multilingual_v2", List.of(), 155, null);
    }
}
