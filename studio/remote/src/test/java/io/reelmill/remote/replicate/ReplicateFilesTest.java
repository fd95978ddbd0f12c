package io.reelmill.remote.replicate;

import static com.github.tomakehurst.wiremock.client.WireMock.aMultipart;
import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.binaryEqualTo;
import static com.github.tomakehurst.wiremock.client.WireMock.containing;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.equalToJson;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.jsonResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.remote.Recorded;
import io.reelmill.remote.model.JobPoller;
import io.reelmill.remote.model.MediaOrder;
import io.reelmill.remote.model.ModelFiles;
import io.reelmill.remote.model.ModelInput;
import io.reelmill.remote.model.Part;
import io.reelmill.remote.model.Shape;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Against the shapes of Replicate's reference: files.create, and its address in a prediction's input. */
class ReplicateFilesTest {

    @RegisterExtension
    static final Recorded RECORDED = new Recorded();

    private static final String FILE = "https://api.replicate.com/v1/files/cneqzikepnug6xezperrr4z55o";

    @TempDir
    Path folder;

    @Test
    void shouldUploadALargeFileAndNameFieldsAsTheModelDoes() throws IOException {
        byte[] speech = new byte[300 << 10];
        RECORDED.server()
                .stubFor(post("/v1/files")
                        .willReturn(jsonResponse(
                                "{\"id\": \"cneqzikepnug6xezperrr4z55o\", \"urls\": {\"get\": \"" + FILE + "\"}}",
                                201)));
        RECORDED.server()
                .stubFor(post("/v1/predictions")
                        .willReturn(jsonResponse("""
                        {"status": "starting", "urls": {"get": "%1$s", "cancel": "%1$s/cancel"}}""".formatted(home("/v1/predictions/1")), 201)));
        RECORDED.server()
                .stubFor(get("/v1/predictions/1")
                        .willReturn(okJson("{\"status\": \"succeeded\", \"output\": \"" + home("/out.mp4") + "\"}")));
        RECORDED.server().stubFor(get("/out.mp4").willReturn(aResponse().withBody("talking")));

        model().make(order(speech), folder.resolve("raw"), () -> false);

        assertThat(folder.resolve("raw")).hasContent("talking");
        RECORDED.server()
                .verify(postRequestedFor(urlEqualTo("/v1/files"))
                        .withHeader("Authorization", equalTo("Bearer " + Recorded.KEY))
                        .withRequestBodyPart(aMultipart("content")
                                .withHeader("Content-Disposition", containing("filename=\"speech.wav\""))
                                .withHeader("Content-Type", equalTo("audio/wav"))
                                .withBody(binaryEqualTo(speech))
                                .build()));
        RECORDED.server()
                .verify(postRequestedFor(urlEqualTo("/v1/predictions"))
                        .withRequestBody(equalToJson("""
                        {"version": "a519cc0cfebaaeade068b23899165a11ec76aaa1d2b313d40d214f204ec957a3",
                         "input": {"source_image": "data:image/jpeg;base64,AQI=", "driven_audio": "%s"}}""".formatted(FILE))));
    }

    @Test
    void shouldFailWhereTheAnswerHasNoAddress() {
        RECORDED.server().stubFor(post("/v1/files").willReturn(jsonResponse("{\"id\": \"1\"}", 201)));
        assertThatThrownBy(() -> model().make(order(new byte[300 << 10]), folder.resolve("raw"), () -> false))
                .hasMessageEndingWith("without a place for a file");
    }

    private MediaOrder order(byte[] speech) throws IOException {
        return new MediaOrder(
                "",
                64,
                64,
                Map.of(
                        Part.IMAGE, Files.write(folder.resolve("face.jpg"), new byte[] {1, 2}),
                        Part.SOUND, Files.write(folder.resolve("speech.wav"), speech)));
    }

    private static ReplicateModel model() {
        var line = RECORDED.line("/v1", Map.of("Authorization", "Bearer " + Recorded.KEY));
        var input = new ModelInput(Shape.NONE, List.of(), Map.of());
        var errand = new JobPoller(Duration.ofMillis(1), Duration.ofSeconds(5));
        var files = new ModelFiles(
                new ReplicateFiles(line), Map.of(Part.IMAGE, "source_image", Part.SOUND, "driven_audio"));
        String model = "cjwbw/sadtalker:a519cc0cfebaaeade068b23899165a11ec76aaa1d2b313d40d214f204ec957a3";
        return new ReplicateModel(line, model, input, errand, "avatar", files);
    }

    private static String home(String path) {
        return "http://127.0.0.1:" + RECORDED.server().port() + path;
    }
}
