package io.reelmill.inspection;

/** How closely the picture is looked at. The sound is always heard whole. */
public enum Depth {
    /** A look every few seconds: costs next to nothing. */
    KEY_FRAMES,
    /** All of it. */
    EVERY_FRAME
}
