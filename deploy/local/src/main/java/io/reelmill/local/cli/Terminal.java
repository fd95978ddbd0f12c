package io.reelmill.local.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Writes results to standard output and all other messages to standard error. */
final class Terminal {

    /** Whether standard error is a terminal; the script knows, Java does not. */
    static final String TTY_PROPERTY = "reelmill.tty";

    private final PrintStream out;
    private final PrintStream err;
    private final boolean tty;
    private boolean lineOpen;
    private boolean muted;

    Terminal(PrintStream out, PrintStream err, boolean tty) {
        this.out = out;
        this.err = err;
        this.tty = tty;
    }

    static Terminal ofProcess() {
        return new Terminal(stream(FileDescriptor.out), stream(FileDescriptor.err), Boolean.getBoolean(TTY_PROPERTY));
    }

    private static PrintStream stream(FileDescriptor descriptor) {
        return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
    }

    boolean isTty() {
        return tty;
    }

    /** Prints a line of the result. */
    synchronized void result(String line) {
        endLine();
        out.println(line);
    }

    /** Prints a message. */
    synchronized void note(String line) {
        endLine();
        err.println(line);
    }

    /** Prints a line that the next one replaces. */
    synchronized void update(String line) {
        err.print("\r\033[K" + line);
        err.flush();
        lineOpen = true;
    }

    /** Prints an error. */
    synchronized void error(String message) {
        if (!muted) {
            endLine();
            err.println("reelmill: " + message);
        }
    }

    /** Suppresses errors from now on: the user has asked to stop, so processes that end are expected. */
    synchronized void muteErrors() {
        muted = true;
    }

    private void endLine() {
        if (lineOpen) {
            err.println();
            lineOpen = false;
        }
    }
}
