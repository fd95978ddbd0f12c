package io.reelmill.render.provider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FallbackTest {

    private final List<String> warnings = new ArrayList<>();
    private final List<String> asked = new ArrayList<>();
    private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
    private final Fallback<String> fallback =
            new Fallback<>(Role.SCRIPTS, List.of("first", "second"), "embedded", warnings::add, meters);

    @Test
    void shouldLetTheFirstWorkAndTellNothing() {
        assertThat(fallback.<String>first(this::asked)).isEqualTo("first");
        assertThat(warnings).isEmpty();
    }

    @Test
    void shouldLetTheNextOneWorkWithoutAWordAndNotAskAnAbsentOneAgain() {
        fallback.first(p -> failing(p, "first", Category.PASSING));
        fallback.first(p -> failing(p, "first", Category.PASSING));

        assertThat(asked).containsExactly("first", "second", "second");
        assertThat(warnings).isEmpty();
        assertThat(meters.counter("reelmill.provider.fallbacks", "role", "scripts")
                        .count())
                .isEqualTo(1);
    }

    @Test
    void shouldAskOneAgainThatCouldOnlyNotDoThisOne() {
        fallback.first(p -> failing(p, "first", Category.INTERNAL));
        fallback.first(p -> failing(p, "first", Category.INTERNAL));

        assertThat(asked).containsExactly("first", "second", "first", "second");
    }

    @Test
    void shouldTellTheClientWhenTheEmbeddedOneDidIt() {
        assertThat(fallback.<String>first(p -> failing(p, "first second", Category.PASSING)))
                .isEqualTo("embedded");
        assertThat(warnings).containsExactly("The AI writer was not available; the built-in writer was used");
    }

    @Test
    void shouldFailAsPassingWhenOnlyAnAbsentOneCouldHaveDoneIt() {
        assertThatThrownBy(() -> fallback.first(p -> {
                    throw new ProviderException(p.equals("second") ? Category.PASSING : Category.INPUT, p);
                }))
                .hasMessage("second");
        assertThat(warnings).isEmpty();
    }

    private String asked(String provider) {
        asked.add(provider);
        return provider;
    }

    private String failing(String provider, String absent, Category category) {
        asked.add(provider);
        if (absent.contains(provider)) {
            throw new ProviderException(category, provider + " is away");
        }
        return provider;
    }
}
