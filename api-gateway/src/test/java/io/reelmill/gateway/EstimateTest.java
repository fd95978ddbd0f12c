package io.reelmill.gateway;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.empty;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import org.junit.jupiter.api.Test;

@QuarkusTest
class EstimateTest extends GatewayTest {

    @Test
    void anEstimateNeedsNoKeyAndIsWhatARenderReserves() {
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
    void theFormerBodyIsStillEstimated() {
        estimate("{'creationParams':{'inputText':'One two three.','nbGenerations':3}}")
                .then()
                .statusCode(200)
                .body("outputs", equalTo(3));
    }

    @Test
    void everyWorkflowIsEstimatedAlsoThoseWithoutAPipeline() {
        estimate("{'workflow':'audio-to-video','source':{'url':'http://localhost:19999/a.mp3'},'metadata':{'duration':61}}")
                .then()
                .statusCode(200)
                .body("breakdown.item", equalTo(java.util.List.of("render", "clip", "transcription")));
    }

    @Test
    void aBadBodyIsRefusedAsByRender() {
        estimate("{'workflow':'script-to-video','voice':{'speed':3},'source':{'text':'x'}}")
                .then()
                .statusCode(400)
                .body("error", equalTo("voice.speed must lie between 0.5 and 2"));
    }

    private static Response estimate(String body) {
        return given().contentType("application/json").body(body.replace('\'', '"')).post(API + "/calculate-credits");
    }
}
