package io.reelmill.gateway;

import static com.github.tomakehurst.wiremock.client.WireMock.matching;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathEqualTo;
import static org.assertj.core.api.Assertions.assertThat;

import io.opentelemetry.sdk.trace.samplers.Sampler;
import io.quarkus.arc.All;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.reelmill.contracts.account.AccountApi;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Traces of calls, where they are recorded: one with the account-service, and by the operator's ratio. */
@QuarkusTest
@TestProfile(HurriedGateway.class)
class TracingTest extends GatewayTest {

    private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
    private static final String SAMPLED = "00-" + TRACE + "-00f067aa0ba902b7-01";
    private static final String NOT_SAMPLED = "00-" + TRACE + "-00f067aa0ba902b7-00";

    @Inject
    @All
    List<Sampler> samplers;

    @Test
    void shouldReserveCreditsOfAGroupInTheTraceOfTheCall() {
        called(SAMPLED).body(SCRIPT).post(API + "/render").then().statusCode(200);

        verifyReservedIn("00-" + TRACE + "-[0-9a-f]{16}-01");
    }

    @Test
    void shouldReserveCreditsOfAKeyedCallInItsTrace() {
        called(SAMPLED)
                .header("Idempotency-Key", UUID.randomUUID())
                .body(SCRIPT)
                .post(API + "/render")
                .then()
                .statusCode(200);

        verifyReservedIn("00-" + TRACE + "-[0-9a-f]{16}-01");
    }

    /** All calls are recorded here. */
    @Test
    void shouldRecordByTheOperatorsRatioWhateverTheClientAsksFor() {
        assertThat(samplers).hasSize(1);

        called(NOT_SAMPLED).body(SCRIPT).post(API + "/render").then().statusCode(200);

        verifyReservedIn("00-" + TRACE + "-[0-9a-f]{16}-01");
    }

    private static RequestSpecification called(String traceparent) {
        return as(FakeAccountService.KEY).header("traceparent", traceparent);
    }

    private static void verifyReservedIn(String traceparent) {
        FakeAccountService.server.verify(
                1,
                postRequestedFor(urlPathEqualTo(AccountApi.RESERVATIONS + AccountApi.BATCH))
                        .withHeader("traceparent", matching(traceparent)));
    }
}
