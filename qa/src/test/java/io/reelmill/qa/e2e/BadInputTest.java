package io.reelmill.qa.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;

import io.reelmill.qa.e2e.RunningSuite.Credits;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class BadInputTest {

    @RegisterExtension
    static final RunningSuite REELMILL = new RunningSuite();

    static Stream<Arguments> refused() {
        return Stream.of(
                Arguments.of("{\"source\": {\"text\": \"Hi\"}}", "workflow", "workflow"),
                Arguments.of("{\"workflow\": \"script-to-video\"}", "source.text", "source.text"),
                Arguments.of(
                        "{\"workflow\": \"script-to-video\", \"source\": {\"text\": \"Hi\"}, \"voice\": {\"speed\": 3}}",
                        "voice.speed",
                        "voice.speed must lie between 0.5 and 2"),
                Arguments.of(
                        "{\"workflow\": \"script-to-video\", \"source\": {\"text\": 7}}", "source.text", "source.text"),
                Arguments.of(
                        "{\"workflow\": \"script-to-video\", \"source\": {\"text\": \"Hi\"}, \"ratio\": \"7:3\"}",
                        "aspectRatio",
                        "sent as ratio"));
    }

    @ParameterizedTest
    @MethodSource("refused")
    void shouldNameTheFieldStoreNothingAndChargeNothing(String body, String field, String message) {
        Credits credits = REELMILL.awaitSettledCredits();
        int projects = projects();

        REELMILL.client()
                .body(body)
                .post("/render")
                .then()
                .statusCode(400)
                .body("success", equalTo(0))
                .body("code", equalTo("validation_error"))
                .body("field", equalTo(field))
                .body("error", containsString(message))
                .body("errors", hasSize(1))
                .body("requestId", notNullValue());

        assertThat(projects()).isEqualTo(projects);
        assertThat(REELMILL.credits()).isEqualTo(credits);
    }

    @Test
    void shouldTellMalformedJsonFromAWrongField() {
        REELMILL.client()
                .body("{\"workflow\": ")
                .post("/render")
                .then()
                .statusCode(400)
                .body("code", equalTo("malformed_json"));
    }

    @Test
    void shouldCheckTheKeyBeforeTheBody() {
        REELMILL.anonymous().body("{}").post("/render").then().statusCode(401).body("code", equalTo("unauthorized"));
        REELMILL.anonymous()
                .header("key", "rm_nobody")
                .body("{}")
                .post("/render")
                .then()
                .statusCode(401)
                .body("success", equalTo(0));
    }

    @Test
    void shouldNotKnowAnUnknownProject() {
        REELMILL.client()
                .queryParam("pid", "0000000000000000000000")
                .get("/status")
                .then()
                .statusCode(404)
                .body("code", equalTo("not_found"));
    }

    @Test
    void shouldRefuseWhatTheCreditsDoNotCover() {
        Credits credits = REELMILL.awaitSettledCredits();

        REELMILL.client()
                .body("""
                        {"workflow": "prompt-to-video", "source": {"prompt": "Tea", "durationSeconds": 1800},
                         "media": {"type": "ai-video", "videoModel": "sora2", "density": "high"},
                         "options": {"outputCount": 10}}""")
                .post("/render")
                .then()
                .statusCode(402)
                .body("code", equalTo("insufficient_credits"))
                .body("error", containsString(String.valueOf(credits.total())));

        assertThat(REELMILL.credits()).isEqualTo(credits);
    }

    private static int projects() {
        return REELMILL.client()
                .queryParam("limit", 1000)
                .get("/projects")
                .then()
                .statusCode(200)
                .extract()
                .jsonPath()
                .getList("projects")
                .size();
    }
}
