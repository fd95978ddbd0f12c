package io.reelmill.account.admin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Operators who sign in elsewhere. */
@QuarkusTest
class OperatorIssuerTest extends AdminTest {

    @Test
    void shouldAdmitATokenWithTheRoleAndNameItsHolderInTheLog() {
        String token = TestIssuer.token("ada", "offline_access", Operator.ROLE);
        bearer(token).get("/workspaces").then().statusCode(200);
        assertThat(TestIssuer.discoveries()).isPositive();

        UUID id = createWorkspace("free");
        bearer(token)
                .body("{\"credits\":5,\"reason\":\"goodwill\"}")
                .post("/workspaces/" + id + "/grants")
                .then()
                .statusCode(200);
        audit(id).body("entries[0].actor", equalTo("oidc:ada"), "entries[0].reason", equalTo("goodwill"));
    }

    @Test
    void shouldAdmitTokensOfANewKeyOfTheIssuerAndNoneOfTheFormerOne() {
        String former = TestIssuer.token("ada", Operator.ROLE);
        bearer(former).get("/workspaces").then().statusCode(200);
        TestIssuer.rotateKey();
        bearer(TestIssuer.token("ada", Operator.ROLE)).get("/workspaces").then().statusCode(200);
        bearer(former).get("/workspaces").then().statusCode(401);
    }

    @Test
    void shouldRefuseATokenWithoutTheRole() {
        bearer(TestIssuer.token("bob", "offline_access"))
                .get("/workspaces")
                .then()
                .statusCode(403)
                .body("error", equalTo("the token does not carry the role reelmill-admin"));
    }

    @Test
    void shouldRefuseATokenThatIsNotGood() {
        for (String token : new String[] {
            TestIssuer.forged("eve", Operator.ROLE),
            TestIssuer.expired("eve", Operator.ROLE),
            TestIssuer.forAudience("account", "eve", Operator.ROLE),
            TestIssuer.ofAnotherIssuer("eve", Operator.ROLE),
            "eyJhbGciOiJub25lIn0.eyJzdWIiOiJldmUifQ.",
            "no token at all"
        }) {
            bearer(token)
                    .get("/workspaces")
                    .then()
                    .statusCode(401)
                    .body("error", equalTo("the header Authorization must carry a valid bearer token"));
        }
    }
}
