package io.reelmill.remote.webui;

import static com.github.tomakehurst.wiremock.client.WireMock.equalToJson;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.remote.Recorded;
import io.reelmill.remote.model.MediaOrder;
import io.reelmill.remote.model.ModelInput;
import io.reelmill.remote.model.Shape;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Against the shape of the server's /docs page: POST /sdapi/v1/txt2img. */
class WebUiPicturesTest {

    @RegisterExtension
    static final Recorded RECORDED = new Recorded();

    private static final String ADDRESS = "/sdapi/v1/txt2img";

    @TempDir
    Path folder;

    @Test
    void shouldAskInTheFormOfTheApiAndKeepThePicture() {
        RECORDED.server().stubFor(post(ADDRESS).willReturn(okJson("{\"images\": [\"cGljdHVyZQ==\"], \"info\": \"\"}")));

        make();

        assertThat(folder.resolve("raw")).hasContent("picture");
        RECORDED.server().verify(postRequestedFor(urlEqualTo(ADDRESS)).withRequestBody(equalToJson("""
                {"prompt": "a lighthouse", "width": 864, "height": 1536, "steps": 20, "sampler_name": "Euler a"}""")));
    }

    @Test
    void shouldRefuseAnAnswerWithoutAPictureOrWithABrokenOne() {
        RECORDED.server().stubFor(post(ADDRESS).willReturn(okJson("{\"detail\": \"busy\"}")));
        assertThatThrownBy(this::make).hasMessageEndingWith("without a picture");
        RECORDED.server().stubFor(post(ADDRESS).willReturn(okJson("{\"images\": [\"?\"]}")));
        assertThatThrownBy(this::make).hasMessageEndingWith("with a file that is not Base64");
    }

    /** docs/providers.md shows this class as the example of how to add a provider. */
    @Test
    void shouldStandInTheGuideAsItIsInUnderSixtyLines() throws IOException {
        Path source = Path.of("src/main/java/io/reelmill/remote/webui/WebUiPictures.java");
        String code = Files.readString(source);

        assertThat(code.lines()).hasSizeLessThan(60);
        assertThat(Path.of("../../docs/providers.md")).content().contains("```java\n" + code + "```");
    }

    private void make() {
        var input = new ModelInput(Shape.WIDTH_HEIGHT, List.of(), Map.of("steps", "20", "sampler_name", "Euler a"));
        new WebUiPictures(RECORDED.line("", Map.of()), input)
                .make(new MediaOrder("a lighthouse", 1080, 1920), folder.resolve("raw"), () -> false);
    }
}
