package io.reelmill.local.cli;

/** A command cannot do its work; the message is for the person, the code for the shell. */
final class CommandException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Something failed. */
    static final int FAILED = 1;

    /** What was asked for is wrong. */
    static final int MISUSED = 2;

    private final int exitCode;

    CommandException(int exitCode, String message) {
        super(message);
        this.exitCode = exitCode;
    }

    int exitCode() {
        return exitCode;
    }
}
