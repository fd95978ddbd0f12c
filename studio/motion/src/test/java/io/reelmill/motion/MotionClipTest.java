package io.reelmill.motion;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.humbleui.skija.Surface;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.motion.animation.CardAnimation;
import io.reelmill.motion.message.Phrase;
import io.reelmill.motion.stage.Box;
import io.reelmill.providers.footage.Band;
import io.reelmill.providers.footage.ClipOrder;
import io.reelmill.providers.footage.ReadableArea;
import io.reelmill.providers.footage.SpokenWords;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Shot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MotionClipTest {

    private static final String[][] SAID = {
        {"en", "Antidisestablishmentarianism is not the longest word."},
        {"de", "Die Donaudampfschifffahrtsgesellschaftskapitänswitwe wartet 3,5 Jahre."},
        {"en", "https://example.org/a/very/long/address/that/nobody/would/ever/read/aloud"},
        {"en", "Cats sleep 16 hours, dogs sleep 12 and horses sleep 3."},
        {"en", "You need water, light, and soil."},
        {"en", "Bees die because pesticides poison the flowers."},
        {"en", "A comet is a ball of ice and dust that orbits the sun for ages."},
        {"en", "In 1914 the war began, in 1918 it ended and in 1945 the next was over."},
        {"en", "The national debt is 34,567,890,123 dollars."},
        {"en", "Seven out of ten people love chocolate."},
        {"ar", "القهوة تساعدك على التركيز في الصباح"},
        {"he", "חתולים ישנים 16 שעות ביום"},
        {"ja", "猫は一日に十六時間眠り、犬はそれよりも少しだけ短く眠ります。"},
        {"zh", "地球上有80亿人口"},
        {"ru", "Достопримечательности превосходительствуют."}
    };

    @ParameterizedTest
    @CsvSource({"360, 640, pro", "640, 360, pro", "480, 480, pro", "360, 640, base"})
    void shouldKeepAllTextInsideTheSafeAreaAndOffTheCaptions(int width, int height, String model) {
        Band captions = new Band(0.66, 0.81);
        for (String[] said : SAID) {
            try (MotionClip clip = new MotionClip(order("DEFAULT", said[1], said[0], width, height, model, captions))) {
                Box area = MotionClip.area(width, height, captions, ReadableArea.ALL);
                assertThat(area.bottom()).isLessThanOrEqualTo(height * captions.top());
                for (CardAnimation animation : clip.animations()) {
                    assertThat(animation.places())
                            .as(said[1])
                            .isNotEmpty()
                            .allMatch(place -> area.holds(place, width * 0.02));
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"0.66, 0.81, 0.10", "0.10, 0.27, 0.30", "0.44, 0.60, 0.10"})
    void shouldStandWhereCaptionsDoNot(double top, double bottom, double begins) {
        Box area = MotionClip.area(1080, 1920, new Band(top, bottom), ReadableArea.ALL);

        assertThat(area.y() / 1920).isCloseTo(begins, org.assertj.core.api.Assertions.within(0.001));
        assertThat(area.bottom() / 1920 < top || area.y() / 1920 > bottom).isTrue();
    }

    @Test
    void shouldKeepOutOfWhatSomebodyTakesWhoStandsBeforeIt() {
        Box area = MotionClip.area(1000, 500, new Band(0.8, 0.95), new ReadableArea(0, 0, 0.6, 0.9));

        assertThat(area.x()).isEqualTo(85);
        assertThat(area.right()).isEqualTo(600);
        assertThat(area.bottom()).isLessThan(400);
    }

    @Test
    void shouldDrawTheSameFramesFromTheSameOrder() {
        ClipOrder order =
                order("SKETCH_COLOR", "Your brain uses 20 percent of your energy.", "en", 180, 320, "pro", Band.NONE);

        assertThat(frame(order, 1.9)).isEqualTo(frame(order, 1.9));
        assertThat(frame(order, 1.9)).isNotEqualTo(frame(order, 1.2));
    }

    @Test
    void shouldHaveLeftBeforeTheCut() {
        ClipOrder order = order("MODERN_NOIR_MINIMALISM", "Nobody expected this!", "en", 180, 320, "base", Band.NONE);
        double end = order.telling().end();

        assertThat(bright(frame(order, end - 0.8))).isGreaterThan(50);
        assertThat(bright(frame(order, end))).isZero();
    }

    @Test
    void shouldNotShowAWordBeforeItIsNearlySpoken() {
        ClipOrder order = order("MODERN_NOIR_MINIMALISM", "Nobody expected this!", "en", 180, 320, "base", Band.NONE);

        assertThat(bright(frame(order, 0.1))).isZero();
    }

    static ClipOrder order(String preset, String text, String language, int w, int h, String model, Band captions) {
        double length = Math.max(2.2, text.split(" ").length * 0.36 + 0.8);
        Look look = new Look(preset, "lagoon", "", w, h, 11);
        Phrase spoken = Phrase.spread(text, language, 0.4, length - 0.6);
        SpokenWords telling = new SpokenWords(language, spoken.words(), 0, length, captions);
        return new ClipOrder(new Shot(0, 0, length, text, "", 0), null, look, length + 0.5, 30, model, telling);
    }

    static int[] frame(ClipOrder order, double t) {
        int w = order.look().frameWidth();
        int h = order.look().frameHeight();
        try (MotionClip clip = new MotionClip(order);
                Surface surface = Surface.makeRaster(Pixels.form(w, h))) {
            clip.draw(surface.getCanvas(), clip.moment(t), w, h);
            return Pixels.of(surface).argb();
        }
    }

    /** Pixels that are nearly white. */
    private static long bright(int[] argb) {
        return java.util.Arrays.stream(argb)
                .filter(p -> (p & 255) > 225 && (p >> 8 & 255) > 225 && (p >> 16 & 255) > 225)
                .count();
    }
}
