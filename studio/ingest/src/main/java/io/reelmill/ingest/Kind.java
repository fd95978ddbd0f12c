package io.reelmill.ingest;

/** What a file shows or lets hear. */
public enum Kind {
    IMAGE,
    VIDEO,
    AUDIO
}
