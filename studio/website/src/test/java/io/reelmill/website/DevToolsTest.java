package io.reelmill.website;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.providers.ProviderException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class DevToolsTest {

    private static final Duration LONG = Duration.ofMinutes(5);

    private final ByteArrayOutputStream sent = new ByteArrayOutputStream();

    @Test
    void shouldFailWhenTheBrowserIsGone() {
        DevTools tools = tools(new ByteArrayInputStream(new byte[0]), LONG);

        assertThatThrownBy(() -> tools.call("", "Page.enable", tools.parameters()))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("the browser is gone");
    }

    /** A page that delays each answer only a little must not hold a worker for hours. */
    @Test
    void shouldRefuseThePageWhenAllItsTimeIsUsed() throws IOException {
        DevTools tools = tools(silent(), Duration.ofMillis(30));

        assertThatExceptionOfType(ProviderException.class)
                .isThrownBy(() -> tools.call("", "Runtime.evaluate", tools.parameters()))
                .withMessage("takes too long to draw.")
                .satisfies(e -> assertThat(e.category()).isEqualTo(ProviderException.Category.INPUT));
    }

    private static InputStream silent() throws IOException {
        return new PipedInputStream(new PipedOutputStream());
    }

    private DevTools tools(InputStream in, Duration limit) {
        return new DevTools(in, sent, System.nanoTime() + limit.toNanos(), (name, told) -> {});
    }
}
