package io.reelmill.compositor.still;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.compositor.Pictures;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StillCacheTest {

    private final StillCache stills = new StillCache();

    @TempDir
    Path folder;

    @Test
    void shouldReadAPictureOnceForAllThatShowIt() throws IOException {
        Path file = picture();
        Still first = stills.backdrop(file, 40);
        Files.delete(file);

        assertThat(stills.backdrop(file, 40)).isSameAs(first);
    }

    @Test
    void shouldReadAPictureAnewForAnotherSizeOrPlace() throws IOException {
        Path file = picture();
        Still wide = stills.backdrop(file, 40);

        assertThat(stills.backdrop(file, 20).y().width()).isLessThan(wide.y().width());
        assertThat(stills.cutout(file, 40).opaque()).isFalse();
    }

    @Test
    void shouldTryAgainAfterAPictureThatCouldNotBeRead() throws IOException {
        Path file = folder.resolve("a.png");
        assertThatThrownBy(() -> stills.backdrop(file, 40)).isInstanceOf(IOException.class);

        picture();

        assertThat(stills.backdrop(file, 40).y().width()).isEqualTo(40);
    }

    private Path picture() throws IOException {
        Path file = folder.resolve("a.png");
        Pictures.png(file, 40, 30, (x, y) -> 0xFF000000 | x << 16 | y);
        return file;
    }
}
