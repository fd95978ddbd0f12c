package io.reelmill.figures.restyle;

/** One thing that a style does to a picture. Lengths are in pixels of a picture whose shorter side has 720. */
interface Step {

    void apply(RestyleImage plate);
}
