package io.reelmill.illustrator.place;

import io.github.humbleui.skija.Path;

/**
 * Draws the elements of a place in one style. Positions are stage pixels. {@code depth} is 0 for the farthest element and
 * 1 for the nearest. The caller owns the paths.
 */
public interface Painter {

    /** The background of the whole stage: a sky, or a wall when {@code indoors}. */
    void ground(boolean indoors);

    /** The light source, sun or moon, with its glow. */
    void sun(double x, double y, double r);

    /** Stars over the upper part. */
    void stars(double amount);

    /** Coloured clouds of gas. */
    void nebula();

    /** A sphere in space, lit from the light's side. */
    void planet(double x, double y, double r, boolean ringed);

    /** A cloud with a flat base at y. */
    void cloud(double x, double y, double width, double depth);

    /** Land with its highest point at {@code top}. */
    void land(Path path, double top, double depth);

    /** A silhouette: a tree, a cactus, a rock. */
    void form(Path path, double depth);

    /** Snow or light on a shape. */
    void cap(Path path, double depth);

    /** A building whose foot is at y. */
    void building(double x, double y, double width, double height, double depth);

    /** Water from y down. */
    void water(double y);

    /** A floor or table from y down. */
    void floor(double y);

    /** A shape in the wall, or a disc behind the hero. */
    void niche(Path path, double x, double y, double width, double height);

    /** A shaft of light from x, y, {@code angle} degrees from straight down. */
    void beam(double x, double y, double angle, double width, double length);

    /** A glow without an outline. */
    void glow(double x, double y, double r, double strength);

    /** Lights out of focus, of a room or street. */
    void lights(double x, double y, double r);

    /** Lines that run to the horizon at y. */
    void grid(double y);

    /** Mist around y. */
    void haze(double y, double height, double strength);
}
