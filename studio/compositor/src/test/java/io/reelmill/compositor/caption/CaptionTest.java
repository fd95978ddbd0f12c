package io.reelmill.compositor.caption;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.humbleui.types.Rect;
import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.plane.Raster;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Captions.Cue;
import io.reelmill.timeline.Captions.Position;
import io.reelmill.timeline.Captions.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class CaptionTest {

    private static final Canvas UPRIGHT = new Canvas(540, 960, 30);
    private static final List<Canvas> CANVASES = List.of(
            new Canvas(270, 480, 30), new Canvas(480, 270, 30), new Canvas(320, 320, 30), new Canvas(320, 400, 30));
    private static final int GREY = 126;
    private static final IntConsumer MISSING = point -> {};

    static Stream<String> presets() {
        return CaptionStyles.ALL.stream().map(CaptionStyle::name);
    }

    @ParameterizedTest
    @MethodSource("presets")
    void shouldKeepLetteringInsideTheSafeArea(String preset) {
        for (Position position : Position.values()) {
            for (Canvas canvas : CANVASES) {
                assertInkInside(canvas, captions(preset, position, "WHAT WONDERFUL ÄRGER MOVING"));
            }
        }
    }

    @Test
    void shouldHaveNoTwoPresetsThatLookTheSame() {
        List<Frame> frames = CaptionStyles.ALL.stream()
                .map(style -> {
                    Frame frame = grey(GREY);
                    try (CaptionWriter writer =
                            new CaptionWriter(captions(style.name(), Position.BOTTOM, "What golden light"), UPRIGHT)) {
                        writer.write(0.6, frame);
                    }
                    return frame;
                })
                .toList();
        for (int i = 0; i < frames.size(); i++) {
            for (int j = 0; j < i; j++) {
                assertThat(difference(frames.get(i), frames.get(j)))
                        .as(CaptionStyles.ALL.get(i).name() + " and "
                                + CaptionStyles.ALL.get(j).name())
                        .isGreaterThan(4000);
            }
        }
    }

    @Test
    void shouldTakeOtherNamesOfPresets() {
        assertThat(CaptionStyle.named("Hormozi").name()).isEqualTo("Bold Punch");
        assertThat(CaptionStyle.named("Ali").name()).isEqualTo("Opacity");
        assertThat(CaptionStyle.named("Revid").name()).isEqualTo("Wrap 1");
    }

    @Test
    void shouldShrinkAWordThatIsTooLong() {
        assertInkInside(UPRIGHT, captions("Wrap 1", Position.BOTTOM, "Donaudampfschifffahrtsgesellschaft"));
    }

    @Test
    void shouldTakeAtMostTwoLinesAndKeepTheBaseline() {
        Captions one = captions("Wrap 1", Position.BOTTOM, "a story");
        Captions two = captions("Wrap 1", Position.BOTTOM, "magnificent landscapes");
        var short1 = CaptionLayout.of(one.cues().get(0), CaptionStyles.WRAP_1, one, UPRIGHT, MISSING);
        var long2 = CaptionLayout.of(two.cues().get(0), CaptionStyles.WRAP_1, two, UPRIGHT, MISSING);
        assertThat(long2.words()).extracting(CaptionLayout.Placed::line).containsExactly(0, 1);
        assertThat(long2.words().get(0).baseline())
                .isEqualTo(short1.words().get(0).baseline());
    }

    @Test
    void shouldShowAWordWithinFiftyMillisecondsOfItsVoiceAndNotBefore() {
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
    void shouldShowInkOfAWordAtItsFirstFrame() {
        Captions captions = captions("Wrap 1", Position.BOTTOM, "first second");
        try (CaptionWriter writer = new CaptionWriter(captions, UPRIGHT)) {
            int before = ink(frame(writer, 0.2));
            int after = ink(frame(writer, captions.cues().get(0).words().get(1).start()));
            assertThat(after).isGreaterThan(before * 3 / 2);
        }
    }

    @ParameterizedTest
    @MethodSource("presets")
    void shouldBeReadableOnEveryBackground(String preset) {
        Captions captions = captions(preset, Position.BOTTOM, "first second");
        for (int ground : new int[] {16, 80, 126, 180, 235}) {
            Frame frame = grey(ground);
            try (CaptionWriter writer = new CaptionWriter(captions, UPRIGHT)) {
                writer.write(0.3, frame);
                frame.y().fill(ground);
                writer.write(0.6, frame);
            }
            int[] lumas = new int[256];
            Rect letters = lettering(captions);
            int samples = 0;
            for (int y = (int) letters.getTop(); y < letters.getBottom(); y++) {
                for (int x = (int) letters.getLeft(); x < letters.getRight(); x++) {
                    lumas[frame.y().get(x, y)]++;
                    samples++;
                }
            }
            int dark = at(lumas, samples / 10);
            int bright = at(lumas, samples - samples / 20);
            assertThat(Legibility.contrast(greyColour(dark), greyColour(bright)))
                    .as("on luma " + ground)
                    .isGreaterThan(4.2);
        }
    }

    /** Words at rest, words that move, what they have left: nothing may tell how often it has been painted over. */
    @ParameterizedTest
    @MethodSource("presets")
    void shouldPaintTheSameStepByStepAsAtOnce(String preset) {
        Canvas canvas = CANVASES.get(0);
        Captions captions = captions(preset, Position.BOTTOM, "Moving light, golden evening");
        try (CaptionWriter stepwise = new CaptionWriter(captions, canvas)) {
            for (int i = 0; i < 54; i++) {
                Frame stepped = grey(canvas, GREY);
                stepwise.write(i / 30.0, stepped);
                if (i % 3 == 1) {
                    Frame once = grey(canvas, GREY);
                    try (CaptionWriter anew = new CaptionWriter(captions, canvas)) {
                        anew.write(i / 30.0, once);
                    }
                    assertThat(largestDifference(stepped.y(), once.y()))
                            .as("luma of " + i)
                            .isZero();
                    assertThat(largestDifference(stepped.u(), once.u()))
                            .as("blue of " + i)
                            .isZero();
                    assertThat(largestDifference(stepped.v(), once.v()))
                            .as("red of " + i)
                            .isZero();
                }
            }
        }
    }

    @Test
    void shouldBeginArabicOnTheRight() {
        Captions captions = new Captions("Wrap 1", Position.BOTTOM, "ar", cue("كل صباح"));
        var layout = layout(captions);
        assertThat(layout.words().get(0).x())
                .isGreaterThan(layout.words().get(1).x());
    }

    @Test
    void shouldKeepTheOrderOfLatinInsideHebrew() {
        Captions captions = new Captions("Movie", Position.BOTTOM, "he", cue("אני new york אוהב"));
        var words = layout(captions).words();
        assertThat(words.get(1).x()).isLessThan(words.get(2).x());
        assertThat(words.get(0).x()).isGreaterThan(words.get(3).x());
    }

    @Test
    void shouldBreakASentenceWithoutSpacesIntoTwoLines() {
        String sentence = "每天早晨潮水都会给宁静的海岸带来新东西";
        Captions captions = new Captions("Wrap 1", Position.BOTTOM, "zh", cue(sentence));
        var words = layout(captions).words();
        assertThat(words).extracting(CaptionLayout.Placed::line).contains(0, 1);
        assertThat(String.join(
                        "", words.stream().map(CaptionLayout.Placed::text).toList()))
                .isEqualTo(sentence);
    }

    @Test
    void shouldReportAndLeaveOutWhatNoTypefaceHas() {
        Captions captions = captions("Basic", Position.BOTTOM, "\uDBFF\uDFFD");
        assertThat(CaptionWriter.warnings(captions)).singleElement().asString().contains("U+10FFFD");
        try (CaptionWriter writer = new CaptionWriter(captions, UPRIGHT)) {
            assertThat(ink(frame(writer, 0.2))).isZero();
        }
    }

    @Test
    void shouldNeedNoTypefaceOfTheSystemForArabicAndHebrew() {
        for (String text : List.of("صباح", "בוקר", "Θάλασσα", "утро", "დილა", "Հայերեն")) {
            assertThat(CaptionWriter.warnings(captions("Elegant", Position.BOTTOM, text)))
                    .as(text)
                    .isEmpty();
        }
    }

    @Test
    void shouldWriteNothingBetweenCues() {
        CaptionWriter writer = new CaptionWriter(captions("Wrap 1", Position.BOTTOM, "only this"), UPRIGHT);
        assertThat(writer.moment(5)).isNull();
    }

    @Test
    void shouldFindAPresetInAnyCaseAndRefuseAnUnknownOne() {
        assertThat(CaptionStyle.named("bold punch").name()).isEqualTo("Bold Punch");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CaptionStyle.named("no such thing"))
                .withMessageContaining("no such thing");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shore.|SHORE",
                "keep?|KEEP?",
                "don’t|DON’T",
                "\"Stop!\"|STOP!",
                "3.5%|3.5%",
                "well-known,|WELL-KNOWN",
                "(really)|REALLY",
                "$1,000|$1,000",
                "straße|STRASSE",
                "Θάλασσα|ΘΑΛΑΣΣΑ",
                "დილა|დილა",
                "אל־על|אל־על",
                "لماذا؟|لماذا؟"
            })
    void shouldDropMostPunctuationInWrapOne(String word, String shown) {
        assertThat(CaptionText.shown(word, CaptionStyles.WRAP_1, "en")).isEqualTo(shown);
    }

    @ParameterizedTest
    @ValueSource(strings = {"日本語", "Привет", "🎉", "👨‍👩‍👧", "हिन्दी", "ภาษาไทย", "ሰላም", "🇫🇷", "…"})
    void shouldDrawOrSkipOtherScriptsWithoutFailing(String word) {
        try (CaptionWriter writer = new CaptionWriter(captions("Wrap 1", Position.BOTTOM, word), UPRIGHT)) {
            assertThat(frame(writer, 0.2)).isNotNull();
        }
    }

    private static void assertInkInside(Canvas canvas, Captions captions) {
        Frame frame = new Frame(canvas.width(), canvas.height());
        try (CaptionWriter writer = new CaptionWriter(captions, canvas)) {
            for (int i = 0; i < 44; i += i % 3 == 2 ? 4 : 1) {
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

    private static CaptionLayout layout(Captions captions) {
        return CaptionLayout.of(
                captions.cues().get(0), CaptionStyle.named(captions.preset()), captions, UPRIGHT, MISSING);
    }

    private static Rect lettering(Captions captions) {
        try (CaptionPainter painter =
                new CaptionPainter(CaptionStyle.named(captions.preset()), layout(captions), "en", 540, 960)) {
            // of the word that is spoken at the end of all
            CaptionLayout.Placed last = layout(captions).words().get(1);
            return Rect.makeXYWH((float) last.x(), painter.lettering().getTop(), (float) last.width(), (float)
                    (last.baseline() - painter.lettering().getTop()));
        }
    }

    private static int at(int[] histogram, int rank) {
        int seen = 0;
        int luma = -1;
        while (seen <= rank) {
            seen += histogram[++luma];
        }
        return luma;
    }

    private static int greyColour(int luma) {
        return Math.max(0, Math.min(255, Math.round((luma - 16) * 255 / 219f))) * 0x010101;
    }

    private static Frame grey(int luma) {
        return grey(UPRIGHT, luma);
    }

    private static Frame grey(Canvas canvas, int luma) {
        Frame frame = new Frame(canvas.width(), canvas.height());
        frame.y().fill(luma);
        frame.u().fill(128);
        frame.v().fill(128);
        return frame;
    }

    private static int largestDifference(Raster a, Raster b) {
        int largest = 0;
        for (int y = 0; y < a.height(); y++) {
            for (int x = 0; x < a.width(); x++) {
                largest = Math.max(largest, Math.abs(a.get(x, y) - b.get(x, y)));
            }
        }
        return largest;
    }

    private static int difference(Frame a, Frame b) {
        int differing = 0;
        for (int y = 0; y < a.height(); y++) {
            for (int x = 0; x < a.width(); x++) {
                differing += Math.abs(a.y().get(x, y) - b.y().get(x, y)) > 20 ? 1 : 0;
            }
        }
        return differing;
    }

    private static List<Cue> cue(String text) {
        return captions("Wrap 1", Position.BOTTOM, text).cues();
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
