package io.reelmill.render.job;

/** The job belongs to another worker by now; nothing of this attempt may be written any more. */
public final class LeaseLostException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public LeaseLostException(Job job) {
        super("attempt " + job.attempt() + " no longer holds " + job.pid() + " output " + job.output());
    }
}
