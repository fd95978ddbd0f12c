package io.reelmill.cards;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.providers.picture.Look;
import io.reelmill.timeline.Canvas;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TitleCardTest {

    private static final String LONG = "Why the old lighthouse on the cape still matters to every ship that passes by"
            + " at night, in fog or in a storm, and to those who wait for them";

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"270,480", "480,270", "270,270", "270,338"})
    void shouldLeaveTheUpperPartOfThePictureSeen(int width, int height) throws Exception {
        Piece card = card(width, height).title("t", LONG, "Harbour Weekly", "Mara Lindqvist");
        double bleed = 40 * Math.min(width, height) / 1080.0;

        assertThat(card.y() + bleed).isGreaterThan(height * 0.34);
        assertThat(card.y() + card.height() - bleed).isLessThan(height * 0.92);
        assertThat(card.x() + bleed).isGreaterThan(width * 0.05);
    }

    @Test
    void shouldNameThePublicationInTheAccentOnlyWhenThereIsOne() throws Exception {
        int accent = style().accent();

        assertThat(count(card(270, 480).title("with", "Bees", "Harbour Weekly", ""), accent))
                .isGreaterThan(200);
        assertThat(count(card(270, 480).title("without", "Bees", "", ""), accent))
                .isZero();
    }

    @Test
    void shouldDrawAReadableCreditOnAnyPictureAtTheFoot() throws Exception {
        Piece credit = card(720, 1280).credit("c", "Harbour Weekly · Mara Lindqvist");

        assertThat(credit.y()).isGreaterThan(1280 * 0.9);
        assertThat(credit.y() + credit.height()).isLessThan(1280 + 40 * 720 / 1080.0);
        BufferedImage drawn = read(credit);
        int light = 0;
        int plate = 0;
        for (int x = 0; x < drawn.getWidth(); x++) {
            int pixel = drawn.getRGB(x, drawn.getHeight() / 2);
            light += pixel >>> 24 > 240 && (pixel >> 8 & 255) > 200 ? 1 : 0;
            plate += pixel >>> 24 > 100 && (pixel >> 8 & 255) < 80 ? 1 : 0;
        }
        assertThat(light).isGreaterThan(10);
        assertThat(plate).isGreaterThan(light);
    }

    private int count(Piece piece, int colour) throws Exception {
        BufferedImage image = read(piece);
        int count = 0;
        for (int pixel : image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth())) {
            count += pixel == colour ? 1 : 0;
        }
        return count;
    }

    private BufferedImage read(Piece piece) throws Exception {
        return ImageIO.read(folder.resolve(piece.file()).toFile());
    }

    private TitleCard card(int width, int height) {
        return new TitleCard(new Canvas(width, height, 30), style(), "en", folder);
    }

    private static CardStyle style() {
        return CardStyle.of(new Look("DEFAULT", "lagoon", "", 270, 480, 1));
    }
}
