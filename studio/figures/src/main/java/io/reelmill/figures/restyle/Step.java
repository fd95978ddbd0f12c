package io.reelmill.figures.restyle;

/** One image operation of a style. Lengths are in pixels of a picture whose shorter side has 720. */
interface Step {

    void apply(RestyleImage plate);
}
