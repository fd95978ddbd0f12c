package io.reelmill.remote.model;

/** What a file is to the model that is given it. */
public enum Part {
    /** A picture. */
    IMAGE,
    /** A video. */
    VIDEO,
    /** A sound. */
    SOUND
}
