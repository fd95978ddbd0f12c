package io.reelmill.gateway;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The gateway of the tests has the word list {@code refused-words.txt}. */
@QuarkusTest
class PolicyTest extends GatewayTest {

    @ParameterizedTest
    @CsvSource({"render", "calculate-credits"})
    void shouldRefuseTheFieldsWithoutRepeatingTheWord(String path) {
        given().header("key", FakeAccountService.KEY)
                .contentType("application/json")
                .body("""
                        {"workflow": "prompt-to-video", "source": {"prompt": "The secrets of jane q public"},
                         "name": "Gadfly"}""")
                .post(API + "/" + path)
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
                .post(API + "/generate-media")
                .then()
                .statusCode(400)
                .body("field", equalTo("prompt"));
    }

    @Test
    void shouldLetOthersPass() {
        given().header("key", FakeAccountService.KEY)
                .contentType("application/json")
                .body("{\"workflow\": \"prompt-to-video\", \"input\": \"Why do flies buzz?\"}")
                .post(API + "/render")
                .then()
                .statusCode(200);
    }
}
