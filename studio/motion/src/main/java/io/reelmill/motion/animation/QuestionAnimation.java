package io.reelmill.motion.animation;

import io.reelmill.motion.message.Card;
import io.reelmill.motion.stage.AnimatedPhrase;
import io.reelmill.motion.stage.Box;
import io.reelmill.motion.stage.CardArea;
import io.reelmill.motion.stage.Ease;
import io.reelmill.motion.stage.Pen;
import io.reelmill.motion.stage.PhraseStyle;
import io.reelmill.motion.stage.Span;
import io.reelmill.motion.stage.TextImage;
import java.util.ArrayList;
import java.util.List;

/** A question under an animated question mark. */
final class QuestionAnimation implements CardAnimation {

    private final CardArea stage;
    private final Span span;
    private final AnimatedPhrase text;
    private final TextImage mark;
    private final double x;
    private final double y;
    private final double r;

    QuestionAnimation(CardArea stage, Card.Question card, Span span) {
        this.stage = stage;
        this.span = span;
        Box area = stage.area();
        Box picture = area.wide() ? stage.columns(0, 0.28) : area.rows(0, 0.34);
        Box words = area.wide() ? stage.columns(0.33, 1) : area.rows(0.39, 1);
        PhraseStyle setting =
                PhraseStyle.loud(stage, card.key(), card.keyEnd(), 10.5 * stage.u(), PhraseStyle.Mark.COLOUR);
        text = new AnimatedPhrase(stage, card.phrase(), words, area.wide() ? setting : setting.down(0.15), span);
        r = Math.min(picture.w(), picture.h()) * 0.40;
        x = area.wide() || stage.brand().centred()
                ? picture.midX()
                : stage.rightToLeft() ? picture.right() - r * 1.1 : picture.x() + r * 1.1;
        y = picture.midY();
        boolean arabic = card.phrase().text().contains("؟");
        mark = TextImage.of(
                stage, arabic ? "؟" : "?", true, r * 1.55, stage.scheme().onAccent(), true);
    }

    @Override
    public void draw(Pen pen, double t) {
        double grown = Ease.spring(span.in(t, 0.02, 0.6)) * (1 - Ease.in(span.out(t)));
        if (grown > 0.02) {
            var canvas = pen.canvas();
            double tilt = 7 * Math.sin((t - span.from()) * 2.6) * Math.exp(-0.5 * Math.max(0, t - span.from()));
            canvas.save();
            canvas.translate((float) x, (float) y);
            canvas.rotate((float) tilt);
            if (stage.rich()) {
                for (int k = 0; k < 2; k++) {
                    double wave = ((t - span.from()) * 0.55 + k * 0.5) % 1;
                    pen.trackArc(
                            0,
                            0,
                            r * (1 + 0.22 * wave),
                            0,
                            359.9,
                            r * 0.03,
                            (int) (110 * (1 - wave) * Math.min(1, grown)) << 24
                                    | stage.scheme().accent() & 0xFFFFFF);
                }
            }
            pen.plate(r * grown, stage.scheme().accent());
            pen.print(mark, -mark.width() / 2 * grown, mark.above() / 2 * grown, grown, 0, 1);
            canvas.restore();
        }
        text.draw(pen, t);
    }

    @Override
    public List<Box> places() {
        List<Box> places = new ArrayList<>(text.places());
        places.add(new Box(x - r, y - r, 2 * r, 2 * r));
        return places;
    }

    @Override
    public void close() {
        text.close();
        mark.close();
    }
}
