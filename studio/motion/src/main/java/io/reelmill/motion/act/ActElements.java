package io.reelmill.motion.act;

import io.reelmill.motion.stage.Box;
import io.reelmill.motion.stage.Emblem;
import io.reelmill.motion.stage.Lockup;
import io.reelmill.motion.stage.Pen;
import java.util.ArrayList;
import java.util.List;

/** The texts and emblems of an act, in the order in which they are drawn. */
final class ActElements implements AutoCloseable {

    private final List<Lockup> texts = new ArrayList<>();
    private final List<Emblem> emblems = new ArrayList<>();

    Lockup add(Lockup text) {
        texts.add(text);
        return text;
    }

    Emblem add(Emblem emblem) {
        emblems.add(emblem);
        return emblem;
    }

    void draw(Pen pen, double t) {
        emblems.forEach(e -> e.draw(pen, t));
        texts.forEach(l -> l.draw(pen, t));
    }

    List<Box> places() {
        List<Box> places = new ArrayList<>();
        texts.forEach(l -> places.addAll(l.places()));
        emblems.forEach(e -> places.add(e.place()));
        return places;
    }

    @Override
    public void close() {
        texts.forEach(Lockup::close);
        emblems.forEach(Emblem::close);
    }
}
