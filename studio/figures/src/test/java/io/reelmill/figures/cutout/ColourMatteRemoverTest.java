package io.reelmill.figures.cutout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.figures.Drawings;
import io.reelmill.figures.pixel.Pixels;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ColourMatteRemoverTest {

    private final Pixels person = Drawings.person(300, 450);
    private final ColourMatteRemover cutOut = new ColourMatteRemover();

    @Test
    void shouldFindTheFigureBeforeAPlainGround() {
        Pixels cut = cutOut.cut(Drawings.beforeGradient(person, 0xFF40A060, 0xFF40A060, 0));

        assertThat(overlap(cut, person)).isGreaterThan(0.97);
    }

    @Test
    void shouldFindTheFigureBeforeANoisyGradient() {
        Pixels cut = cutOut.cut(Drawings.beforeGradient(person, 0xFF204080, 0xFFC0D0F0, 12));

        assertThat(overlap(cut, person)).isGreaterThan(0.93);
    }

    @Test
    void shouldFindAFigureThatFillsMostOfThePicture() {
        Pixels icon = Drawings.iconFace(300);

        Pixels cut = cutOut.cut(Drawings.beforeGradient(icon, 0xFFFFFFFF, 0xFFFFFFFF, 2));

        assertThat(overlap(cut, icon)).isGreaterThan(0.97);
    }

    @Test
    void shouldLeaveNoFringeOfTheGroundAtTheEdge() {
        Pixels icon = Drawings.iconFace(300);

        Pixels cut = cutOut.cut(Drawings.beforeGradient(icon, 0xFF0000FF, 0xFF0000FF, 0));

        int soft = 0;
        for (int c : cut.argb()) {
            if (c >>> 24 > 40 && c >>> 24 < 250) {
                soft++;
                assertThat(c & 255).as("blue in the edge of a yellow disc").isLessThan(130);
            }
        }
        assertThat(soft).as("soft pixels").isGreaterThan(100);
    }

    @Test
    void shouldRefuseAPictureInWhichNothingStandsOut() {
        Pixels empty = Drawings.beforeGradient(new Pixels(200, 200), 0xFF306080, 0xFF90B0D0, 10);

        assertThatThrownBy(() -> cutOut.cut(empty))
                .isInstanceOfSatisfying(
                        ProviderException.class, e -> assertThat(e.category()).isEqualTo(Category.INPUT));
    }

    @Test
    void shouldKeepAPictureThatIsCutOutAlready() {
        assertThat(cutOut.cut(person).argb()).isEqualTo(person.argb());
    }

    @Test
    void shouldWriteAPictureOfTheSameSize(@TempDir Path folder) {
        Drawings.beforeGradient(person, 0xFF40A060, 0xFF40A060, 0).write(folder.resolve("in.png"));

        cutOut.remove(folder.resolve("in.png"), folder.resolve("out.png"));

        Pixels out = Pixels.read(folder.resolve("out.png"));
        assertThat(out.width()).isEqualTo(300);
        assertThat(out.height()).isEqualTo(450);
        assertThat(out.transparency()).isBetween(0.6, 0.9);
    }

    private static double overlap(Pixels a, Pixels b) {
        int both = 0;
        int either = 0;
        for (int i = 0; i < a.argb().length; i++) {
            boolean in = a.argb()[i] >>> 24 > 127;
            boolean meant = b.argb()[i] >>> 24 > 127;
            both += in && meant ? 1 : 0;
            either += in || meant ? 1 : 0;
        }
        return both / (double) either;
    }
}
