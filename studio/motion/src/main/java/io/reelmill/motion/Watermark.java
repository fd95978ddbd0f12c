package io.reelmill.motion;

import io.reelmill.motion.message.Card;
import io.reelmill.motion.message.Things;
import io.reelmill.motion.message.TimedCard;
import io.reelmill.motion.stage.Box;
import io.reelmill.motion.stage.CardArea;
import io.reelmill.motion.stage.Ease;
import io.reelmill.motion.stage.IconDrawing;
import io.reelmill.motion.stage.Pen;
import java.util.ArrayList;
import java.util.List;

/**
 * A large, faint icon behind the cards of premium clips. It shows the subject of the card, in the largest free
 * area. It draws itself with its card and moves with parallax.
 */
final class Watermark implements AutoCloseable {

    /** Opacity: low, because text and captions must stay readable over it. */
    private static final double ALPHA = 0.1;

    private static final double COMING = 1.1;
    private static final double GOING = 0.35;

    private record Mark(IconDrawing glyph, TimedCard beat, double turn) {}

    private final CardArea stage;
    private final List<Mark> marks = new ArrayList<>();
    private final double x;
    private final double y;

    /** @param usual name of the glyph for cards without a subject; empty for none */
    Watermark(CardArea stage, List<TimedCard> beats, String usual) {
        this.stage = stage;
        Box area = stage.area();
        double above = area.y();
        double below = stage.height() - area.bottom();
        double side = Math.min(stage.width(), stage.height());
        boolean under = below >= above;
        x = stage.width() * (stage.rightToLeft() ? 0.27 : 0.73);
        y = area.wide() ? stage.height() * 0.58 : under ? stage.height() - below * 0.58 : above * 0.58;
        String last = "";
        for (TimedCard beat : beats) {
            String thing = shown(beat.card(), usual);
            if (!thing.isEmpty() && !thing.equals(last)) {
                marks.add(new Mark(
                        new IconDrawing(thing, side * 0.82), beat, stage.pick(marks.size() + 71, 2) * 24 - 12));
                last = thing;
            }
        }
    }

    private static String shown(Card card, String usual) {
        String own = card instanceof Card.Icon icon ? icon.thing() : Things.of(card.phrase());
        return own.isEmpty() ? usual : own;
    }

    void draw(Pen pen, double t, CameraPath.View view) {
        for (int i = 0; i < marks.size(); i++) {
            Mark mark = marks.get(i);
            double end = i + 1 < marks.size() ? marks.get(i + 1).beat().from() : Double.MAX_VALUE;
            double age = t - mark.beat().from();
            double seen = 1 - Ease.at(t, end - GOING, GOING);
            if (age < 0 || seen <= 0) {
                continue;
            }
            var canvas = pen.canvas();
            canvas.save();
            canvas.translate((float) x, (float) (y - 0.35 * stage.u() * age));
            canvas.rotate((float) (mark.turn() + Math.sin(age * 0.5) * 2.5));
            canvas.scale((float) (view.zoom() * (1 + 0.012 * age)), (float) (view.zoom() * (1 + 0.012 * age)));
            int colour = (int) (255 * ALPHA * seen) << 24 | stage.scheme().ink() & 0xFFFFFF;
            mark.glyph().draw(pen, 0, 0, 1, Ease.at(age, 0, COMING), colour);
            canvas.restore();
        }
    }

    @Override
    public void close() {
        marks.forEach(m -> m.glyph().close());
    }
}
