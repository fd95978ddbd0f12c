package io.reelmill.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.ContractJson;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@QuarkusTest
class MeTest extends GatewayTest {

    /** What the interface lists. */
    private static final Map<String, List<String>> FIELDS = Map.of(
            "/user", List.of("id", "email", "name", "createdAt"),
            "/workspace", List.of("id", "name", "webhookSecretHint"),
            "/credits", List.of("regular", "nonExpiring", "total", "reserved"),
            "/subscription", List.of("plan", "status", "renewsAt", "monthlyCredits"),
            "/usage",
                    List.of(
                            "periodStart",
                            "rendersThisPeriod",
                            "creditsThisPeriod",
                            "clonedVoices",
                            "clonedVoicesLimit",
                            "byDay"),
            "/usage/byDay/0", List.of("date", "renders", "credits"));

    @Test
    void shouldTellAllThatTheInterfaceLists() throws IOException {
        JsonNode me = ContractJson.mapper()
                .readTree(as(FakeAccountService.KEY).get(API + "/me").asString());

        assertThat(me.path("success").intValue()).isEqualTo(1);
        assertThat(me.path("email").textValue()).isEqualTo("ada@example.com");
        assertThat(me.path("totalCredits").intValue())
                .isEqualTo(me.at("/credits/total").intValue());
        FIELDS.forEach((path, fields) -> {
            List<String> present = new ArrayList<>();
            me.at(path).fieldNames().forEachRemaining(present::add);
            assertThat(present).as(path).containsAll(fields);
            fields.forEach(field -> assertThat(me.at(path).path(field).isNull())
                    .as(path + "/" + field)
                    .isFalse());
        });
        assertThat(me.at("/subscription/plan").textValue()).isEqualTo("elite");
        assertThat(me.at("/usage/clonedVoicesLimit").intValue()).isEqualTo(10);
        assertThat(me.at("/usage/byDay/0/credits").intValue()).isEqualTo(10);
    }
}
