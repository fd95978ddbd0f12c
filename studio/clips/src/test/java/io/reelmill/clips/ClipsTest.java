package io.reelmill.clips;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.clips.living.LivingScenes;
import io.reelmill.clips.stock.Loops;
import io.reelmill.clips.stock.StockClips;
import io.reelmill.compositor.footage.FootageReader;
import io.reelmill.illustrator.EmbeddedIllustrator;
import io.reelmill.providers.footage.ClipGenerator;
import io.reelmill.providers.footage.ClipOrder;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Shot;
import java.nio.file.Path;
import java.util.List;
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
        Path clip = made(new LivingScenes(new EmbeddedIllustrator()), "whales sing in the sea");

        try (FootageReader reader = FootageReader.open(clip)) {
            assertThat(reader.width()).isEqualTo(180);
            assertThat(reader.seconds()).isGreaterThanOrEqualTo(2);
            for (double t = 0; t < 1.8; t += 0.5) {
                assertThat(difference(reader, t, t + 0.25)).isGreaterThan(0.3);
            }
        }
    }

    @Test
    void shouldShowALoopThatIsSpokenOf() {
        Path sea = made(new StockClips(), "the ocean and its waves");
        Path city = made(new StockClips(), "traffic in the city at night");

        try (FootageReader one = FootageReader.open(sea);
                FootageReader other = FootageReader.open(city)) {
            assertThat(brightness(one)).isGreaterThan(brightness(other) + 30);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sea", "space", "fire", "computer", "party", "snow"})
    void shouldEndABackgroundWhereItBegan(String topic) {
        Path loop = folder.resolve("loop.mp4");
        Loops.backgroundFor(topic, 90, 160, RATE, 3, loop, () -> false);

        try (FootageReader reader = FootageReader.open(loop)) {
            double step = difference(reader, 0, 1 / RATE);
            assertThat(difference(reader, Loops.PERIOD - 1 / RATE, 0)).isLessThan(3 * step + 3);
            assertThat(difference(reader, 0, Loops.PERIOD / 3)).isGreaterThan(0.3);
        }
    }

    private Path made(ClipGenerator generator, String words) {
        Shot shot = new Shot(0, 0, 2, words, "", 0);
        Idea idea = new EmbeddedIllustrator().plan(words, List.of(shot), LOOK).get(0);
        Path clip = folder.resolve(words.hashCode() + ".mp4");
        generator.make(new ClipOrder(shot, idea, LOOK, 2, RATE, "pro"), clip, () -> false);
        return clip;
    }

    /** Mean difference of brightness between two moments, levels. */
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
