package io.reelmill.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.compositor.footage.FootageReader;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.footage.Band;
import io.reelmill.providers.footage.ClipOrder;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MotionGraphicsTest {

    private static final ClipOrder ORDER =
            MotionClipTest.order("FLAT_ANIMATION", "Rockets reach space.", "en", 180, 320, "pro", Band.NONE);

    @TempDir
    Path folder;

    @Test
    void shouldMakeAClipOfTheFrameAndLengthThatWereOrdered() {
        Path clip = folder.resolve("clip.mp4");
        new MotionGraphics().make(ORDER, clip, () -> false);

        try (FootageReader reader = FootageReader.open(clip)) {
            assertThat(reader.width()).isEqualTo(180);
            assertThat(reader.height()).isEqualTo(320);
            assertThat(reader.seconds()).isGreaterThanOrEqualTo(ORDER.seconds() - 0.001);
        }
    }

    @Test
    void shouldLeaveNothingWhenStopped() {
        Path clip = folder.resolve("clip.mp4");

        assertThatThrownBy(() -> new MotionGraphics().make(ORDER, clip, () -> true))
                .isInstanceOf(ProviderException.class);
        assertThat(clip).doesNotExist();
    }
}
