package io.reelmill.gateway;

import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.reelmill.projects.task.TaskEnd;
import io.reelmill.projects.task.TaskFile;
import io.reelmill.projects.task.TaskStore;
import jakarta.inject.Inject;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Generations whose media are not there when the call ends. */
@QuarkusTest
@TestProfile(HurriedGateway.class)
class LateMediaTest extends GatewayTest {

    private static final String GENERATE = API + "/generate-media";
    private static final TaskFile IMAGE = new TaskFile("folder/0-1-file0.png", "image/png", 1080, 1920, null, 9L);

    @Inject
    TaskStore tasks;

    @Test
    void shouldGoOnWithoutAClientAndTellTheResultLater() {
        String id = as(FakeAccountService.KEY)
                .body("{\"prompt\": \"a cat 3\"}")
                .post(GENERATE)
                .then()
                .statusCode(200)
                .body("status", equalTo("rendering"))
                .body("success", equalTo(1))
                .extract()
                .path("id");
        as(FakeAccountService.KEY)
                .get(GENERATE + "?id=" + id)
                .then()
                .statusCode(200)
                .body("status", equalTo("rendering"));
        as(FakeAccountService.OTHER_KEY).get(GENERATE + "?id=" + id).then().statusCode(404);

        jdbi.useTransaction(
                tx -> tasks.finish(tx, UUID.fromString(id), new TaskEnd.Ready(2, List.of(IMAGE), null, List.of())));

        as(FakeAccountService.KEY)
                .get(GENERATE + "?id=" + id)
                .then()
                .statusCode(200)
                .body("status", equalTo("ready"))
                .body("creditsUsed", equalTo(2))
                .body("urls", hasSize(1));
        as(FakeAccountService.KEY)
                .get(GENERATE + "?id=nothing")
                .then()
                .statusCode(404)
                .body("field", equalTo("id"));
        as(FakeAccountService.KEY).get(GENERATE).then().statusCode(400).body("field", equalTo("id"));
    }
}
