package io.reelmill.gateway;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.reelmill.testkit.TestKafka;
import io.reelmill.testkit.TestPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
@QuarkusTestResource(value = TestPostgres.class, restrictToAnnotatedClass = true)
@QuarkusTestResource(value = TestKafka.class, restrictToAnnotatedClass = true)
@QuarkusTestResource(value = FakeAccountService.class, restrictToAnnotatedClass = true)
@TestProfile(PolicyTest.WithWordList.class)
class PolicyTest {

    public static final class WithWordList implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            try {
                Path list = Files.createTempFile("refused", ".txt");
                list.toFile().deleteOnExit();
                Files.writeString(list, "# nobody's business\ngadfly\nJane Q. Public # a person\n");
                return Map.of("reelmill.policy.words", list.toString());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

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
