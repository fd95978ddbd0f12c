package io.reelmill.account;

import static io.restassured.RestAssured.given;

import io.quarkus.test.common.QuarkusTestResource;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.contracts.account.AccountApi.SettlementRequest;
import io.reelmill.testkit.CuttablePostgres;
import io.reelmill.testkit.TestKafka;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.time.Duration;
import java.util.UUID;
import org.awaitility.Awaitility;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;

/** The service as the others meet it: over HTTP and Kafka, on the demo workspace. */
@QuarkusTestResource(value = CuttablePostgres.class, parallel = true)
@QuarkusTestResource(value = TestKafka.class, parallel = true)
abstract class AccountServiceTest {

    static final String DEMO_KEY = "rm_demo_key_of_the_test_suite";

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String bootstrap;

    KafkaSide kafka;
    UUID workspace;

    @BeforeAll
    static void allowForABusyMachine() {
        Awaitility.setDefaultTimeout(Duration.ofSeconds(60));
    }

    @BeforeEach
    void findTheDemoWorkspace() {
        kafka = new KafkaSide(bootstrap);
        workspace = UUID.fromString(resolve(DEMO_KEY).statusCode(200).extract().path("workspaceId"));
    }

    @AfterEach
    void close() {
        kafka.close();
    }

    static RequestSpecification call() {
        return given().header(AccountApi.TOKEN_HEADER, "test-token").contentType(ContentType.JSON);
    }

    static ValidatableResponse resolve(String key) {
        return call().body(new AccountApi.KeyQuery(key))
                .post(AccountApi.RESOLVE_KEY)
                .then();
    }

    static ValidatableResponse reserve(ReservationRequest request) {
        return call().body(request).post(AccountApi.RESERVATIONS).then();
    }

    static ValidatableResponse read(UUID id) {
        return call().get(AccountApi.RESERVATIONS + "/" + id).then();
    }

    static ValidatableResponse settle(UUID id, int capture) {
        return call().body(new SettlementRequest(capture, "rendered"))
                .post(AccountApi.RESERVATIONS + "/" + id + AccountApi.SETTLEMENT)
                .then();
    }

    UUID reserveRun(int credits) {
        UUID run = UUID.randomUUID();
        reserve(new ReservationRequest(run, workspace, credits, "render", "a pid"))
                .statusCode(201);
        return run;
    }

    int credits(String kind) {
        return call().get("/internal/workspaces/" + workspace + "/account")
                .then()
                .extract()
                .path("credits." + kind);
    }
}
