package io.reelmill.account.admin;

import static io.restassured.RestAssured.given;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.testkit.CuttablePostgres;
import io.reelmill.testkit.TestKafka;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/** The running service, called on the listener of {@code /admin}. */
@QuarkusTest
@QuarkusTestResource(value = CuttablePostgres.class, parallel = true)
@QuarkusTestResource(value = TestKafka.class, parallel = true)
@QuarkusTestResource(value = TestIssuer.class, parallel = true)
abstract class AdminTest {

    static final String TOKEN = "operator-token-of-the-test";

    @Inject
    AdminListener listener;

    @Inject
    Jdbi jdbi;

    RequestSpecification admin() {
        return bearer(TOKEN);
    }

    RequestSpecification bearer(String token) {
        return anonymous().header("Authorization", "Bearer " + token);
    }

    RequestSpecification anonymous() {
        return given().baseUri("http://127.0.0.1")
                .port(listener.port())
                .basePath("/admin")
                .contentType(ContentType.JSON);
    }

    /** A workspace of a new user. */
    UUID createWorkspace(String plan) {
        String email = UUID.randomUUID() + "@example.com";
        return UUID.fromString(admin().body("""
                        {"name":"Ada's","plan":"%s","ownerEmail":"%s","ownerName":"Ada","reason":"a test"}""".formatted(plan, email))
                .post("/workspaces")
                .then()
                .statusCode(201)
                .extract()
                .path("workspace.id"));
    }

    ValidatableResponse audit(UUID workspace) {
        return admin().get("/audit?workspace=" + workspace).then().statusCode(200);
    }
}
