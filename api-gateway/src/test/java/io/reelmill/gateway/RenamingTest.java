package io.reelmill.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

/** New names of projects. */
@QuarkusTest
class RenamingTest extends GatewayTest {

    @Test
    void shouldRenameAProjectAtOnce() {
        String pid = render(SCRIPT).path("pid");
        as(FakeAccountService.KEY)
                .body("{\"pid\":\"" + pid + "\",\"name\":\" A better name \"}")
                .post(API + "/rename-project")
                .then()
                .statusCode(200)
                .body("success", equalTo(1));
        as(FakeAccountService.KEY).get(API + "/status?pid=" + pid).then().body("name", equalTo("A better name"));
        as(FakeAccountService.OTHER_KEY)
                .body("{\"pid\":\"" + pid + "\",\"name\":\"Mine now\"}")
                .post(API + "/rename-project")
                .then()
                .statusCode(404);
        as(FakeAccountService.KEY)
                .body("{\"name\":7}")
                .post(API + "/rename-project")
                .then()
                .statusCode(400)
                .body("errors.field", equalTo(List.of("pid", "name")));
    }

    @Test
    void shouldNameAFieldThatIsNotKnownWithTheNearestKnown() {
        String pid = render(SCRIPT).path("pid");
        as(FakeAccountService.KEY)
                .body("{\"pid\":\"" + pid + "\",\"name\":\"New\",\"nam\":\"Old\"}")
                .post(API + "/rename-project")
                .then()
                .statusCode(200)
                .body("name", equalTo("New"), "warnings[0]", containsString("nam"));
    }

    @Test
    void shouldReplayARepeatedRenamingWithoutDoingItAgain() {
        String pid = render(SCRIPT).path("pid");
        String first = rename(pid, "First", "rename-" + pid).asString();
        rename(pid, "Second", "again-" + pid).then().statusCode(200);
        Response repeated = rename(pid, "First", "rename-" + pid);
        repeated.then().statusCode(200).header("Idempotent-Replayed", equalTo("true"));
        assertThat(repeated.asString()).isEqualTo(first);
        as(FakeAccountService.KEY).get(API + "/status?pid=" + pid).then().body("name", equalTo("Second"));
        rename(pid, "Third", "rename-" + pid).then().statusCode(409);
    }

    @RepeatedTest(8)
    void shouldKeepTheNameThatWasAnsweredWhenTwoCallsRaceForOneIdempotencyKey() throws Exception {
        String pid = render(SCRIPT).path("pid");
        String key = "race-" + pid;
        ExecutorService clients = Executors.newFixedThreadPool(2);
        try {
            List<Future<Response>> answers =
                    clients.invokeAll(List.of(() -> rename(pid, "Left", key), () -> rename(pid, "Right", key)));
            List<String> named = new ArrayList<>();
            for (Future<Response> answer : answers) {
                if (answer.get().statusCode() == 200) {
                    named.add(answer.get().path("name"));
                } else {
                    assertThat(answer.get().statusCode()).isEqualTo(409);
                }
            }
            assertThat(named).as("renamed").hasSize(1);
            as(FakeAccountService.KEY).get(API + "/status?pid=" + pid).then().body("name", equalTo(named.get(0)));
        } finally {
            clients.shutdown();
        }
    }

    private static Response rename(String pid, String name, String key) {
        return as(FakeAccountService.KEY)
                .header("Idempotency-Key", key)
                .body("{\"pid\":\"" + pid + "\",\"name\":\"" + name + "\"}")
                .post(API + "/rename-project");
    }
}
