package io.reelmill.motion.animation;

import io.reelmill.motion.message.Card;
import io.reelmill.motion.message.Quantity;
import io.reelmill.motion.stage.AnimatedPhrase;
import io.reelmill.motion.stage.Box;
import io.reelmill.motion.stage.CardArea;
import io.reelmill.motion.stage.Ease;
import io.reelmill.motion.stage.IconDrawing;
import io.reelmill.motion.stage.Pen;
import io.reelmill.motion.stage.PhraseStyle;
import io.reelmill.motion.stage.Span;
import java.util.ArrayList;
import java.util.List;

/** A pictogram chart: figures in rows, of which some are highlighted. */
final class PictogramAnimation implements CardAnimation {

    private final CardArea stage;
    private final Span span;
    private final AnimationElements elements = new AnimationElements();
    private final IconDrawing figure;
    private final int part;
    private final double at;
    private final List<Box> cells = new ArrayList<>();

    PictogramAnimation(CardArea stage, Card.Crowd card, Span span) {
        this.stage = stage;
        this.span = span;
        Quantity share = card.quantity();
        Box area = stage.area();
        Box crowd = area.wide() ? stage.columns(0, 0.5) : area.rows(0, 0.56);
        Box words = area.wide() ? stage.columns(0.55, 1) : area.rows(0.62, 1);
        int whole = (int) share.whole();
        part = (int) share.value();
        int columns = columns(whole, crowd.w() / crowd.h());
        int rows = (whole + columns - 1) / columns;
        double cell = Math.min(crowd.w() / columns, crowd.h() / rows);
        cell = Math.min(cell, 30 * stage.u());
        for (int i = 0; i < whole; i++) {
            int row = i / columns;
            int inRow = Math.min(columns, whole - row * columns);
            double x = crowd.midX() + (i % columns - inRow / 2.0) * cell;
            double y = crowd.midY() + (row - rows / 2.0) * cell;
            cells.add(new Box(x, y, cell, cell));
        }
        figure = new IconDrawing(card.thing().isEmpty() ? "user" : card.thing(), cell * 0.56);
        at = span.moment(card.phrase().words().get(share.first()).start());
        PhraseStyle setting = PhraseStyle.loud(
                stage, share.first(), share.last(), 8 * stage.u(), CardAnimations.mark(stage, card.phrase()));
        elements.add(new AnimatedPhrase(
                stage, card.phrase(), words, setting.across(area.wide() ? setting.across() : 0.5), span));
    }

    private static int columns(int whole, double aspect) {
        if (whole <= 3 && aspect > 0.8) {
            return whole;
        }
        int best = whole;
        double most = 0;
        for (int c = 1; c <= whole; c++) {
            int rows = (whole + c - 1) / c;
            double size = Math.min(aspect / c, 1.0 / rows) - 0.002 * (rows * c - whole);
            if (size > most) {
                most = size;
                best = c;
            }
        }
        return best;
    }

    @Override
    public void draw(Pen pen, double t) {
        double gone = Ease.in(span.out(t));
        for (int i = 0; i < cells.size(); i++) {
            Box cell = cells.get(i);
            double come = Ease.spring(span.in(t, 0.04 + 0.35 * i / cells.size(), 0.5)) * (1 - gone);
            double lit = i < part ? Ease.back(Ease.at(t, at + 0.5 * i / part, 0.4)) : 0;
            double r = cell.w() * 0.44;
            if (come > 0.02) {
                pen.plainDisc(cell.midX(), cell.midY(), r * come, CardAnimations.faint(stage, 0.13));
                if (lit > 0.01) {
                    pen.disc(
                            cell.midX(),
                            cell.midY(),
                            r * come * lit,
                            stage.scheme().accent());
                }
                int ink = lit > 0.5 ? stage.scheme().onAccent() : CardAnimations.faint(stage, 0.55);
                figure.draw(pen, cell.midX(), cell.midY(), come, 1, ink);
            }
        }
        elements.draw(pen, t);
    }

    @Override
    public List<Box> places() {
        List<Box> places = new ArrayList<>(elements.places());
        places.addAll(cells);
        return places;
    }

    @Override
    public void close() {
        elements.close();
        figure.close();
    }
}
