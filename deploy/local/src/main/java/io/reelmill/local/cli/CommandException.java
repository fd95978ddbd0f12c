package io.reelmill.local.cli;

/** A command failed. The message is shown to the user; the code is the exit code of the process. */
final class CommandException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Exit code of a failure at run time. */
    static final int FAILED = 1;

    /** Exit code of wrong usage. */
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
