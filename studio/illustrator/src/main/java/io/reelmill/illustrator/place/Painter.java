package io.reelmill.illustrator.place;

import io.github.humbleui.skija.Path;

/**
 * What a style must be able to draw of a place. Positions are stage pixels; {@code depth} runs from 0, far in the haze, to
 * 1, near. Paths stay the caller's.
 */
public interface Painter {

    /** Everything behind, over the whole stage: sky, or a wall where {@code indoors}. */
    void ground(boolean indoors);

    /** The light itself: sun or moon with what it spreads. */
    void sun(double x, double y, double r);

    /** Stars over the upper part. */
    void stars(double amount);

    /** Coloured clouds of gas. */
    void nebula();

    /** A ball in space, lit from the light's side. */
    void planet(double x, double y, double r, boolean ringed);

    /** A cloud with a flat base at y. */
    void cloud(double x, double y, double width, double depth);

    /** Land with its highest point at {@code top}. */
    void land(Path path, double top, double depth);

    /** A shape that stands against what is behind: a tree, a cactus, a rock. */
    void form(Path path, double depth);

    /** Snow or light on a form. */
    void cap(Path path, double depth);

    /** A building whose foot is at y. */
    void building(double x, double y, double width, double height, double depth);

    /** Water from y down. */
    void water(double y);

    /** A floor or table from y down. */
    void floor(double y);

    /** A shape let into the wall, or a disc behind the hero. */
    void niche(Path path, double x, double y, double width, double height);

    /** A shaft of light from x, y, {@code angle} degrees from straight down. */
    void beam(double x, double y, double angle, double width, double length);

    /** Light without a shape. */
    void glow(double x, double y, double r, double strength);

    /** Unsharp lights of a room or street. */
    void lights(double x, double y, double r);

    /** Lines that run to the horizon at y. */
    void grid(double y);

    /** Mist around y. */
    void haze(double y, double height, double strength);
}
