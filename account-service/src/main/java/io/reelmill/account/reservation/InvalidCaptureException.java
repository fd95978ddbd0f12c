package io.reelmill.account.reservation;

/** A settlement that would charge less than nothing or more than is reserved. */
public final class InvalidCaptureException extends RuntimeException {
    private static final long serialVersionUID = 1;

    InvalidCaptureException(int reserved) {
        super("capture must lie between 0 and the " + reserved + " reserved credits");
    }
}
