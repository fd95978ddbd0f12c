package io.reelmill.gateway;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;

import com.github.tomakehurst.wiremock.client.WireMock;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

@QuarkusTest
class EstimateTest extends GatewayTest {

    @Test
    void shouldEstimateWithoutAKeyWhatARenderReserves() {
        String body = "{'workflow':'prompt-to-video','prompt':'Whales','options':{'outputCount':2,'soundEffects':true},"
                + "'render':{'resolution':'4k'}}";
        int credits = estimate(body)
                .then()
                .statusCode(200)
                .body("success", equalTo(1))
                .body("outputs", equalTo(2))
                .body("pricingVersion", equalTo("2026-11"))
                .body("assumptions", not(empty()))
                .extract()
                .path("credits");
        Response answer = estimate(body);
        assertThat(answer.<Integer>path("creditsEstimate")).isEqualTo(credits);
        assertThat(answer.jsonPath().getList("breakdown.credits", Integer.class).stream()
                        .mapToInt(Integer::intValue)
                        .sum())
                .isEqualTo(credits);
        render(body).then().statusCode(200).body("creditsReserved", equalTo(credits));
    }

    @Test
    void shouldEstimateALegacyBody() {
        estimate("{'creationParams':{'inputText':'One two three.','nbGenerations':3}}")
                .then()
                .statusCode(200)
                .body("outputs", equalTo(3));
    }

    @Test
    void shouldEstimateEveryWorkflow() {
        estimate(
                        "{'workflow':'audio-to-video','source':{'url':'http://localhost:19999/a.mp3'},'metadata':{'duration':61}}")
                .then()
                .statusCode(200)
                .body("breakdown.item", equalTo(java.util.List.of("render", "clip", "transcription")));
    }

    @Test
    void shouldMeasureASourceWithoutAHintAndAssumeALengthOtherwise() {
        FakeAccountService.server.stubFor(WireMock.get(WireMock.urlPathEqualTo("/files/talk.wav"))
                .willReturn(WireMock.aResponse().withBody(wavOf(125))));
        String files = FakeAccountService.server.baseUrl() + "/files/";
        String body = "{'workflow':'caption-video','source':{'url':'" + files + "FILE'}}";
        estimate(body.replace("FILE", "talk.wav"))
                .then()
                .statusCode(200)
                .body("breakdown.find { it.item == 'transcription' }.quantity", equalTo(3))
                .body("assumptions[0]", containsString("125 s long: the length of its source"));
        estimate(body.replace("FILE", "gone.wav"))
                .then()
                .statusCode(200)
                .body("breakdown.find { it.item == 'transcription' }.quantity", equalTo(1))
                .body("assumptions[0]", containsString("60 s are assumed"));
        estimate(body.replace("FILE", "talk.wav").replace("}}", "},'metadata':{'duration':59}}"))
                .then()
                .statusCode(200)
                .body("breakdown.find { it.item == 'transcription' }.quantity", equalTo(1));
    }

    @Test
    void shouldReadOnlyThePartsOfASourceThatTellItsLength() {
        ByteBuffer head = ByteBuffer.allocate(32);
        head.putInt(16).put("ftypisom".getBytes(StandardCharsets.US_ASCII)).putInt(0);
        head.putInt(5_000_000).put("mdat".getBytes(StandardCharsets.US_ASCII));
        ByteBuffer end = ByteBuffer.allocate(150);
        end.putInt(150).put("moov".getBytes(StandardCharsets.US_ASCII));
        end.putInt(108).put("mvhd".getBytes(StandardCharsets.US_ASCII)).position(28);
        end.putInt(1000).putInt(125_000);
        part("bytes=0-65535", "bytes 0-31/5000166", head.array());
        part("bytes=5000016-5065551", "bytes 5000016-5000165/5000166", end.array());
        String url = FakeAccountService.server.baseUrl() + "/files/last.mp4";
        estimate("{'workflow':'caption-video','source':{'url':'" + url + "'}}")
                .then()
                .statusCode(200)
                .body("assumptions[0]", containsString("125 s long: the length of its source"));
    }

    private static void part(String range, String place, byte[] bytes) {
        FakeAccountService.server.stubFor(WireMock.get(WireMock.urlPathEqualTo("/files/last.mp4"))
                .withHeader("Range", WireMock.equalTo(range))
                .willReturn(WireMock.aResponse()
                        .withStatus(206)
                        .withHeader("Content-Range", place)
                        .withBody(bytes)));
    }

    @Test
    void shouldNotWaitForASourceThatDoesNotAnswer() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            estimate("{'workflow':'audio-to-video','source':{'url':'http://localhost:" + silent.getLocalPort()
                            + "/a.mp3'}}")
                    .then()
                    .statusCode(200)
                    .body("assumptions[0]", containsString("60 s are assumed"));
        }
    }

    /** The head of a file of 44.1 kHz, 16 bits, mono. */
    private static byte[] wavOf(int seconds) {
        ByteBuffer file = ByteBuffer.allocate(44).order(ByteOrder.LITTLE_ENDIAN);
        file.put("RIFF....WAVEfmt ".getBytes(StandardCharsets.US_ASCII))
                .putInt(16)
                .putInt(0x0001_0001);
        file.putInt(44_100).putInt(88_200).putInt(0x0010_0002);
        return file.put("data".getBytes(StandardCharsets.US_ASCII))
                .putInt(88_200 * seconds)
                .array();
    }

    @Test
    void shouldRefuseABadBodyAsRenderDoes() {
        estimate("{'workflow':'script-to-video','voice':{'speed':3},'source':{'text':'x'}}")
                .then()
                .statusCode(400)
                .body("error", equalTo("voice.speed must lie between 0.5 and 2"));
    }

    private static Response estimate(String body) {
        return given().contentType("application/json")
                .body(body.replace('\'', '"'))
                .post(API + "/calculate-credits");
    }
}
