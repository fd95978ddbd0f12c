package io.reelmill.render.job;

/** A stage missed its deadline and was interrupted; the message says which. */
final class HungStageException extends RuntimeException {

    private static final long serialVersionUID = 1;

    HungStageException(String overdue, Throwable interrupted) {
        super(overdue, interrupted);
    }
}
