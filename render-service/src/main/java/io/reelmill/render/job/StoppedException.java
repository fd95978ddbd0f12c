package io.reelmill.render.job;

/** The work was told to stop before its end: the lease is lost or the process is shutting down. */
public final class StoppedException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public StoppedException() {
        super("told to stop");
    }
}
