package io.reelmill.motion.animation;

import io.reelmill.motion.stage.AnimatedIcon;
import io.reelmill.motion.stage.AnimatedPhrase;
import io.reelmill.motion.stage.Box;
import io.reelmill.motion.stage.Pen;
import java.util.ArrayList;
import java.util.List;

/** The texts and icons of a card, in the order in which they are drawn. */
final class AnimationElements implements AutoCloseable {

    private final List<AnimatedPhrase> texts = new ArrayList<>();
    private final List<AnimatedIcon> emblems = new ArrayList<>();

    AnimatedPhrase add(AnimatedPhrase text) {
        texts.add(text);
        return text;
    }

    AnimatedIcon add(AnimatedIcon emblem) {
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
        texts.forEach(AnimatedPhrase::close);
        emblems.forEach(AnimatedIcon::close);
    }
}
