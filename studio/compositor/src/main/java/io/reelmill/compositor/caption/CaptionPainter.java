package io.reelmill.compositor.caption;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.types.Rect;
import io.reelmill.compositor.caption.CaptionLayout.Placed;
import io.reelmill.compositor.caption.CaptionStyle.Kind;
import io.reelmill.compositor.caption.CaptionStyle.Motion;
import io.reelmill.compositor.caption.CaptionStyle.Reveal;
import io.reelmill.compositor.plane.Frame;
import java.util.ArrayList;
import java.util.List;

/** Draws one cue onto a sheet that is just large enough for it, and of that only what has changed. */
final class CaptionPainter implements AutoCloseable {

    private final CaptionStyle style;
    private final List<WordPainter> words = new ArrayList<>();
    private final MarkPainter marks;
    private final CaptionSurface ink;
    /** Letters that turn the picture's colours round; null where there are none. */
    private final CaptionSurface turned;

    private final Rect all;
    private final Rect lettering;
    private CaptionMoment painted;
    private double ground;

    CaptionPainter(CaptionStyle style, CaptionLayout layout, String language, int canvasWidth, int canvasHeight) {
        this.style = style;
        this.marks = new MarkPainter(style, layout);
        Rect territory = null;
        Rect letters = null;
        for (Placed place : layout.words()) {
            double largest = largest(place, style, layout.size(), canvasWidth);
            WordPainter word = new WordPainter(style, place, layout.size(), language, largest);
            words.add(word);
            territory = territory == null ? word.territory() : Rects.union(territory, word.territory());
            Rect box = Rect.makeLTRB(
                    (float) place.x(),
                    (float) (place.baseline() - CaptionLayout.CAPITAL * layout.size()),
                    (float) (place.x() + Math.max(1, place.width())),
                    (float) place.baseline());
            letters = letters == null ? box : Rects.union(letters, box);
        }
        this.all = territory == null ? Rect.makeWH(2, 2) : territory;
        this.lettering = letters == null ? Rect.makeWH(2, 2) : letters;
        // whole words of eight samples in luma and chroma
        CaptionPatch.Part place = new CaptionPatch.Part(
                Math.max(0, (int) all.getLeft() & ~15),
                Math.max(0, (int) all.getTop() & ~1),
                Math.min(canvasWidth + 15 & ~15, (int) all.getRight() + 16 & ~15),
                Math.min(canvasHeight, (int) all.getBottom() + 2 & ~1));
        this.ink = new CaptionSurface(place);
        this.turned = style.ink().inverse() ? new CaptionSurface(place) : null;
    }

    /** The scale at which a word's ink would reach the edge of the safe area. */
    private static double largest(Placed place, CaptionStyle style, double em, int canvasWidth) {
        double middle = place.x() + place.width() / 2;
        double room = Math.min(middle, canvasWidth - middle) - canvasWidth * CaptionLayout.SIDE;
        return Math.max(1, room / (place.width() / 2 + style.reach() * em));
    }

    /** Where letters stand, in canvas pixels. */
    Rect lettering() {
        return lettering;
    }

    /** Darkens what is behind the letters to at least so much, 0 to 1. */
    void strengthen(double opacity) {
        // a little more is not worth a visible change
        if (opacity > ground + 0.04) {
            ground = opacity;
            words.forEach(word -> word.strengthen(opacity));
            painted = null;
        }
    }

    void paint(CaptionMoment moment) {
        for (Rect changed : changed(moment)) {
            ink.draw(changed, (canvas, part) -> draw(canvas, moment, part, turned == null, true));
            if (turned != null) {
                turned.draw(changed, (canvas, part) -> draw(canvas, moment, part, true, false));
            }
        }
        painted = moment;
    }

    void over(Frame frame) {
        ink.patch().over(frame);
        if (turned != null) {
            turned.patch().invert(frame);
        }
    }

    /** Where something looks different from what was painted last. */
    private List<Rect> changed(CaptionMoment moment) {
        boolean entering = style.motion().reveal() == Reveal.CUE
                && style.motion().entry() != CaptionStyle.Entry.CUT
                && painted != null
                && (entered(painted) < 1 || entered(moment) < 1)
                && painted.cueAge() != moment.cueAge();
        if (painted == null || entering) {
            return List.of(all);
        }
        List<Rect> changed = new ArrayList<>();
        List<Rect> moved = marks.moving(moment);
        List<Rect> stood = marks.moving(painted);
        if (!moved.equals(stood)) {
            moved.forEach(mark -> Rects.add(changed, Rects.outside(mark)));
            stood.forEach(mark -> Rects.add(changed, Rects.outside(mark)));
        }
        for (WordPainter word : words) {
            WordLook now = look(moment, word.place().word());
            WordLook before = look(painted, word.place().word());
            if (!word.same(now, before) || style.mark().kind() == Kind.EACH_WORD && !now.equals(before)) {
                Rects.add(changed, touched(word, now));
                Rects.add(changed, touched(word, before));
            }
        }
        return changed;
    }

    /** What a word and its box cover when it looks like that; null where it is not seen. */
    private Rect touched(WordPainter word, WordLook look) {
        Rect ink = word.reach(look);
        Rect box = marks.own(word.place(), look);
        return ink == null || box == null ? ink : Rects.union(ink, Rects.outside(box));
    }

    private WordLook look(CaptionMoment moment, int word) {
        return WordLook.of(style, moment, word);
    }

    private void draw(Canvas canvas, CaptionMoment moment, Rect part, boolean letters, boolean rest) {
        canvas.save();
        boolean layered = enter(canvas, moment);
        boolean still = style.motion().reveal() != Reveal.CUE || entered(moment) >= 1;
        List<WordPainter> touched = words.stream()
                .filter(word ->
                        Rects.overlap(part, word.reach(look(moment, word.place().word()))))
                .toList();
        if (rest) {
            if (style.plated()) {
                marks.draw(canvas, moment, word -> look(moment, word), still);
            }
            touched.forEach(
                    word -> word.drawBehind(canvas, look(moment, word.place().word()), still));
            if (!style.plated()) {
                marks.draw(canvas, moment, word -> look(moment, word), still);
            }
        }
        if (letters) {
            touched.forEach(
                    word -> word.drawLetters(canvas, look(moment, word.place().word()), still));
        }
        if (layered) {
            canvas.restore();
        }
        canvas.restore();
    }

    private double entered(CaptionMoment moment) {
        return CaptionMoment.arrived(moment.cueAge(), style.motion().seconds());
    }

    /** Brings all words into sight at once, where they come together; whether that took a layer. */
    private boolean enter(Canvas canvas, CaptionMoment moment) {
        Motion motion = style.motion();
        double entered = entered(moment);
        if (motion.reveal() != Reveal.CUE || entered >= 1) {
            return false;
        }
        double scale = WordLook.grown(motion, entered);
        float x = (lettering.getLeft() + lettering.getRight()) / 2;
        float y = (lettering.getTop() + lettering.getBottom()) / 2;
        double down = motion.entry() == CaptionStyle.Entry.RISE ? motion.amount() * (1 - entered) : 0;
        canvas.translate(x, (float) (y + down * lettering.getHeight()));
        canvas.scale((float) scale, (float) scale);
        canvas.translate(-x, -y);
        double opacity = WordLook.appeared(motion.entry(), entered);
        if (opacity < 1) {
            canvas.saveLayerAlpha(null, (int) Math.rint(255 * opacity));
        }
        return opacity < 1;
    }

    @Override
    public void close() {
        words.forEach(WordPainter::close);
        marks.close();
        ink.close();
        if (turned != null) {
            turned.close();
        }
    }
}
