package io.reelmill.remote.openai;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.equalToJson;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.serverError;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.remote.Recorded;
import io.reelmill.remote.model.MediaOrder;
import io.reelmill.remote.model.ModelInput;
import io.reelmill.remote.model.Shape;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Against the shapes of the API's reference: POST /v1/images/generations. */
class OpenAiImagesTest {

    @RegisterExtension
    static final Recorded RECORDED = new Recorded();

    private static final MediaOrder ORDER = new MediaOrder("a lighthouse", 1080, 1920);

    @TempDir
    Path folder;

    @Test
    void shouldAskForTheNearestSizeAndKeepThePictureOfTheAnswer() {
        String base64 = Base64.getEncoder().encodeToString("picture".getBytes(StandardCharsets.UTF_8));
        RECORDED.server()
                .stubFor(post("/v1/images/generations")
                        .willReturn(okJson("{\"created\": 1, \"data\": [{\"b64_json\": \"" + base64 + "\"}]}")));

        images().make(ORDER, folder.resolve("raw"), () -> false);

        assertThat(folder.resolve("raw")).hasContent("picture");
        assertThat(RECORDED.used).containsExactly("picture 1.0");
        RECORDED.server()
                .verify(postRequestedFor(urlEqualTo("/v1/images/generations"))
                        .withHeader("Authorization", equalTo("Bearer " + Recorded.KEY))
                        .withRequestBody(equalToJson("""
                                {"model": "gpt-image-1", "prompt": "a lighthouse", "n": 1, "size": "1024x1536",
                                 "quality": "low", "output_compression": 80}""")));
    }

    @Test
    void shouldFetchThePictureWhereTheAnswerLeadsWithoutTheKey() {
        String url = "http://127.0.0.1:" + RECORDED.server().port() + "/files/1.png";
        RECORDED.server()
                .stubFor(post("/v1/images/generations").willReturn(okJson("{\"data\": [{\"url\": \"" + url + "\"}]}")));
        RECORDED.server().stubFor(get("/files/1.png").willReturn(aResponse().withBody("picture")));

        images().make(ORDER, folder.resolve("raw"), () -> false);

        assertThat(folder.resolve("raw")).hasContent("picture");
    }

    @Test
    void shouldNotOrderTwiceAfterAFailureAndRefuseAnAnswerWithoutAPicture() {
        RECORDED.server().stubFor(post("/v1/images/generations").willReturn(serverError()));
        assertThatThrownBy(() -> images().make(ORDER, folder.resolve("raw"), () -> false))
                .hasMessage("recorded failed (500)");
        RECORDED.server().verify(1, postRequestedFor(urlEqualTo("/v1/images/generations")));

        RECORDED.server().stubFor(post("/v1/images/generations").willReturn(okJson("{\"data\": []}")));
        assertThatThrownBy(() -> images().make(ORDER, folder.resolve("raw"), () -> false))
                .hasMessageEndingWith("without a picture");
    }

    private static OpenAiImages images() {
        var line = RECORDED.line("/v1", Map.of("Authorization", "Bearer " + Recorded.KEY));
        var input = new ModelInput(
                Shape.SIZE,
                List.of("1024x1024", "1024x1536", "1536x1024"),
                Map.of("quality", "low", "output_compression", "80"));
        return new OpenAiImages(line, "gpt-image-1", input);
    }
}
