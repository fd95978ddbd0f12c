package io.reelmill.illustrator.scene;

import io.reelmill.illustrator.colour.Palette;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.providers.picture.Look.Captioned;
import io.reelmill.providers.picture.Look.Detail;
import java.util.List;
import java.util.stream.Stream;

/**
 * The description of one picture, independent of its style. All lengths are stage pixels.
 *
 * @param width of the stage
 * @param height of the stage
 * @param frameWidth of what is seen at a time
 * @param frameHeight of what is seen at a time
 * @param place where
 * @param composition how it is arranged
 * @param captioned where room is left for captions
 * @param detail how much there is to see
 * @param hour the light of the day
 * @param mood one word
 * @param palette as turned for this picture
 * @param tones the palette in this light
 * @param hero the main thing
 * @param motifs supporting things, the most important first
 * @param horizon height of the horizon
 * @param ground height of the ground under the hero
 * @param lightX where sun, moon or lamp is
 * @param lightY where sun, moon or lamp is
 * @param seconds how long it is seen
 * @param seed of all chance
 */
public record Scene(
        int width,
        int height,
        int frameWidth,
        int frameHeight,
        Place place,
        Composition composition,
        Captioned captioned,
        Detail detail,
        Tones.Hour hour,
        String mood,
        Palette palette,
        Tones tones,
        Prop hero,
        List<Prop> motifs,
        double horizon,
        double ground,
        double lightX,
        double lightY,
        double seconds,
        long seed) {

    /** Size of the stage relative to the frame, with a margin for the camera. */
    public static final double ROOM = 1.2;

    public Scene {
        motifs = List.copyOf(motifs);
    }

    /** Stage pixels of a fraction of the shorter frame side; sizes of details are given in it. */
    public double u(double fraction) {
        return fraction * Math.min(frameWidth, frameHeight);
    }

    /** -1 when the light comes from the left, 1 from the right. */
    public double side() {
        return lightX < width / 2.0 ? -1 : 1;
    }

    /** Stage y of the lowest painted point of the hero and the motifs. */
    public double lowest() {
        return things().mapToDouble(prop -> prop.y() + Figure.reach(prop)).max().orElseThrow();
    }

    /** Stage y of the highest painted point of the hero and the motifs. */
    public double highest() {
        return things().mapToDouble(prop -> prop.y() - Figure.reach(prop)).min().orElseThrow();
    }

    /** Stage x of the leftmost painted point of the hero and the motifs. */
    public double leftmost() {
        return things().mapToDouble(prop -> prop.x() - Figure.reachAcross(prop))
                .min()
                .orElseThrow();
    }

    /** Stage x of the rightmost painted point of the hero and the motifs. */
    public double rightmost() {
        return things().mapToDouble(prop -> prop.x() + Figure.reachAcross(prop))
                .max()
                .orElseThrow();
    }

    private Stream<Prop> things() {
        return Stream.concat(Stream.of(hero), motifs.stream());
    }

    /** Share of the frame's height where captions at the bottom begin. */
    public double captionsTop() {
        return Scenes.captionsTop(frameWidth, frameHeight);
    }

    /** Stage y from which on nothing stands: where captions at the bottom begin, else the lower edge of the stage. */
    public double calmFrom() {
        return captioned == Captioned.BOTTOM ? frameY(captionsTop()) : height;
    }

    /** Stage x of a fraction of the frame, seen through the middle of the camera's move. */
    public double fx(double fraction) {
        return across(width, frameWidth, fraction);
    }

    /**
     * Stage y of a fraction of the frame, moved to where captions leave room: all that lies between the edges moves with it.
     */
    public double fy(double fraction) {
        return down(height, frameHeight, fraction, captioned);
    }

    /** Stage y of a fraction of the frame, wherever captions stand. */
    public double frameY(double fraction) {
        return across(height, frameHeight, fraction);
    }

    /** Whether sun or moon is among its things, so that there need not be another in the sky. */
    public boolean showsItsOwnLight() {
        return hero.isLight() || motifs.stream().anyMatch(Prop::isLight);
    }

    /** The same in other colours. */
    public Scene with(Tones other) {
        return with(hero, motifs, other, hour, seed);
    }

    /** The same with another seed. */
    public Scene with(long otherSeed) {
        return with(hero, motifs, tones, hour, otherSeed);
    }

    /** The same in other colours at another hour. */
    public Scene with(Tones other, Tones.Hour at) {
        return with(hero, motifs, other, at, seed);
    }

    /** The same with other things. */
    public Scene with(Prop main, List<Prop> others) {
        return with(main, others, tones, hour, seed);
    }

    private Scene with(Prop main, List<Prop> others, Tones other, Tones.Hour at, long otherSeed) {
        return new Scene(
                width,
                height,
                frameWidth,
                frameHeight,
                place,
                composition,
                captioned,
                detail,
                at,
                mood,
                palette,
                other,
                main,
                others,
                horizon,
                ground,
                lightX,
                lightY,
                seconds,
                otherSeed);
    }

    static double down(double stage, double frame, double fraction, Captioned captioned) {
        return across(stage, frame, sunk(fraction, captioned));
    }

    static double sunk(double fraction, Captioned captioned) {
        return fraction + sink(captioned) * Math.max(0, fraction * (1 - fraction));
    }

    /** How far a picture sinks against one with room at the bottom; below 1, so that above stays above. */
    private static double sink(Captioned captioned) {
        return switch (captioned) {
            case NOWHERE -> 0.52;
            case TOP -> 0.80;
            case MIDDLE -> -0.30;
            case BOTTOM -> 0.24;
        };
    }

    static double across(double stage, double frame, double fraction) {
        return stage / 2 + (fraction - 0.5) * frame * 1.06;
    }
}
