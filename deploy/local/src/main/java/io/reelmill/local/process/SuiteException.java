package io.reelmill.local.process;

/** The suite cannot start or go on. The message is written for the person at the terminal, without any trace. */
public final class SuiteException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public SuiteException(String message) {
        super(message);
    }

    public SuiteException(String message, Throwable cause) {
        super(message, cause);
    }
}
