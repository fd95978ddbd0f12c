package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.Canvas;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.scene.Scene;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;

/**
 * A style that receives characters in a way of its own: what it does to its things would spoil a face, or it has colours
 * for things that it has not for people.
 *
 * @param light turns the colours of the scene into those that a character is seen in
 */
record GuestAwareTreatment(Treatment style, UnaryOperator<Scene> light) implements Treatment {

    /** Characters are painted without what the style does to its layers: their figures have been through it. */
    static Treatment plainly(Treatment style) {
        return new GuestAwareTreatment(style, s -> s);
    }

    /** The same in black and white, and one colour for what frames a character. */
    static Treatment inkily(Treatment style, Oklch paper, Oklch ink, Oklch frame) {
        Oklch middle = paper.mix(ink, 0.35);
        Tones tones = new Tones(middle, paper.mix(ink, 0.08), paper.lighter(0.03), middle, ink, frame);
        return new GuestAwareTreatment(style, s -> s.with(tones));
    }

    @Override
    public void backdrop(Scene scene, Canvas canvas) {
        style.backdrop(scene, canvas);
    }

    @Override
    public void motifs(Scene scene, Canvas canvas) {
        style.motifs(scene, canvas);
    }

    @Override
    public void hero(Scene scene, Canvas canvas) {
        style.hero(scene, canvas);
    }

    @Override
    public void accents(Scene scene, Canvas canvas) {
        style.accents(scene, canvas);
    }

    @Override
    public void guest(Scene scene, Canvas canvas, BiConsumer<Scene, Brush> painting) {
        painting.accept(light.apply(scene), new Brush(canvas));
    }
}
