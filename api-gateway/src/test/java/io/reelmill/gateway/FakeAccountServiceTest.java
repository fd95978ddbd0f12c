package io.reelmill.gateway;

import static io.restassured.RestAssured.given;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.testkit.AccountContract;
import io.reelmill.testkit.AccountContract.Answer;
import io.reelmill.testkit.AccountContract.Case;
import io.reelmill.testkit.AccountContract.Known;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The imitation that the gateway is tested against answers as the account-service does. */
@QuarkusTest
class FakeAccountServiceTest extends GatewayTest {

    static Stream<Case> cases() {
        return AccountContract.cases();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void shouldKeepTheContract(Case contract) {
        contract.run(
                FakeAccountServiceTest::call,
                new Known(
                        FakeAccountService.WORKSPACE, "00000000-0000-4000-8000-000000000002", FakeAccountService.KEY));
    }

    private static Answer call(String method, String path, String body) {
        RequestSpecification request = given().baseUri(FakeAccountService.server.baseUrl())
                .urlEncodingEnabled(false)
                .header(AccountApi.TOKEN_HEADER, FakeAccountService.TOKEN)
                .contentType("application/json");
        Response answer = body == null
                ? request.request(method, path)
                : request.body(body).request(method, path);
        return new Answer(answer.statusCode(), answer.asString());
    }
}
