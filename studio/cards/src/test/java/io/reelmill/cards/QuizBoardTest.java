package io.reelmill.cards;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.providers.picture.Look;
import io.reelmill.timeline.Canvas;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuizBoardTest {

    private static final String LONG = "Which of the eight planets that go round our Sun has by far the clearest rings,"
            + " seen with a small telescope from a garden in June?";

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"270,480,2", "270,480,4", "270,480,6", "480,270,4", "270,270,3", "270,338,5"})
    void shouldPlaceQuestionAndAnswersApartInsideTheFrame(int width, int height, int count) throws Exception {
        QuizBoard board = new QuizBoard(new Canvas(width, height, 30), style("DEFAULT"), "en", folder);
        List<String> answers = new ArrayList<>(List.of("Mars", "Saturn, the one with the very wide rings around it"));
        while (answers.size() < count) {
            answers.add("Answer " + answers.size());
        }
        double bleed = 40 * Math.min(width, height) / 1080.0;

        List<Piece> pieces = new ArrayList<>(List.of(board.question("q", LONG, "1 / 9")));
        for (int i = 0; i < count; i++) {
            pieces.add(board.answer("a" + i, answers, i));
        }

        for (Piece a : pieces) {
            assertThat(a.x() + bleed).isBetween(0.0, (double) width);
            assertThat(a.x() + a.width() - bleed).isBetween(0.0, (double) width);
            assertThat(a.y() + a.height() - bleed).isBetween(0.0, (double) height);
            for (Piece b : pieces) {
                boolean beside =
                        a.x() + a.width() - 2 * bleed <= b.x() + 1 || b.x() + b.width() - 2 * bleed <= a.x() + 1;
                boolean over =
                        a.y() + a.height() - 2 * bleed <= b.y() + 1 || b.y() + b.height() - 2 * bleed <= a.y() + 1;
                assertThat(a == b || beside || over).isTrue();
            }
        }
    }

    @Test
    void shouldDrawTheRightAnswerInAnotherColour() throws Exception {
        QuizBoard board = new QuizBoard(new Canvas(270, 480, 30), style("PIXEL_ART"), "en", folder);
        List<String> answers = List.of("Mars", "Saturn");

        int plain = middle(board.answer("plain", answers, 1));
        int lit = middle(board.right("lit", answers, 1));

        assertThat(lit >> 8 & 255).isGreaterThan((plain >> 8 & 255) + 60);
    }

    /** Near the right edge of the plate, where nothing is written. */
    private int middle(Piece piece) throws Exception {
        BufferedImage image = ImageIO.read(folder.resolve(piece.file()).toFile());
        return image.getRGB(image.getWidth() - 30, image.getHeight() / 2);
    }

    private static CardStyle style(String preset) {
        return CardStyle.of(new Look(preset, "lagoon", "", 270, 480, 1));
    }
}
