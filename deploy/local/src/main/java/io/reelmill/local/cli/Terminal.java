package io.reelmill.local.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Results go to standard output; all that is said on the way goes to standard error. */
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

    /** A line of the result. */
    synchronized void result(String line) {
        endLine();
        out.println(line);
    }

    /** A line of news. */
    synchronized void note(String line) {
        endLine();
        err.println(line);
    }

    /** A line that the next one replaces. */
    synchronized void update(String line) {
        err.print("\r\033[K" + line);
        err.flush();
        lineOpen = true;
    }

    /** What went wrong. */
    synchronized void error(String message) {
        if (!muted) {
            endLine();
            err.println("reelmill: " + message);
        }
    }

    /** From now on errors are no news: the user has asked for the end, and processes end. */
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
