package io.reelmill.clips;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.clips.animated.AnimatedScenes;
import io.reelmill.clips.animated.AnimatedStills;
import io.reelmill.clips.stock.Loops;
import io.reelmill.clips.stock.StockClips;
import io.reelmill.compositor.footage.FootagePlayer;
import io.reelmill.compositor.footage.FootageReader;
import io.reelmill.compositor.still.Still;
import io.reelmill.illustrator.EmbeddedIllustrator;
import io.reelmill.providers.figure.BackgroundRemover;
import io.reelmill.providers.footage.ClipGenerator;
import io.reelmill.providers.footage.ClipOrder;
import io.reelmill.providers.footage.StillOrder;
import io.reelmill.providers.footage.UnmatchedMarker;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Shot;
import io.reelmill.timeline.Footage;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClipsTest {

    private static final Look LOOK = new Look("DEFAULT", "", "", 180, 320, 7);
    private static final double RATE = 12;

    @TempDir
    Path folder;

    @Test
    void shouldMoveAllThroughALivingScene() {
        Path clip = made(new AnimatedScenes(new EmbeddedIllustrator()), "whales sing in the sea");

        try (FootageReader reader = FootageReader.open(clip)) {
            assertThat(reader.width()).isEqualTo(180);
            assertThat(reader.seconds()).isGreaterThanOrEqualTo(2);
            for (double t = 0; t < 1.8; t += 0.5) {
                assertThat(difference(reader, t, t + 0.25)).isGreaterThan(0.3);
            }
        }
    }

    @Test
    void shouldMoveTheFigureOfAStillFurtherThanTheGroundBehindIt() throws IOException {
        Path still = stored("still.png", redDisc(360, 640, new Color(0xDDE6EC), new Color(0xA8B7C0)));
        Path clip = folder.resolve("alive.mp4");

        new AnimatedStills(new RedDisc())
                .animate(new StillOrder(still, "", 180, 320, 0.5, 0.5, 2, RATE, "base", 5), clip, () -> false);

        try (FootageReader reader = FootageReader.open(clip)) {
            assertThat(reader.seconds()).isGreaterThanOrEqualTo(2);
            assertThat(Math.abs(redness(reader, 1.9) - redness(reader, 0))).isGreaterThan(2);
            assertThat(difference(reader, 0, 1.9)).isGreaterThan(0.3);
        }
    }

    @Test
    void shouldShowAStillAsItIsWhereItRestsAndMoveItBetween() throws IOException {
        BufferedImage picture = redDisc(180, 320, new Color(0x9CC4E8), new Color(0x6A7C4A));
        Path still = stored("resting.png", picture);
        Path clip = folder.resolve("resting.mp4");
        StillOrder.Rest rest = new StillOrder.Rest(0.5, 2.5, 0.5);

        new AnimatedStills(new RedDisc())
                .animate(new StillOrder(still, "", 180, 320, 0.5, 0.5, 3, RATE, "base", 5, rest), clip, () -> false);

        try (FootageReader reader = FootageReader.open(clip)) {
            int[] first = reader.frame(0).argb();
            assertThat(mean(first, picture)).isLessThan(3);
            assertThat(mean(reader.frame(0.4).argb(), picture)).isLessThan(3);
            assertThat(mean(reader.frame(2.9).argb(), picture)).isLessThan(3);
            assertThat(difference(reader, 0, 1.5)).isGreaterThan(0.3);
        }
    }

    /** A red disc before a ground that goes from one colour to another, top to bottom. */
    private static BufferedImage redDisc(int width, int height, Color top, Color bottom) {
        BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = picture.createGraphics();
        g.setPaint(new GradientPaint(0, 0, top, 0, height, bottom));
        g.fillRect(0, 0, width, height);
        g.setColor(new Color(0xB01818));
        g.fillOval(width * 11 / 36, height * 5 / 16, width * 14 / 36, height * 3 / 8);
        g.dispose();
        return picture;
    }

    private Path stored(String name, BufferedImage picture) throws IOException {
        Path file = folder.resolve(name);
        ImageIO.write(picture, "png", file.toFile());
        return file;
    }

    /** Mean difference of a sample, 0 to 255. */
    private static double mean(int[] samples, BufferedImage picture) {
        double sum = 0;
        for (int i = 0; i < samples.length; i++) {
            int c = picture.getRGB(i % 180, i / 180);
            for (int shift = 0; shift <= 16; shift += 8) {
                sum += Math.abs((samples[i] >> shift & 255) - (c >> shift & 255)) / 3.0;
            }
        }
        return sum / samples.length;
    }

    /** Removes the background of the still above. */
    private static final class RedDisc implements BackgroundRemover {

        @Override
        public String name() {
            return "red disc";
        }

        @Override
        public void remove(Path image, Path png) {
            BufferedImage figure = new BufferedImage(360, 640, BufferedImage.TYPE_INT_ARGB);
            Graphics2D g = figure.createGraphics();
            g.setColor(new Color(0xB01818));
            g.fillOval(110, 200, 140, 240);
            g.dispose();
            try {
                ImageIO.write(figure, "png", png.toFile());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Mean x of the red pixels. */
    private static double redness(FootageReader reader, double at) {
        int[] samples = reader.frame(at).argb();
        double sum = 0;
        int count = 1;
        for (int i = 0; i < samples.length; i++) {
            if ((samples[i] >> 16 & 255) - (samples[i] >> 8 & 255) > 90) {
                sum += i % 180;
                count++;
            }
        }
        return sum / count;
    }

    /** Is asked only where no loop fits. */
    private static final ClipGenerator NOBODY = new ClipGenerator() {
        @Override
        public String name() {
            return "nobody";
        }

        @Override
        public void make(ClipOrder order, Path mp4, BooleanSupplier stopped) {
            throw new AssertionError("a loop fits");
        }
    };

    @Test
    void shouldDrawASceneWhereNoLoopFitsAndMarkIt() throws IOException {
        Path drawn = made(new StockClips(new AnimatedScenes(new EmbeddedIllustrator())), "a cat blinks slowly");

        assertThat(drawn).isNotEmptyFile();
        assertThat(UnmatchedMarker.isIn(folder)).isTrue();
    }

    @Test
    void shouldShowALoopThatIsSpokenOf() {
        Path sea = made(new StockClips(NOBODY), "the ocean and its waves");
        Path city = made(new StockClips(NOBODY), "traffic in the city at night");

        try (FootageReader one = FootageReader.open(sea);
                FootageReader other = FootageReader.open(city)) {
            assertThat(brightness(one)).isGreaterThan(brightness(other) + 30);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sea", "space", "fire", "computer", "party", "snow"})
    void shouldGoRoundAndRoundWithoutASeam(String topic) {
        Path loop = folder.resolve("loop.mp4");
        Loops.backgroundFor(topic, 90, 160, RATE, 3, loop, () -> false);

        try (FootagePlayer player = new FootagePlayer(loop, new Footage(0, 1, true))) {
            double largest = 0;
            for (double t = 1; t < 6; t += 1 / RATE) {
                largest = Math.max(largest, difference(player, t, t + 1 / RATE));
            }
            double end = Loops.PERIOD - 3 / RATE;
            for (double t = end; t < Loops.PERIOD + Footage.SEAM; t += 1 / RATE) {
                assertThat(difference(player, t, t + 1 / RATE))
                        .as("step at %.2f s", t)
                        .isLessThan(1.25 * largest + 0.25);
            }
            assertThat(difference(player, 0, Loops.PERIOD / 3)).as("it moves").isGreaterThan(0.3);
            assertThat(difference(player, 0.2, Loops.PERIOD + 0.2))
                    .as("nothing shines through where a round begins")
                    .isLessThan(0.8);
        }
    }

    private Path made(ClipGenerator generator, String words) {
        Shot shot = new Shot(0, 0, 2, words, "", 0);
        Idea idea = new EmbeddedIllustrator().plan(words, List.of(shot), LOOK).get(0);
        Path clip = folder.resolve(words.hashCode() + ".mp4");
        generator.make(new ClipOrder(shot, idea, LOOK, 2, RATE, "pro"), clip, () -> false);
        return clip;
    }

    /** The same, as a film plays it. */
    private static double difference(FootagePlayer player, double one, double other) {
        int[] a = luma(player.at(one));
        int[] b = luma(player.at(other));
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += Math.abs(a[i] - b[i]);
        }
        return sum / a.length;
    }

    private static int[] luma(Still still) {
        int[] samples = new int[still.y().width() * still.y().height()];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = still.y().get(i % still.y().width(), i / still.y().width());
        }
        return samples;
    }

    /** Mean difference of brightness between two frames, levels. */
    private static double difference(FootageReader reader, double one, double other) {
        int[] a = reader.frame(one).argb();
        int[] b = reader.frame(other).argb();
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += Math.abs((a[i] >> 8 & 255) - (b[i] >> 8 & 255));
        }
        return sum / a.length;
    }

    private static double brightness(FootageReader reader) {
        int[] samples = reader.frame(1).argb();
        double sum = 0;
        for (int sample : samples) {
            sum += sample >> 8 & 255;
        }
        return sum / samples.length;
    }
}
