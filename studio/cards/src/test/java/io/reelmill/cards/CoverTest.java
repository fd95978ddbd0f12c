package io.reelmill.cards;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.cards.Cover.TextType;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Style;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CoverTest {

    private static final String TITLE = "Why cats hate water, and five who do not";
    private static final int BRIGHT = 90;
    /** A wide frame: the title has two thirds of it, and may need a third line. */
    private static final int WIDTH = 640;

    private static final int HEIGHT = 360;

    @TempDir
    Path folder;

    /** A line that is left out leaves a gap among the others as high as itself. */
    @ParameterizedTest
    @EnumSource(Style.class)
    void shouldWriteEveryLineOfATitle(Style style) throws IOException {
        Path frame = folder.resolve("frame.png");
        ImageIO.write(new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB), "png", frame.toFile());
        Path cover = folder.resolve("cover.jpg");
        CardStyle cards = CardStyle.of(new Look(style.preset(), "", "", WIDTH, HEIGHT, 1));

        new Cover(cards, "en").write(frame, TITLE, TextType.LAYERS, cover);

        int letters = 0;
        int run = 0;
        int gap = 0;
        int widest = 0;
        BufferedImage drawn = ImageIO.read(cover.toFile());
        for (int y = 0; y < HEIGHT; y++) {
            if (isInked(drawn, y)) {
                run++;
                widest = letters > 0 ? Math.max(widest, gap) : 0;
                letters = Math.max(letters, run);
                gap = 0;
            } else {
                run = 0;
                gap++;
            }
        }
        assertThat(letters).as("height of letters").isGreaterThan(8);
        assertThat(widest).as("gap between lines").isLessThan(letters);
    }

    private static boolean isInked(BufferedImage picture, int y) {
        int bright = 0;
        for (int x = 0; x < picture.getWidth(); x++) {
            int c = picture.getRGB(x, y);
            bright += (c >> 16 & 255) + (c >> 8 & 255) + (c & 255) > 3 * BRIGHT ? 1 : 0;
        }
        return bright > picture.getWidth() / 60;
    }
}
