package io.reelmill.ingest.isolation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.ingest.MediaException;
import io.reelmill.ingest.MediaLimits;
import io.reelmill.ingest.sniff.Format;
import io.reelmill.ingest.wire.Job;
import io.reelmill.isolation.Sandbox;
import io.reelmill.isolation.SandboxMode;
import io.reelmill.isolation.SandboxState;
import io.reelmill.programs.testkit.RequiresProgram;
import io.reelmill.providers.ProviderException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChildrenTest {

    private static final Sandbox OFF = Sandbox.of(SandboxMode.OFF);
    private static final MediaLimits SMALL = caps(Duration.ofSeconds(60));
    private static final MediaLimits IMPATIENT = caps(Duration.ofMillis(1500));

    @TempDir
    Path folder;

    private Path work;
    private Children children;

    @BeforeEach
    void open() throws IOException {
        work = Files.createDirectory(folder.resolve("work"));
        children = Children.running(Hostile.class, SMALL, work, OFF);
    }

    private static MediaLimits caps(Duration patience) {
        return new MediaLimits(patience, 1, patience.multipliedBy(2), 512, 8 << 20, 10);
    }

    @AfterEach
    void close() {
        children.close();
    }

    @ParameterizedTest
    @CsvSource({
        "crash, is damaged",
        "hog, needs too much memory",
        "babble, is damaged",
        "lure, is damaged",
        "lie, is damaged",
        "fill, is damaged"
    })
    void shouldContainWhatAFileDoesToItsProcess(String what, String said) throws IOException {
        assertThatThrownBy(() -> serve(what)).isInstanceOf(MediaException.class).hasMessageContaining(said);

        assertThat(serve("behave")).isNotEmpty();
        children.close();
        try (Stream<Path> left = Files.list(work)) {
            assertThat(left).as("nothing is left of the processes").isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"hang", "flood"})
    void shouldEndAProcessThatDoesNotEnd(String what) throws IOException {
        children.close();
        children = Children.running(Hostile.class, IMPATIENT, work, OFF);

        assertThatThrownBy(() -> serve(what)).isInstanceOf(MediaException.class).hasMessageContaining("takes too long");
    }

    @Test
    void shouldPassOnNothingOfTheWorkersEnvironment() throws IOException {
        assertThat(System.getenv()).containsKey("PATH");

        assertThat(serve("behave")).doesNotContain("PATH=").doesNotContain("HOME=");
    }

    @Test
    void shouldReportAsOurFaultThatNoProcessStarts() {
        try (Children none = Children.running(ChildrenTest.class, SMALL, work, OFF)) {
            Job job = new Job(Job.Task.NORMALISE, Format.PNG, 16, 16, 1);

            assertThatThrownBy(() -> none.serve(job, folder, () -> false, (reply, files) -> null))
                    .isExactlyInstanceOf(ProviderException.class)
                    .hasMessageContaining("did not start");
        }
    }

    @Test
    void shouldNotLetAProcessChangeTheFileItReads() throws IOException {
        Path raw = Files.writeString(folder.resolve("stock"), "overwrite");

        assertThat(serve(children, raw)).isNotEmpty();

        assertThat(raw).hasContent("overwrite");
    }

    @ParameterizedTest
    @CsvSource({"overwrite, refused", "read, refused", "connect, refused", "unshare, refused", "listen, refused"})
    @RequiresProgram("bwrap")
    void shouldRefuseInTheSandboxWhatAProcessDoesNotNeed(String what, String outcome) throws IOException {
        try (Children boxed = Children.running(Hostile.class, SMALL, work, sandbox())) {
            Path raw = Files.writeString(folder.resolve("raw"), what);

            assertThat(serve(boxed, raw)).isEqualTo(outcome);
            assertThat(raw).hasContent(what);
        }
    }

    private static Sandbox sandbox() {
        Sandbox found = Sandbox.of(SandboxMode.AUTO);
        assertThat(found.state().level()).isEqualTo(SandboxState.Level.BUBBLEWRAP);
        return found;
    }

    private String serve(String what) throws IOException {
        return serve(children, Files.writeString(folder.resolve("raw"), what));
    }

    private String serve(Children from, Path raw) throws IOException {
        Job job = new Job(Job.Task.NORMALISE, Format.PNG, 16, 16, 1);
        Path made = from.serve(job, raw, () -> false, (reply, files) -> files.collect(Job.PNG, folder));
        return Files.readString(made);
    }
}
