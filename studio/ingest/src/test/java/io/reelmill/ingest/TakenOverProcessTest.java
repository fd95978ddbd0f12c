package io.reelmill.ingest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.ingest.isolation.Hostile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a process leaves that its file has taken over is not trusted. */
class TakenOverProcessTest {

    private static final MediaLimits LIMITS =
            new MediaLimits(Duration.ofSeconds(60), 1, Duration.ofSeconds(120), 512, 8 << 20, 10);

    @TempDir
    Path folder;

    /** FFmpeg would open whatever file or address a playlist names. */
    @ParameterizedTest
    @ValueSource(strings = {"playlist", "photograph"})
    void shouldRefuseAndDeleteACopyThatIsNoMp4ByItsFirstBytes(String what) throws IOException {
        Path copy = folder.resolve("copy");

        assertThatThrownBy(() -> normalise(what, copy))
                .isInstanceOf(MediaException.class)
                .hasMessage("is damaged and cannot be decoded");

        assertThat(copy).isEmptyDirectory();
    }

    @Test
    void shouldRefuseSizesThatNoCopyHas() {
        assertThatThrownBy(() -> normalise("giant", folder.resolve("copy")))
                .isInstanceOf(MediaException.class)
                .hasMessage("is damaged and cannot be decoded");
    }

    private void normalise(String what, Path copy) throws IOException {
        Path raw = Files.writeString(folder.resolve("raw"), Hostile.MP3 + what);
        try (MediaIntake intake = new MediaIntake(Hostile.children(LIMITS, folder.resolve("work")))) {
            intake.normalise(raw, new NormalisationRequest(90, 160), copy, () -> false);
        }
    }
}
