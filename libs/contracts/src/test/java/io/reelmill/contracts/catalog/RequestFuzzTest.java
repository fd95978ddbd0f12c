package io.reelmill.contracts.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.catalog.Normalisation.Accepted;
import io.reelmill.contracts.catalog.Normalisation.Rejected;
import io.reelmill.contracts.pricing.Estimate;
import io.reelmill.contracts.pricing.Line;
import io.reelmill.contracts.pricing.PriceList;
import io.reelmill.testkit.CpuTime;
import io.reelmill.testkit.HostileBodies;
import java.io.IOException;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Bytes from anybody through the parser, the legacy wrapper, the normaliser and the price list. Every build runs the seeds
 * beside this class and all {@link HostileBodies}; {@code -Pfuzz} goes on from the seeds, led by coverage. No input may take
 * more processor time than a test allows one body.
 */
class RequestFuzzTest {

    /** Tests run without the optimising compiler, on busy machines; {@code bench hostile} holds the budget itself. */
    private static final double MAX_MILLIS = HostileBodies.MAX_TEST_CPU_MILLIS;

    private static final PriceList PRICES = PriceList.load();

    @FuzzTest(maxDuration = "4m")
    void shouldAnswerAnyBytesWithinTheBudget(byte[] bytes) {
        assertThat(CpuTime.warmMillis(() -> requireAnswer(bytes), MAX_MILLIS))
                .as("CPU milliseconds")
                .isLessThanOrEqualTo(MAX_MILLIS);
    }

    static Stream<Arguments> hostile() {
        return HostileBodies.all().entrySet().stream().map(body -> Arguments.of(body.getKey(), body.getValue()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("hostile")
    void shouldAnswerAHostileBodyWithinTheBudget(String name, byte[] bytes) {
        shouldAnswerAnyBytesWithinTheBudget(bytes);
    }

    private static void requireAnswer(byte[] bytes) {
        JsonNode body;
        try {
            body = RequestJson.parse(bytes);
        } catch (IOException e) {
            return; // not JSON, and told so
        }
        Normalisation outcome = RequestNormaliser.normalise(LegacyBody.unwrap(body));
        if (outcome instanceof Rejected rejected) {
            assertThat(rejected.violations()).isNotEmpty();
            rejected.violations().forEach(violation -> {
                assertThat(violation.code()).isNotBlank();
                assertThat(violation.message()).isNotBlank();
            });
        } else if (outcome instanceof Accepted accepted) {
            checkAccepted(accepted.spec());
        }
    }

    private static void checkAccepted(RenderSpec spec) {
        if (PRICES.excess(spec, OptionalDouble.empty()).isPresent()) {
            return; // refused for its length before it is priced
        }
        Estimate estimate = PRICES.estimate(spec, OptionalDouble.of(61));
        assertThat(estimate.credits()).isGreaterThanOrEqualTo(10);
        assertThat(estimate.breakdown().stream().mapToInt(Line::credits).sum()).isEqualTo(estimate.credits());

        ObjectNode again = spec.values().deepCopy();
        again.put("workflow", spec.workflow().wireName());
        Normalisation second = RequestNormaliser.normalise(again);
        assertThat(second).isInstanceOf(Accepted.class);
        assertThat(((Accepted) second).spec()).isEqualTo(spec);
    }
}
