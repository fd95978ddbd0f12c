package io.reelmill.gateway;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.catalog.LegacyBody;
import io.reelmill.gateway.edge.JsonBody;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.pricing.Estimates;
import io.reelmill.gateway.render.RequestReader;
import io.reelmill.testkit.CpuTime;
import io.reelmill.testkit.HostileBodies;
import io.restassured.filter.log.RequestLoggingFilter;
import jakarta.inject.Inject;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code POST /calculate-credits} is open to all: no body may keep a thread busy for long. */
@QuarkusTest
class HostileBodyTest extends GatewayTest {

    @Inject
    RequestReader reader;

    @Inject
    Estimates estimates;

    static Stream<Arguments> bodies() {
        return HostileBodies.all().entrySet().stream().map(body -> Arguments.of(body.getKey(), body.getValue()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("bodies")
    void shouldAnswerWithinTheBudgetOfABody(String name, byte[] body) {
        assertThat(CpuTime.warmMillis(() -> estimate(body), HostileBodies.MAX_TEST_CPU_MILLIS))
                .as("CPU milliseconds")
                .isLessThanOrEqualTo(HostileBodies.MAX_TEST_CPU_MILLIS);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("bodies")
    void shouldAcceptOrRefuseInTheUsualForm(String name, byte[] body) {
        // a log of a megabyte for each body would cost more than the call
        var answer = given().noFiltersOfType(RequestLoggingFilter.class)
                .contentType("application/json")
                .body(body)
                .post(API + "/calculate-credits");

        assertThat(answer.statusCode()).isIn(200, 400);
        assertThat(answer.<Integer>path("success")).isEqualTo(answer.statusCode() == 200 ? 1 : 0);
        assertThat(answer.asByteArray().length).as("bytes of the answer").isLessThan(100_000);
    }

    /** What the endpoint does with a body, without the network. */
    private byte[] estimate(byte[] body) {
        try {
            var request = reader.read(LegacyBody.unwrap(JsonBody.parse(body)));
            return ContractJson.bytes(estimates.of(request.spec()));
        } catch (ApiException e) {
            return ContractJson.bytes(e.body("id", "docs"));
        }
    }
}
