package io.reelmill.compositor.caption;

import io.reelmill.compositor.plane.Frame;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Captions.Cue;
import io.reelmill.timeline.Captions.Word;
import io.reelmill.typography.Lettering;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Writes the captions of a timeline onto its frames, in ascending time. Draws only when something has changed; belongs
 * to one thread.
 */
public final class CaptionWriter implements AutoCloseable {

    /** Into how many steps the colour that runs through a word is cut. */
    private static final int SWEEP_STEPS = 12;
    /** Characters that are told of by name. */
    private static final int MAX_NAMED = 5;

    private final Captions captions;
    private final Canvas canvas;
    private final CaptionStyle style;
    private final double halfFrame;
    private int cue;
    private CaptionPainter painter;
    private int opened = -1;
    private CaptionMoment last;

    public CaptionWriter(Captions captions, Canvas canvas) {
        this.captions = captions;
        this.canvas = canvas;
        this.style = CaptionStyle.named(captions.preset());
        this.halfFrame = 0.5 / canvas.frameRate();
    }

    /**
     * What of some captions cannot be written, because no typeface at hand has it: it is left out. One sentence for
     * each character, with its name, and one for the rest of many; empty when all can be written.
     */
    public static List<String> warnings(Captions captions) {
        CaptionStyle style = CaptionStyle.named(captions.preset());
        Set<Integer> missing = new TreeSet<>();
        for (Cue cue : captions.cues()) {
            for (Word word : cue.words()) {
                String text = CaptionText.shown(word.text(), style, captions.language());
                new Lettering(text, style.type().lettering(), 10, captions.language(), missing::add).close();
            }
        }
        List<String> named = missing.stream()
                .limit(MAX_NAMED)
                .map(point -> String.format(
                        "captions: no typeface has %s (U+%04X %s)",
                        Character.toString(point), point, Character.getName(point)))
                .toList();
        if (missing.size() <= MAX_NAMED) {
            return named;
        }
        List<String> all = new ArrayList<>(named);
        all.add("captions: no typeface has " + (missing.size() - MAX_NAMED) + " other characters of the text either");
        return all;
    }

    /** Writes what is to be read at {@code seconds}, if anything. */
    public void write(double seconds, Frame frame) {
        CaptionMoment moment = moment(seconds);
        if (moment == null) {
            return;
        }
        if (!moment.equals(last)) {
            CaptionPainter now = painter(moment.cue());
            boolean begins = last == null || last.cue() != moment.cue() || last.active() != moment.active();
            if (begins) {
                now.strengthen(Legibility.needed(style, now.lettering(), frame));
            }
            now.paint(moment);
            last = moment;
        }
        painter.over(frame);
    }

    /** What is to be read at a moment, or null; a frame shows what begins before its middle. */
    CaptionMoment moment(double seconds) {
        double middle = seconds + halfFrame;
        List<Cue> cues = captions.cues();
        while (cue < cues.size() && cues.get(cue).end() <= middle) {
            cue++;
        }
        if (cue == cues.size() || cues.get(cue).start() > middle) {
            return null;
        }
        Cue now = cues.get(cue);
        int active = -1;
        while (active + 1 < now.words().size() && now.words().get(active + 1).start() <= middle) {
            active++;
        }
        boolean whole = style.motion().reveal() == CaptionStyle.Reveal.CUE;
        if (active < 0 && !whole) {
            return null;
        }
        double cueAge = whole ? Math.min(middle - now.start(), CaptionMoment.SETTLED) : CaptionMoment.SETTLED;
        if (active < 0) {
            return new CaptionMoment(cue, active, CaptionMoment.SETTLED, cueAge, 0);
        }
        Word word = now.words().get(active);
        double age = Math.min(middle - word.start(), CaptionMoment.SETTLED);
        return new CaptionMoment(cue, active, age, cueAge, swept(word, middle));
    }

    private double swept(Word word, double seconds) {
        if (!style.motion().sweep()) {
            return 0;
        }
        double said = (seconds - word.start()) / Math.max(word.end() - word.start(), 0.05);
        return Math.rint(Math.min(1, said) * SWEEP_STEPS) / SWEEP_STEPS;
    }

    private CaptionPainter painter(int index) {
        if (opened != index) {
            close();
            Cue now = captions.cues().get(index);
            CaptionLayout layout = CaptionLayout.of(now, style, captions, canvas, point -> {});
            painter = new CaptionPainter(style, layout, captions.language(), canvas.width(), canvas.height());
            opened = index;
        }
        return painter;
    }

    @Override
    public void close() {
        if (painter != null) {
            painter.close();
            painter = null;
            opened = -1;
        }
    }
}
