package io.reelmill.remote.openai;

import static com.github.tomakehurst.wiremock.client.WireMock.aMultipart;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.providers.hearing.Transcript;
import io.reelmill.providers.speech.Speech.SpokenWord;
import io.reelmill.remote.Recorded;
import io.reelmill.remote.Tones;
import io.reelmill.remote.hearing.RemoteTranscriber;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Against the shapes of the API's reference: POST /v1/audio/transcriptions, verbose_json. */
class OpenAiTranscriptionTest {

    @RegisterExtension
    static final Recorded RECORDED = new Recorded();

    @TempDir
    Path folder;

    @Test
    void shouldSendTheRecordingAsAFormAndTellEveryWordWithItsPunctuation() throws IOException {
        answer("""
                {"task": "transcribe", "language": "english", "duration": 2.0, "text": "Well, it's done. Twenty-one!",
                 "words": [{"word": "Well", "start": 0.1, "end": 0.4}, {"word": "it's", "start": 0.5, "end": 0.7},
                           {"word": "done", "start": 0.7, "end": 1.1}, {"word": "Twenty", "start": 1.2, "end": 1.5},
                           {"word": "one", "start": 1.5, "end": 9.0}]}""");
        List<Double> progress = new ArrayList<>();

        Transcript transcript = transcriber().transcribe(recording(2), "en-US", progress::add);

        assertThat(transcript.language()).isEqualTo("en");
        assertThat(transcript.words())
                .extracting(SpokenWord::text)
                .containsExactly("Well,", "it's", "done.", "Twenty-one!");
        assertThat(transcript.words().get(3).end())
                .as("not beyond the recording")
                .isCloseTo(2, within(0.01));
        assertThat(progress).containsExactly(0.0, 1.0);
        assertThat(RECORDED.used).containsExactly("transcription 2.0");
        RECORDED.server()
                .verify(postRequestedFor(urlEqualTo("/v1/audio/transcriptions"))
                        .withHeader("Authorization", equalTo("Bearer " + Recorded.KEY))
                        .withAnyRequestBodyPart(aMultipart("model").withBody(equalTo("whisper-1")))
                        .withAnyRequestBodyPart(aMultipart("response_format").withBody(equalTo("verbose_json")))
                        .withAnyRequestBodyPart(
                                aMultipart("timestamp_granularities[]").withBody(equalTo("word")))
                        .withAnyRequestBodyPart(aMultipart("language").withBody(equalTo("en")))
                        .withAnyRequestBodyPart(aMultipart("file")));
    }

    @Test
    void shouldReadWordsInsideOfSegmentsAndKeepThemWhereTheTextSaysSomethingElse() throws IOException {
        answer("""
                {"language": "de", "text": "Ganz anders.",
                 "segments": [{"words": [{"word": " Guten", "start": 0.1, "end": 0.3}]},
                              {"words": [{"word": " Tag", "start": 0.9, "end": 0.2}]}]}""");

        Transcript transcript = transcriber().transcribe(recording(1), "", share -> {});

        assertThat(transcript.language()).isEqualTo("de");
        assertThat(transcript.words()).extracting(SpokenWord::text).containsExactly("Guten", "Tag");
        assertThat(transcript.words()).allMatch(w -> w.end() >= w.start());
    }

    @Test
    void shouldTellNoWordsOfSilence() throws IOException {
        answer("{\"language\": \"english\", \"text\": \"\", \"words\": []}");
        assertThat(transcriber().transcribe(recording(1), "", share -> {}).words())
                .isEmpty();
    }

    @Test
    void shouldSendLongRecordingsInPortionsAndMoveTheWordsToTheirPlace() throws IOException {
        answer("{\"text\": \"Hi.\", \"words\": [{\"word\": \"Hi\", \"start\": 1.0, \"end\": 2.0}]}");

        List<SpokenWord> words =
                transcriber().transcribe(recording(650), "en", share -> {}).words();

        RECORDED.server().verify(2, postRequestedFor(urlEqualTo("/v1/audio/transcriptions")));
        assertThat(words).hasSize(2);
        assertThat(words.get(1).start()).isBetween(570.0, 602.0);
    }

    private Path recording(int seconds) throws IOException {
        return Files.write(folder.resolve("recording.wav"), Tones.wav(8_000, 0, seconds, 0));
    }

    private static RemoteTranscriber transcriber() {
        var line = RECORDED.line("/v1", Map.of("Authorization", "Bearer " + Recorded.KEY));
        return new RemoteTranscriber(line, new OpenAiTranscription("whisper-1"), List.of());
    }

    private static void answer(String json) {
        RECORDED.server().stubFor(post("/v1/audio/transcriptions").willReturn(okJson(json)));
    }
}
