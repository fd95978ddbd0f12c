package io.reelmill.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** A file that takes over, hangs or ends the process that parses it harms nobody else. */
class PdfProcessTest {

    private static final URI HERE = URI.create("https://papers.example.org/files/tides.pdf");
    private static final Duration LONG = Duration.ofMinutes(5);

    @Test
    void shouldRefuseAFileAtWhichTheParserHangs() {
        refused(new PdfReader(Hanging.class, Duration.ofSeconds(2)), "too complex");
    }

    @Test
    void shouldRefuseAFileOfWhichTheParserDies() {
        refused(new PdfReader(Dying.class, LONG), "broken");
    }

    @Test
    void shouldRefuseAnAnswerOfAnotherForm() {
        refused(new PdfReader(Lying.class, LONG), "broken");
    }

    @Test
    void shouldRefuseAFileThatNeedsTooMuchMemory() {
        refused(new PdfReader(Greedy.class, LONG), "too complex");
    }

    @Test
    void shouldStopWaitingWhenInterrupted() {
        PdfReader reader = new PdfReader(Hanging.class, LONG);

        Thread.currentThread().interrupt();

        assertThatExceptionOfType(ProviderException.class)
                .isThrownBy(() -> reader.read(new byte[] {1}, HERE))
                .satisfies(e -> assertThat(e.category()).isEqualTo(Category.PASSING));
        assertThat(Thread.interrupted()).isTrue();
    }

    private static void refused(PdfReader reader, String words) {
        assertThatExceptionOfType(ProviderException.class)
                .isThrownBy(() -> reader.read(new byte[] {1}, HERE))
                .withMessageContaining(words)
                .satisfies(e -> assertThat(e.category()).isEqualTo(Category.INPUT));
    }

    /** Never answers. */
    public static final class Hanging {
        public static void main(String[] arguments) throws InterruptedException {
            Thread.currentThread().join();
        }
    }

    /** Ends without an answer. */
    public static final class Dying {
        public static void main(String[] arguments) {
            System.exit(9);
        }
    }

    /** Promises a title of two gigabytes. */
    public static final class Lying {
        public static void main(String[] arguments) throws IOException {
            System.out.write(new byte[] {(byte) 255, 127, -1, -1, -1});
            System.out.flush();
        }
    }

    /** Takes all the memory that it gets. */
    public static final class Greedy {
        public static void main(String[] arguments) {
            java.util.List<byte[]> taken = new java.util.ArrayList<>();
            while (true) {
                taken.add(new byte[16 << 20]);
            }
        }
    }
}
