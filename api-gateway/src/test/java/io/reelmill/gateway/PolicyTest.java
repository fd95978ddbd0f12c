package io.reelmill.gateway;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
@TestProfile(HurriedGateway.class)
class PolicyTest {

    @BeforeEach
    void reset() {
        FakeAccountService.reset();
    }

    @ParameterizedTest
    @CsvSource({"render", "calculate-credits"})
    void shouldRefuseTheFieldsWithoutRepeatingTheWord(String path) {
        given().header("key", FakeAccountService.KEY)
                .contentType("application/json")
                .body("""
                        {"workflow": "prompt-to-video", "source": {"prompt": "The secrets of jane q public"},
                         "name": "Gadfly"}""")
                .post(GatewayTest.API + "/" + path)
                .then()
                .statusCode(400)
                .body("code", equalTo("validation_error"))
                .body("errors.field", hasItems("source.prompt"))
                .body("errors.code", hasItems("policy"))
                .body("error", not(containsString("jane")));
        assertThat(FakeAccountService.ledger.batches()).isEmpty();
    }

    @Test
    void shouldRefuseMediaToo() {
        given().header("key", FakeAccountService.KEY)
                .contentType("application/json")
                .body("{\"type\": \"image\", \"prompt\": \"a gadfly\"}")
                .post(GatewayTest.API + "/generate-media")
                .then()
                .statusCode(400)
                .body("field", equalTo("prompt"));
    }

    @Test
    void shouldLetOthersPass() {
        given().header("key", FakeAccountService.KEY)
                .contentType("application/json")
                .body("{\"workflow\": \"prompt-to-video\", \"input\": \"Why do flies buzz?\"}")
                .post(GatewayTest.API + "/render")
                .then()
                .statusCode(200);
    }
}
