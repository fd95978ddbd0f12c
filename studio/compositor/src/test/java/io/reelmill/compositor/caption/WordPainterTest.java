package io.reelmill.compositor.caption;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.humbleui.skija.Surface;
import io.github.humbleui.types.Rect;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Captions.Cue;
import io.reelmill.timeline.Captions.Position;
import io.reelmill.timeline.Captions.Word;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class WordPainterTest {

    private static final Canvas CANVAS = new Canvas(270, 480, 30);

    static Stream<CaptionStyle> styles() {
        return CaptionStyles.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("styles")
    void shouldPaintNoInkBeyondItsReach(CaptionStyle style) {
        List<Word> words = List.of(new Word("Joking", 0, 0.4), new Word("Larky", 0.4, 0.8));
        Captions captions = new Captions(style.name(), Position.MIDDLE, "en", List.of(new Cue(0, 1, words)));
        CaptionLayout layout = CaptionLayout.of(captions.cues().get(0), style, captions, CANVAS, point -> {});
        for (CaptionLayout.Placed place : layout.words()) {
            try (WordPainter word = new WordPainter(style, place, layout.size(), "en", 1.5)) {
                // a strengthened ground goes beyond most shadows
                word.strengthen(place.word() == 0 ? 0 : 0.5);
                for (double age : new double[] {0.005, 0.02, 0.05, CaptionMoment.SETTLED}) {
                    CaptionMoment moment = new CaptionMoment(0, place.word(), age, CaptionMoment.SETTLED, 0.5);
                    WordLook look = WordLook.of(style, moment, place.word());
                    Pixels.Bounds ink = ink(word, look);
                    Rect reach = word.reach(look);
                    assertThat((float) ink.left()).isGreaterThanOrEqualTo((float) Math.floor(reach.getLeft()));
                    assertThat((float) ink.top()).isGreaterThanOrEqualTo((float) Math.floor(reach.getTop()));
                    assertThat((float) ink.right()).isLessThanOrEqualTo((float) Math.ceil(reach.getRight()));
                    assertThat((float) ink.bottom()).isLessThanOrEqualTo((float) Math.ceil(reach.getBottom()));
                }
            }
        }
    }

    private static Pixels.Bounds ink(WordPainter word, WordLook look) {
        try (Surface surface = Surface.makeRaster(Pixels.form(CANVAS.width(), CANVAS.height()))) {
            // what moves with its canvas is not cut to its reach
            word.drawBehind(surface.getCanvas(), look, false);
            word.drawLetters(surface.getCanvas(), look, false);
            return Pixels.of(surface).visible();
        }
    }
}
