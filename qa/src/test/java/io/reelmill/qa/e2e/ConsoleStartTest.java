package io.reelmill.qa.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** How soon the console can be used; a measurement, for a machine that does nothing else. See CONTRIBUTING.md. */
@EnabledIfSystemProperty(named = "console.timing", matches = "true")
class ConsoleStartTest extends ConsoleBrowser {

    private static final int TIMES = 9;
    private static final double MAX_MILLISECONDS = 1_000;

    @Test
    void shouldTakeInputWithinASecond() {
        signedIn("create");
        List<Double> milliseconds = IntStream.range(0, TIMES)
                .mapToObj(time -> {
                    page.reload();
                    return ((Number) page.waitForFunction("""
                                    () => document.querySelector('form.create textarea:not([disabled])') && performance.now()""").jsonValue()).doubleValue();
                })
                .sorted()
                .toList();

        assertThat(milliseconds.get(TIMES / 2))
                .as("of %s ms the median", milliseconds)
                .isLessThan(MAX_MILLISECONDS);
    }
}
