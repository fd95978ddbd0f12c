package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.Canvas;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.scene.Scene;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;

/**
 * A style that paints characters in another way than things: its effects would make a face unrecognisable, or its colours
 * are not suitable for people.
 *
 * @param light turns the colours of the scene into those that a character is seen in
 */
record CharacterAwareTreatment(Treatment style, UnaryOperator<Scene> light) implements Treatment {

    /** Characters are painted without the effects of the style, which their figures already have. */
    static Treatment plainly(Treatment style) {
        return new CharacterAwareTreatment(style, s -> s);
    }

    /** The same in black and white, and one colour for what frames a character. */
    static Treatment inkily(Treatment style, Oklch paper, Oklch ink, Oklch frame) {
        Oklch middle = paper.mix(ink, 0.35);
        Tones tones = new Tones(middle, paper.mix(ink, 0.08), paper.lighter(0.03), middle, ink, frame);
        return new CharacterAwareTreatment(style, s -> s.with(tones));
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
    public void character(Scene scene, Canvas canvas, BiConsumer<Scene, Brush> painting) {
        painting.accept(light.apply(scene), new Brush(canvas));
    }
}
