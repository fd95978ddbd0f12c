package io.reelmill.remote.whisper;

import static com.github.tomakehurst.wiremock.client.WireMock.aMultipart;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.providers.hearing.Transcript;
import io.reelmill.providers.speech.Speech.SpokenWord;
import io.reelmill.remote.Recorded;
import io.reelmill.remote.Tones;
import io.reelmill.remote.hearing.RemoteTranscriber;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Against the shape of whisper.cpp's server: POST /inference, verbose_json. */
class WhisperServerTest {

    @RegisterExtension
    static final Recorded RECORDED = new Recorded();

    @Test
    void shouldJoinTokensToWordsAndLeaveMarksOut(@TempDir Path folder) throws IOException {
        RECORDED.server().stubFor(post("/inference").willReturn(okJson("""
                {"task": "transcribe", "language": "english", "text": " Unbelievable, isn't it?",
                 "segments": [{"id": 0, "text": " Unbelievable, isn't it?", "words": [
                   {"word": "[_BEG_]", "start": 0.0, "end": 0.0},
                   {"word": " Un", "start": 0.1, "end": 0.2}, {"word": "believ", "start": 0.2, "end": 0.5},
                   {"word": "able", "start": 0.5, "end": 0.8}, {"word": ",", "start": 0.8, "end": 0.8},
                   {"word": " isn", "start": 0.9, "end": 1.0}, {"word": "'t", "start": 1.0, "end": 1.1},
                   {"word": " it", "start": 1.1, "end": 1.2}, {"word": "?", "start": 1.2, "end": 1.3}]}]}""")));
        Path wav = Files.write(folder.resolve("recording.wav"), Tones.wav(16_000, 0, 2, 0));

        Transcript transcript = new RemoteTranscriber(RECORDED.line("", Map.of()), new WhisperServer(), List.of("en"))
                .transcribe(wav, "", share -> {});

        assertThat(transcript.language()).isEqualTo("en");
        assertThat(transcript.words())
                .containsExactly(
                        new SpokenWord("Unbelievable,", 0.1, 0.8),
                        new SpokenWord("isn't", 0.9, 1.1),
                        new SpokenWord("it?", 1.1, 1.3));
        RECORDED.server()
                .verify(postRequestedFor(urlEqualTo("/inference"))
                        .withAnyRequestBodyPart(aMultipart("response_format").withBody(equalTo("verbose_json")))
                        .withAnyRequestBodyPart(aMultipart("language").withBody(equalTo("auto")))
                        .withAnyRequestBodyPart(aMultipart("file")));
    }

    @Test
    void shouldUnderstandTheLanguagesThatAreTold() {
        var english = new RemoteTranscriber(RECORDED.line("", Map.of()), new WhisperServer(), List.of("en", "pt-BR"));
        assertThat(List.of("", "en", "en-GB", "pt")).allMatch(english::understands);
        assertThat(english.understands("de")).isFalse();
    }
}
