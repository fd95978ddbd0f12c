package io.reelmill.remote.fal;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.binaryEqualTo;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.equalToJson;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.put;
import static com.github.tomakehurst.wiremock.client.WireMock.putRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import io.reelmill.providers.ProviderException;
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

/** Against the shapes of fal's client: initiate, put, and the address of the file in a model's input. */
class FalStorageTest {

    @RegisterExtension
    static final Recorded RECORDED = new Recorded();

    private static final String MODEL = "/fal-ai/wan/v2.2-14b/animate/move";
    private static final String INITIATE = "/storage/upload/initiate?storage_type=fal-cdn-v3";
    private static final String REQUEST = "/fal-ai/wan/requests/1";

    @TempDir
    Path folder;

    @Test
    void shouldUploadALargeFileAndSendASmallOneAsItIs() throws IOException {
        byte[] video = new byte[300 << 10];
        video[7] = 1;
        place(aResponse().withStatus(200));
        RECORDED.server().stubFor(post(MODEL).willReturn(okJson("""
                        {"status_url": "%1$s/status", "response_url": "%1$s", "cancel_url": "%1$s/cancel"}""".formatted(home(REQUEST)))));
        RECORDED.server().stubFor(get(REQUEST + "/status").willReturn(okJson("{\"status\": \"COMPLETED\"}")));
        RECORDED.server()
                .stubFor(get(REQUEST)
                        .willReturn(okJson("{\"video\": {\"url\": \"%s\"}}".formatted(home("/files/out.mp4")))));
        RECORDED.server().stubFor(get("/files/out.mp4").willReturn(aResponse().withBody("moved")));

        model().make(
                        new MediaOrder(
                                "",
                                1080,
                                1920,
                                Map.of(Part.IMAGE, file("c.jpg", new byte[] {1, 2}), Part.VIDEO, file("s.mp4", video))),
                        folder.resolve("raw"),
                        () -> false);

        assertThat(folder.resolve("raw")).hasContent("moved");
        RECORDED.server()
                .verify(postRequestedFor(urlEqualTo(INITIATE))
                        .withHeader("Authorization", equalTo("Key " + Recorded.KEY))
                        .withRequestBody(equalToJson("{\"content_type\": \"video/mp4\", \"file_name\": \"s.mp4\"}")));
        RECORDED.server()
                .verify(putRequestedFor(urlEqualTo("/put/s.mp4?signature=abc"))
                        .withoutHeader("Authorization")
                        .withHeader("Content-Type", equalTo("video/mp4"))
                        .withRequestBody(binaryEqualTo(video)));
        RECORDED.server().verify(postRequestedFor(urlEqualTo(MODEL)).withRequestBody(equalToJson("""
                        {"image_url": "data:image/jpeg;base64,AQI=", "video_url": "https://v3.fal.media/files/s.mp4",
                         "resolution": "720p"}""")));
        assertThat(RECORDED.used).containsExactly("motion 1.0");
    }

    @Test
    void shouldOrderNothingWhereTheFileIsNotTaken() throws IOException {
        place(aResponse().withStatus(403));
        Path large = file("s.mp4", new byte[300 << 10]);
        var order = new MediaOrder("", 64, 64, Map.of(Part.VIDEO, large));
        assertThatThrownBy(() -> model().make(order, folder.resolve("raw"), () -> false))
                .isInstanceOf(ProviderException.class)
                .hasMessageEndingWith("with an address at which nothing could be left");
        RECORDED.server().verify(0, postRequestedFor(urlEqualTo(MODEL)));
    }

    private FalModel model() {
        var line = RECORDED.line("", Map.of("Authorization", "Key " + Recorded.KEY));
        var input = new ModelInput(Shape.NONE, List.of(), Map.of("resolution", "720p"));
        var errand = new JobPoller(Duration.ofMillis(1), Duration.ofSeconds(5));
        var files = new ModelFiles(new FalStorage(line), Map.of(Part.IMAGE, "image_url", Part.VIDEO, "video_url"));
        return new FalModel(line, MODEL.substring(1), input, errand, "motion", files);
    }

    private void place(ResponseDefinitionBuilder answer) {
        RECORDED.server().stubFor(post(INITIATE).willReturn(okJson("""
                        {"upload_url": "%s", "file_url": "https://v3.fal.media/files/s.mp4"}""".formatted(home("/put/s.mp4?signature=abc")))));
        RECORDED.server().stubFor(put("/put/s.mp4?signature=abc").willReturn(answer));
    }

    private Path file(String name, byte[] content) throws IOException {
        return Files.write(folder.resolve(name), content);
    }

    private static String home(String path) {
        return "http://127.0.0.1:" + RECORDED.server().port() + path;
    }
}
