package io.reelmill.account;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.testkit.AccountContract;
import io.reelmill.testkit.AccountContract.Answer;
import io.reelmill.testkit.AccountContract.Case;
import io.reelmill.testkit.AccountContract.Known;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The account-service answers as the gateway's tests imitate it. */
@QuarkusTest
class AccountContractTest extends AccountServiceTest {

    static Stream<Case> cases() {
        return AccountContract.cases();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void shouldKeepTheContract(Case contract) {
        UUID other = UUID.randomUUID();
        call().body("""
                        {"id":"%s","name":"Other","plan":"hobby","ownerEmail":"%s@example.org","ownerName":"Bo"}""".formatted(other, other))
                .post(AccountApi.WORKSPACES)
                .then()
                .statusCode(201);
        contract.run(AccountContractTest::answer, new Known(workspace.toString(), other.toString(), DEMO_KEY));
    }

    private static Answer answer(String method, String path, String body) {
        RequestSpecification request = call().urlEncodingEnabled(false);
        Response answer = body == null
                ? request.request(method, path)
                : request.body(body).request(method, path);
        return new Answer(answer.statusCode(), answer.asString());
    }
}
