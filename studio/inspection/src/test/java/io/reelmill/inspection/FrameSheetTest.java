package io.reelmill.inspection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FrameSheetTest {

    @TempDir
    Path folder;

    @Test
    void shouldShowTwelveDifferentFramesOfAPortraitFilmInTwoRows() {
        BufferedImage sheet = FrameSheet.of(Path.of("../../examples/media/dance.mp4"));

        assertThat(sheet.getWidth()).isEqualTo(6 * 220 - 4);
        assertThat(sheet.getHeight()).isEqualTo(2 * 388 - 4);
        Set<List<Integer>> frames = new HashSet<>();
        for (int i = 0; i < FrameSheet.FRAMES; i++) {
            int x = i % 6 * 220;
            int y = i / 6 * 388;
            frames.add(IntStream.of(sheet.getRGB(x, y, 216, 384, null, 0, 216))
                    .boxed()
                    .toList());
        }
        assertThat(frames).hasSize(FrameSheet.FRAMES);
    }

    @Test
    void shouldRefuseWhatIsNoFilm() throws IOException {
        Path file = Files.writeString(folder.resolve("film.mp4"), "no film");

        assertThatThrownBy(() -> FrameSheet.of(file)).isInstanceOf(InspectionException.class);
    }
}
