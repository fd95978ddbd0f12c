package io.reelmill.account.admin;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.reelmill.testkit.CuttablePostgres;
import io.reelmill.testkit.TestKafka;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Test;

/** The running service without an issuer, with a low limit on failed sign-ins. */
@QuarkusTest
@TestProfile(NoIssuerTest.WithoutIssuer.class)
class NoIssuerTest {

    private static final int LIMIT = 3;

    /** Without the issuer of the other tests. */
    public static final class WithoutIssuer implements QuarkusTestProfile {

        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of("reelmill.admin.failed-sign-ins", Integer.toString(LIMIT));
        }

        @Override
        public List<TestResourceEntry> testResources() {
            return List.of(new TestResourceEntry(CuttablePostgres.class), new TestResourceEntry(TestKafka.class));
        }

        @Override
        public boolean disableGlobalTestResources() {
            return true;
        }
    }

    @Inject
    AdminListener listener;

    @ConfigProperty(name = "reelmill.operator.token")
    String token;

    @Test
    void shouldStartAndAdmitTheOperatorsTokenWhereNoIssuerIsSet() {
        int discoveries = TestIssuer.discoveries();
        assertThat(call(token).statusCode()).isEqualTo(200);
        assertThat(call("eyJhbGciOiJSUzI1NiIsImtpZCI6ImsifQ.eyJzdWIiOiJldmUifQ.c2ln")
                        .statusCode())
                .isBetween(401, 429);
        assertThat(TestIssuer.discoveries()).isEqualTo(discoveries);
    }

    @Test
    void shouldSlowDownWhoGuessesTokensAndAdmitTheGoodOneAllTheSame() {
        int refused = 0;
        Response answer = call("operator-token-of-a-guess");
        while (answer.statusCode() == 401) {
            assertThat(++refused).as("guesses").isLessThan(100);
            answer = call("operator-token-of-guess-" + refused);
        }
        assertThat(answer.statusCode()).isEqualTo(429);
        assertThat(answer.header("Retry-After")).matches("[1-9][0-9]?");
        assertThat((String) answer.path("error")).contains("not valid");
        assertThat(call(token).statusCode()).isEqualTo(200);
        assertThat(given().baseUri("http://127.0.0.1")
                        .port(listener.port())
                        .get("/admin/workspaces")
                        .statusCode())
                .as("no token is no guess")
                .isEqualTo(401);
    }

    private Response call(String bearer) {
        return given().baseUri("http://127.0.0.1")
                .port(listener.port())
                .header("Authorization", "Bearer " + bearer)
                .get("/admin/workspaces");
    }
}
