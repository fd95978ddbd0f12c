package io.reelmill.contracts.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.contracts.ContractJson;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlanCatalogTest {

    @Test
    void shouldGiveALargerPlanNoLessThanASmallerOne() {
        Plan[] plans = Plan.values();
        for (int i = 1; i < plans.length; i++) {
            PlanTerms smaller = PlanCatalog.standard().of(plans[i - 1]);
            PlanTerms larger = PlanCatalog.standard().of(plans[i]);
            assertThat(larger.monthlyCredits()).isGreaterThan(smaller.monthlyCredits());
            assertThat(larger.price().amount()).isGreaterThan(smaller.price().amount());
            assertThat(larger.limits().callsPerMinute())
                    .isGreaterThan(smaller.limits().callsPerMinute());
            assertThat(larger.limits().concurrentRenders())
                    .isGreaterThan(smaller.limits().concurrentRenders());
            assertThat(larger.limits().renderPriority())
                    .isGreaterThan(smaller.limits().renderPriority());
        }
    }

    @Test
    void shouldLetOnlyEliteAndEnterpriseCloneVoices() {
        assertThat(Arrays.stream(Plan.values())
                        .map(plan -> PlanCatalog.standard().of(plan).limits().clonedVoices()))
                .containsExactly(0, 0, 0, 10, 100);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "hobby:                   | hobbyist:                | hobbyist",
                "monthlyCredits: 2000     | monthlyCredits: -1       | monthlyCredits",
                "monthlyCredits: 2000     | credits: 2000            | monthlyCredits",
                "concurrentRenders: 10,   | concurrentRenders: 0,    | concurrentRenders",
                "callsPerMinute: 300,     | ''                       | hobby",
                "currency: USD            | currency: dollars        | currency",
                "filmRetentionDays: 30    | filmRetentionDays: 0     | filmRetentionDays",
                "filmRetentionDays: 30    | filmRetentionDays: 99999 | filmRetentionDays",
            })
    void shouldRefuseAFileInWhichSomethingIsMissingOrCannotBe(String from, String to, String named) throws IOException {
        String yaml;
        try (InputStream in = PlanCatalog.class.getResourceAsStream("/plans.yaml")) {
            yaml = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        assertThat(yaml).contains(from);
        assertThatThrownBy(() -> read(yaml.replaceFirst(from, to)))
                .isInstanceOf(IOException.class)
                .hasMessageContaining(named);
    }

    @Test
    void shouldCompleteTheLimitsOfAMessageOfAnOlderVersion() throws IOException {
        UUID id = UUID.randomUUID();
        String json =
                "{\"keyId\":\"%s\",\"workspaceId\":\"%s\",\"userId\":\"%s\",\"plan\":\"elite\"".formatted(id, id, id);
        Limits elite = PlanCatalog.standard().of(Plan.ELITE).limits();
        assertThat(ContractJson.mapper().readValue(json + "}", Principal.class).limits())
                .isEqualTo(elite);
        Limits own = ContractJson.mapper()
                .readValue(json + ",\"limits\":{\"callsPerMinute\":7}}", Principal.class)
                .limits();
        assertThat(own.callsPerMinute()).isEqualTo(7);
        assertThat(own.clonedVoices()).isEqualTo(10);
    }

    @Test
    void shouldKeepFilmsForEverWhereNothingElseIsSaid() throws IOException {
        assertThat(Arrays.stream(Plan.values())
                        .map(plan -> PlanCatalog.standard().of(plan).limits().filmRetentionDays()))
                .containsExactly(30, 365, null, null, null);
        Limits former = ContractJson.mapper().readValue("{\"callsPerMinute\":7}", Limits.class);
        assertThat(Limits.complete(former, Plan.FREE).filmRetentionDays())
                .as("an operator's file without it must not get that of the standard plan")
                .isNull();
    }

    private static PlanCatalog read(String yaml) throws IOException {
        return PlanCatalog.read(new ByteArrayInputStream(yaml.getBytes(StandardCharsets.UTF_8)));
    }
}
