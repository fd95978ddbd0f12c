package io.reelmill.figures.cutout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.figures.Drawings;
import io.reelmill.figures.film.Film;
import io.reelmill.figures.film.VideoFrames;
import io.reelmill.figures.pixel.Pixels;
import io.reelmill.providers.ProviderException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SubjectFilmTest {

    private static final int MAGENTA = 0xFFE020E0;

    @TempDir
    Path folder;

    @Test
    void shouldShowTheSubjectBeforeTheNewBackgroundInEveryFrame() {
        Pixels person = Drawings.person(160, 240);
        Path video = film(k -> Drawings.beforeGradient(moved(person, k), 0xFF40A060, 0xFF50B070, 3));

        SubjectFilm.place(video, ground(), 9, folder.resolve("placed.mp4"), () -> false);

        try (VideoFrames placed = VideoFrames.open(folder.resolve("placed.mp4"))) {
            assertThat(placed.seconds()).isBetween(0.3, 0.5);
            for (double at : new double[] {0, 0.2, 0.35}) {
                Pixels frame = placed.at(at);
                assertThat(isGround(frame, 4, 4)).isTrue();
                assertThat(isGround(frame, 116, 100)).isTrue();
                assertThat(share(frame)).as("the body at %s s", at).isBetween(0.1, 0.6);
                assertThat(greens(frame)).as("what is left of the old ground").isLessThan(60);
            }
        }
    }

    @Test
    void shouldRefuseAVideoWithoutASubject() {
        Path video = film(k -> Drawings.beforeGradient(new Pixels(160, 240), 0xFF306080, 0xFF90B0D0, 6));

        assertThatThrownBy(() -> SubjectFilm.place(video, ground(), 9, folder.resolve("no.mp4"), () -> false))
                .isInstanceOf(ProviderException.class)
                .hasMessageContaining("no subject stands out");
    }

    private interface Drawn {
        Pixels frame(int index);
    }

    private Path film(Drawn drawn) {
        Path file = folder.resolve("source.mp4");
        try (Film film = Film.write(file, 160, 240, 10, () -> false)) {
            for (int k = 0; k < 4; k++) {
                film.add(drawn.frame(k));
            }
            film.finish();
        }
        return file;
    }

    private static Pixels moved(Pixels picture, int right) {
        Pixels out = new Pixels(picture.width(), picture.height());
        for (int i = 0; i < out.argb().length; i++) {
            int from = i % picture.width() - right;
            out.argb()[i] = from < 0 ? 0 : picture.argb()[i - right];
        }
        return out;
    }

    private Path ground() {
        Pixels ground = new Pixels(120, 200);
        java.util.Arrays.fill(ground.argb(), MAGENTA);
        ground.write(folder.resolve("ground.png"));
        return folder.resolve("ground.png");
    }

    private static boolean isGround(Pixels frame, int x, int y) {
        int c = frame.argb()[y * frame.width() + x];
        return (c >> 16 & 255) > 150 && (c >> 8 & 255) < 90 && (c & 255) > 150;
    }

    /** How much of the lower part the figure takes. */
    private static double share(Pixels frame) {
        int count = 0;
        for (int y = 50; y < 200; y++) {
            for (int x = 0; x < 120; x++) {
                count += isGround(frame, x, y) ? 0 : 1;
            }
        }
        return count / (150.0 * 120);
    }

    private static int greens(Pixels frame) {
        int count = 0;
        for (int c : frame.argb()) {
            count += (c >> 8 & 255) > (c >> 16 & 255) + 50 && (c >> 8 & 255) > (c & 255) + 30 ? 1 : 0;
        }
        return count;
    }
}
