package io.reelmill.ingest.av;

/** The decoder cannot make sense of the file. */
public final class Damaged extends RuntimeException {

    private static final long serialVersionUID = 1;

    public Damaged(String doing) {
        super(doing);
    }
}
