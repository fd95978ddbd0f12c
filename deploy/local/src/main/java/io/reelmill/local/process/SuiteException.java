package io.reelmill.local.process;

/** The suite cannot start or continue. The message is for the user and is shown without a stack trace. */
public final class SuiteException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public SuiteException(String message) {
        super(message);
    }

    public SuiteException(String message, Throwable cause) {
        super(message, cause);
    }
}
