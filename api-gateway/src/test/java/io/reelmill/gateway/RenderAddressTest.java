package io.reelmill.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Addresses that a request names are judged before a render begins. */
@QuarkusTest
class RenderAddressTest extends GatewayTest {

    @Test
    void shouldBlockAddressesThatMayNotBeVisited() {
        withoutTrace(() -> render(
                        "{'workflow':'script-to-video','input':'Hi','webhookUrl':'http://169.254.169.254/latest'}"))
                .then()
                .statusCode(400)
                .body("code", equalTo("blocked_url"))
                .body("field", equalTo("webhookUrl"));
    }

    @Test
    void shouldRequireThatOwnMusicExists() {
        String files = FakeAccountService.server.baseUrl() + "/files/";
        withoutTrace(() -> render("{'workflow':'script-to-video','input':'Hi','audioUrl':'" + files + "gone.mp3'}"))
                .then()
                .statusCode(400)
                .body("code", equalTo("unreachable_url"))
                .body("field", equalTo("music.audioUrl"));
        for (String file : List.of("there.mp3", "no-head.mp3")) {
            render("{'workflow':'script-to-video','input':'Hi','audioUrl':'" + files + file + "'}")
                    .then()
                    .statusCode(200);
        }
    }

    @Test
    void shouldBlockMusicThatRedirectsInward() {
        String music = FakeAccountService.server.baseUrl() + "/files/inward.mp3";
        withoutTrace(() -> render("{'workflow':'script-to-video','input':'Hi','audioUrl':'" + music + "'}"))
                .then()
                .statusCode(400)
                .body("code", equalTo("blocked_url"))
                .body("field", equalTo("music.audioUrl"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'source':{'text':'Hi','websiteToRecord':'URL'}                            | source.websiteToRecord",
                "'input':'Hi','media':{'provided':[{'url':'a.example'},{'url':'URL'}]}      | media.provided[1].url",
                "'input':'Hi','media':{'backgroundVideo':{'type':'video','url':'URL'}}      | media.backgroundVideo.url",
                "'input':'Hi','avatar':{'enabled':true,'url':'URL'}                         | avatar.url",
                "'input':'Hi','options':{'watermark':{'url':'URL'}}                         | options.watermark.url",
                "'input':'Hi','advanced':{'customCreationParams':{'selectedAvatar':'URL'}}  | avatar.url",
                "'input':'URL'                                                              | source.text",
            })
    void shouldJudgeEveryAddress(String fields, String field) {
        String body = "{'workflow':'script-to-video'," + fields.replace("URL", "http://169.254.169.254/x") + "}";
        withoutTrace(() -> render(body))
                .then()
                .statusCode(400)
                .body("code", equalTo("blocked_url"))
                .body("field", equalTo(field))
                .body("errors", hasSize(1));
        assertThat(reservations()).isZero();
    }
}
