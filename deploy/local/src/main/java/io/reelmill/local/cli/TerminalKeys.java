package io.reelmill.local.cli;

import java.io.IOException;
import java.io.InputStream;

/** Keys as they are pressed, without waiting for the end of a line. The terminal is as before when the process ends. */
final class TerminalKeys {

    private final InputStream input;

    TerminalKeys(InputStream input) {
        this.input = input;
    }

    static TerminalKeys open() {
        // rprnt is Ctrl-R, which the terminal would keep for itself.
        stty("-icanon", "-echo", "rprnt", "undef");
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stty("sane"), "terminal"));
        return new TerminalKeys(System.in);
    }

    /** The next key; below 0 at the end of the input. */
    int read() throws IOException {
        return input.read();
    }

    private static void stty(String... arguments) {
        String[] command = new String[arguments.length + 1];
        command[0] = "stty";
        System.arraycopy(arguments, 0, command, 1, arguments.length);
        try {
            new ProcessBuilder(command).inheritIO().start().waitFor();
        } catch (IOException e) {
            // No stty here: keys come with the end of the line.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
