package io.reelmill.compositor.caption;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.compositor.plane.Frame;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Captions.Cue;
import io.reelmill.timeline.Captions.Position;
import io.reelmill.timeline.Captions.Word;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CaptionTest {

    private static final Canvas UPRIGHT = new Canvas(540, 960, 30);
    private static final Canvas WIDE = new Canvas(960, 540, 30);
    private static final int GREY = 126;

    @ParameterizedTest
    @CsvSource({
        "Wrap 1, BOTTOM", "Wrap 1, MIDDLE", "Wrap 1, TOP", "Basic, BOTTOM", "Word by Word, MIDDLE", "Bold Punch, BOTTOM",
        "Movie, TOP"
    })
    void letteringStaysInsideTheSafeArea(String preset, Position position) {
        for (Canvas canvas : List.of(UPRIGHT, WIDE)) {
            Captions captions = captions(preset, position, "WHAT WONDERFUL THINGS MOVING");
            assertInkInside(canvas, captions);
        }
    }

    @Test
    void aWordThatIsTooLongShrinksToFit() {
        assertInkInside(UPRIGHT, captions("Wrap 1", Position.BOTTOM, "Donaudampfschifffahrtsgesellschaft"));
    }

    @Test
    void neverTakesMoreThanTwoLinesAndKeepsTheBaseline() {
        Captions one = captions("Wrap 1", Position.BOTTOM, "a story");
        Captions two = captions("Wrap 1", Position.BOTTOM, "magnificent landscapes");
        var short1 = CaptionLayout.of(one.cues().get(0), CaptionStyle.WRAP_1, one, UPRIGHT);
        var long2 = CaptionLayout.of(two.cues().get(0), CaptionStyle.WRAP_1, two, UPRIGHT);
        assertThat(long2.words()).extracting(CaptionLayout.Placed::line).containsExactly(0, 1);
        assertThat(long2.words().get(0).baseline())
                .isEqualTo(short1.words().get(0).baseline());
    }

    @Test
    void aWordIsSeenWithinFiftyMillisecondsOfItsVoiceAndNotBefore() {
        Captions captions = captions("Wrap 1", Position.BOTTOM, "first second");
        double spoken = captions.cues().get(0).words().get(1).start();
        CaptionWriter writer = new CaptionWriter(captions, UPRIGHT);
        for (int i = 0; i < 30; i++) {
            CaptionMoment moment = writer.moment(i / 30.0);
            if (i / 30.0 >= spoken + 0.05) {
                assertThat(moment.active()).isEqualTo(1);
            } else if (i / 30.0 <= spoken - 0.05) {
                assertThat(moment.active()).isZero();
            }
        }
    }

    @Test
    void inkOfAWordIsThereAtItsFirstFrame() {
        Captions captions = captions("Wrap 1", Position.BOTTOM, "first second");
        try (CaptionWriter writer = new CaptionWriter(captions, UPRIGHT)) {
            int before = ink(frame(writer, 0.2));
            int after = ink(frame(writer, captions.cues().get(0).words().get(1).start()));
            assertThat(after).isGreaterThan(before * 3 / 2);
        }
    }

    @Test
    void isReadableOnWhiteAsOnBlack() {
        Captions captions = captions("Wrap 1", Position.BOTTOM, "first second");
        for (int ground : new int[] {16, 235}) {
            Frame frame = new Frame(540, 960);
            frame.y().fill(ground);
            frame.u().fill(128);
            frame.v().fill(128);
            try (CaptionWriter writer = new CaptionWriter(captions, UPRIGHT)) {
                writer.write(0.6, frame);
            }
            int darkest = 255;
            int brightest = 0;
            for (int y = 600; y < 770; y++) {
                for (int x = 65; x < 475; x++) {
                    darkest = Math.min(darkest, frame.y().get(x, y));
                    brightest = Math.max(brightest, frame.y().get(x, y));
                }
            }
            assertThat(brightest - darkest).isGreaterThan(180);
        }
    }

    @Test
    void nothingIsWrittenBetweenCues() {
        CaptionWriter writer = new CaptionWriter(captions("Wrap 1", Position.BOTTOM, "only this"), UPRIGHT);
        assertThat(writer.moment(5)).isNull();
    }

    @Test
    void anUnknownPresetIsWrapOne() {
        assertThat(CaptionStyle.named("no such thing")).isSameAs(CaptionStyle.WRAP_1);
        assertThat(CaptionStyle.named("bold punch").name()).isEqualTo("Bold Punch");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shore.|SHORE", "keep?|KEEP?", "don’t|DON’T", "\"Stop!\"|STOP!", "3.5%|3.5%", "well-known,|WELL-KNOWN",
                "(really)|REALLY", "$1,000|$1,000", "straße|STRASSE"
            })
    void wrapOneDropsMostPunctuation(String word, String shown) {
        assertThat(CaptionText.shown(word, CaptionStyle.WRAP_1, "en")).isEqualTo(shown);
    }

    @ParameterizedTest
    @ValueSource(strings = {"日本語", "Привет", "🎉"})
    void otherScriptsAreDrawnOrSkippedButNeverFail(String word) {
        try (CaptionWriter writer = new CaptionWriter(captions("Wrap 1", Position.BOTTOM, word), UPRIGHT)) {
            assertThat(frame(writer, 0.2)).isNotNull();
        }
    }

    private static void assertInkInside(Canvas canvas, Captions captions) {
        Frame frame = new Frame(canvas.width(), canvas.height());
        try (CaptionWriter writer = new CaptionWriter(captions, canvas)) {
            for (int i = 0; i < 40; i++) {
                frame.y().fill(GREY);
                writer.write(i / canvas.frameRate(), frame);
                int left = (int) (canvas.width() * CaptionLayout.SIDE);
                int top = (int) (canvas.height() * CaptionLayout.TOP);
                for (int y = 0; y < canvas.height(); y++) {
                    for (int x = 0; x < canvas.width(); x++) {
                        boolean inside = x >= left - 1
                                && x <= canvas.width() - left
                                && y >= top - 1
                                && y <= canvas.height() * (1 - CaptionLayout.BOTTOM);
                        // the soft shadow only darkens, and may reach out
                        if (!inside && frame.y().get(x, y) > GREY + 4) {
                            throw new AssertionError("ink at " + x + ", " + y + " of " + canvas);
                        }
                    }
                }
            }
        }
    }

    private static Frame frame(CaptionWriter writer, double seconds) {
        Frame frame = new Frame(UPRIGHT.width(), UPRIGHT.height());
        frame.blacken();
        writer.write(seconds, frame);
        return frame;
    }

    private static int ink(Frame frame) {
        int sum = 0;
        for (int y = 0; y < frame.height(); y++) {
            for (int x = 0; x < frame.width(); x++) {
                sum += frame.y().get(x, y) > 180 ? 1 : 0;
            }
        }
        return sum;
    }

    private static Captions captions(String preset, Position position, String text) {
        List<Word> words = new ArrayList<>();
        for (String word : text.split(" ", -1)) {
            words.add(new Word(word, words.size() * 0.41, words.size() * 0.41 + 0.4));
        }
        return new Captions(preset, position, "en", List.of(new Cue(0, words.size() * 0.41 + 0.3, words)));
    }
}
