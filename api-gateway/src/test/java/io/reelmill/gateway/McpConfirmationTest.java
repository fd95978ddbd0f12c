package io.reelmill.gateway;

import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlMatching;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.account.AccountApi;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The user is asked before anything is spent. */
@QuarkusTest
class McpConfirmationTest extends AgentTest {

    @Test
    void shouldAskForTheExactPriceBeforeItSpends() {
        McpClient agent = McpClient.with(FakeAccountService.KEY, "{\"elicitation\":{}}");
        List<String> questions = new ArrayList<>();

        JsonNode started = agent.request("tools/call", toolCall("render_video", SCRIPT), asked -> {
            questions.add(asked.at("/params/message").asText());
            assertThat(asked.path("method").asText()).isEqualTo("elicitation/create");
            agent.answer(asked, "{\"action\":\"accept\",\"content\":{}}");
        });

        int reserved = started.at("/result/structuredContent/creditsReserved").asInt();
        assertThat(reserved).isPositive();
        assertThat(questions).singleElement().asString().contains(" for " + reserved + " credits?");
    }

    @Test
    void shouldAskWithTheExactSumBeforeItBuysAPack() {
        FakeAccountService.server.stubFor(get(AccountApi.PACK_OFFER)
                .willReturn(FakeAccountService.json(
                        "{\"name\":\"standard\",\"credits\":1000,\"amount\":1050,\"currency\":\"USD\"}")));
        McpClient agent = McpClient.with(FakeAccountService.KEY, "{\"elicitation\":{}}");
        List<String> questions = new ArrayList<>();

        JsonNode answer =
                agent.request("tools/call", toolCall("buy_credit_pack", "{\"source\":\"auto_topup\"}"), asked -> {
                    questions.add(asked.at("/params/message").asText());
                    agent.answer(asked, "{\"action\":\"decline\"}");
                });

        assertThat(questions)
                .containsExactly("Buy a pack of 1000 credits for 10.50 USD, charged to the saved payment method?");
        assertThat(answer.at("/result/structuredContent/code").asText()).isEqualTo("not_confirmed");
        FakeAccountService.server.verify(0, postRequestedFor(urlMatching(AccountApi.BILLING + "/.*")));
        agent.request(
                "tools/call",
                toolCall("buy_credit_pack", "{\"source\":\"pocket\"}"),
                asked -> questions.add("asked about a call that is wrong"));
        assertThat(questions).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"action\":\"decline\"}",
                "{\"action\":\"accept\",\"content\":{\"agree\":false}}",
                "{\"action\":7,\"content\":[]}"
            })
    void shouldSpendNothingWhenTheUserDoesNotAgree(String result) {
        McpClient agent = McpClient.with(FakeAccountService.KEY, "{\"elicitation\":{}}");

        JsonNode answer =
                agent.request("tools/call", toolCall("render_video", SCRIPT), asked -> agent.answer(asked, result));

        assertThat(answer.at("/result/isError").asBoolean()).isTrue();
        assertThat(answer.at("/result/structuredContent/code").asText()).isEqualTo("not_confirmed");
        assertThat(reservations()).isZero();
    }

    @Test
    void shouldNotTakeTheConfirmationOfAnotherKey() {
        McpClient agent = McpClient.with(FakeAccountService.KEY, "{\"elicitation\":{}}");
        McpClient stranger = agent.withKey(FakeAccountService.OTHER_KEY);

        JsonNode answer = agent.request(
                "tools/call",
                toolCall("render_video", SCRIPT),
                asked -> stranger.answer(asked, """
                    {"action":"accept","content":{},"_meta":{"io.reelmill/posted-by":"%s"}}\
                    """.formatted(FakeAccountService.KEY_ID)));

        assertThat(answer.at("/result/structuredContent/code").asText()).isEqualTo("not_confirmed");
        assertThat(reservations()).isZero();
    }

    private static String toolCall(String tool, String arguments) {
        return "{\"name\":\"%s\",\"arguments\":%s}".formatted(tool, arguments);
    }
}
