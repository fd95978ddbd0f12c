package io.reelmill.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import io.vertx.core.Vertx;
import io.vertx.core.impl.VertxInternal;
import jakarta.inject.Inject;
import org.junit.jupiter.api.Test;

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

    private static RequestSpecification probe() {
        return as(FakeAccountService.KEY).header(LogContextProbe.ASKED, "yes");
    }
}
