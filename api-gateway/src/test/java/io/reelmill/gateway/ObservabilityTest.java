package io.reelmill.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import io.vertx.core.Vertx;
import io.vertx.core.impl.VertxInternal;
import jakarta.inject.Inject;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What operators see of a call: the project in its log lines, and no trace unless they ask for it. */
@QuarkusTest
class ObservabilityTest extends GatewayTest {

    @Inject
    Vertx vertx;

    @Test
    void shouldCostNothingWhereNoTracesAreExported() {
        assertThat(((VertxInternal) vertx).tracer()).isNull();
    }

    @Test
    void shouldNameTheProjectInLogLinesOfACall() {
        Response started = probe().body(SCRIPT).post(API + "/render");
        String pid = started.then().statusCode(200).extract().path("pid");
        assertThat(started.header(LogContextProbe.PROJECT)).isEqualTo(pid);

        probe().get(API + "/me").then().statusCode(200).header(LogContextProbe.PROJECT, nullValue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/render", "/calculate-credits"})
    void shouldNameTheProjectOfACallWithAKeyOnlyInItsOwnLines(String next) {
        String key = UUID.randomUUID().toString();
        Response started = keyed(key).body(SCRIPT).post(API + "/render");
        String pid = started.then().statusCode(200).extract().path("pid");
        assertThat(started.header(LogContextProbe.PROJECT)).isEqualTo(pid);

        assertThat(probe().body(SCRIPT).post(API + next).header(LogContextProbe.PROJECT))
                .isNotEqualTo(pid);
    }

    @Test
    void shouldNameTheProjectInLogLinesOfAStatusAndOfAnExport() {
        String pid = as(FakeAccountService.KEY)
                .body(SCRIPT)
                .post(API + "/render")
                .then()
                .extract()
                .path("pid");

        assertThat(probe().get(API + "/status?pid=" + pid).header(LogContextProbe.PROJECT))
                .isEqualTo(pid);
        Response refused = keyed(UUID.randomUUID().toString())
                .body("{\"pid\": \"" + pid + "\"}")
                .post(API + "/export-video");
        assertThat(refused.statusCode()).isEqualTo(400); // it is not ready
        assertThat(refused.header(LogContextProbe.PROJECT)).isEqualTo(pid);
    }

    private static RequestSpecification keyed(String key) {
        return probe().header("Idempotency-Key", key);
    }

    private static RequestSpecification probe() {
        return as(FakeAccountService.KEY).header(LogContextProbe.ASKED, "yes");
    }
}
