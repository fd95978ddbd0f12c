package io.reelmill.render.stage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.microprofile.health.HealthCheckResponse.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiskHealthTest {

    @TempDir
    Path folder;

    @Test
    void shouldTellWhetherThereIsRoomForAnotherFilm() {
        Path notMadeYet = folder.resolve("work/root");

        assertThat(new DiskHealth(new TestStudioSettings(notMadeYet, 1, 1), Optional.empty())
                        .call()
                        .getStatus())
                .isEqualTo(Status.UP);
        assertThat(new DiskHealth(new TestStudioSettings(notMadeYet, 1, Long.MAX_VALUE), Optional.empty())
                        .call()
                        .getStatus())
                .isEqualTo(Status.DOWN);
    }
}
