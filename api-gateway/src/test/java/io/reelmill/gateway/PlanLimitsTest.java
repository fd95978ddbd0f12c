package io.reelmill.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.event.Topics;
import java.io.IOException;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the plan of a workspace does not allow. */
@QuarkusTest
class PlanLimitsTest extends GatewayTest {

    private String key;

    @BeforeEach
    void openAFreeWorkspace() {
        key = "free-" + UUID.randomUUID();
        FakeAccountService.key(
                key, UUID.randomUUID().toString(), UUID.randomUUID().toString(), "free");
    }

    @Test
    void shouldRefuseARenderWhileAsManyAsThePlanAllowsAreUnderWay() {
        for (int i = 0; i < 3; i++) {
            as(key).body(SCRIPT).post(API + "/render").then().statusCode(200);
        }
        for (String idempotencyKey : new String[] {"first", "second"}) {
            withoutTrace(() -> as(key).header("Idempotency-Key", idempotencyKey)
                            .body(SCRIPT)
                            .post(API + "/render"))
                    .then()
                    .statusCode(429)
                    .header("Retry-After", equalTo("10"))
                    .body("code", equalTo("rate_limited"))
                    .body("error", containsString("its plan allows, which is 3"));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'workflow':'prompt-to-video','prompt':'Cats','durationSeconds':61} | source.durationSeconds",
                "{'workflow':'prompt-to-video','prompt':'Cats','promptTargetDuration':'auto'} | options.promptTargetDuration",
                "{'workflow':'audio-to-video','source':{'url':'FILES/there.mp3'},'metadata':{'duration':90}} | metadata.duration",
            })
    void shouldRefuseAFilmThatIsLongerThanThePlanAllowsAndNameTheField(String body, String field) {
        String json = body.replace('\'', '"').replace("FILES", FakeAccountService.server.baseUrl() + "/files");
        withoutTrace(() -> as(key).body(json).post(API + "/render"))
                .then()
                .statusCode(403)
                .body("code", equalTo("plan_required"))
                .body("field", equalTo(field))
                .body("error", containsString("allows 60 s"));
        as(FakeAccountService.KEY)
                .body(json)
                .post(API + "/calculate-credits")
                .then()
                .statusCode(200);
    }

    @Test
    void shouldTellTheRenderServiceThePriorityOfThePlan() throws IOException {
        for (Map.Entry<String, Integer> priority :
                Map.of(FakeAccountService.KEY, 3, key, 0).entrySet()) {
            try (TopicReader jobs = new TopicReader(Topics.RENDER_JOBS)) {
                String pid =
                        as(priority.getKey()).body(SCRIPT).post(API + "/render").path("pid");
                assertThat(told(jobs, pid, 1).get(0).priority()).isEqualTo(priority.getValue());
            }
        }
    }

    @Test
    void shouldRefuseAScriptThatTakesLongerToSpeakThanThePlanAllows() {
        String body = "{\"workflow\":\"script-to-video\",\"source\":{\"text\":\"" + "word ".repeat(300) + "\"}}";
        as(key).body(body).post(API + "/render").then().statusCode(403).body("field", equalTo("source.text"));
    }
}
