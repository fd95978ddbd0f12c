package io.reelmill.local.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** One process of the suite. */
final class Child {

    private static final int TAIL_LINES = 20;
    private static final Pattern FRAME = Pattern.compile("^\\s+(at |\\.\\.\\. \\d+ more)");

    private final String name;
    private final Tier tier;
    private final Process process;
    private final Path log;
    private final Runnable restart;
    private volatile boolean stopping;

    /** @param restart starts it again with the same command */
    Child(String name, Tier tier, Process process, Path log, Runnable restart) {
        this.name = name;
        this.tier = tier;
        this.process = process;
        this.log = log;
        this.restart = restart;
    }

    Runnable restart() {
        return restart;
    }

    String name() {
        return name;
    }

    Tier tier() {
        return tier;
    }

    Process process() {
        return process;
    }

    /** Whether the process is expected to end. */
    boolean stopping() {
        return stopping;
    }

    /** Asks it to end. PostgreSQL takes SIGINT for a fast shutdown and SIGTERM for one that waits for all clients. */
    void askToStop() {
        stopping = true;
        if (tier == Tier.DATABASE) {
            Programs.output("/bin/sh", "-c", "kill -INT " + process.pid());
        } else {
            process.destroy();
        }
    }

    /** SIGKILL. */
    void kill() {
        stopping = true;
        process.destroyForcibly();
    }

    /** The last lines of its log, without stack frames, which would hide the reason. */
    String tail() {
        try {
            String text = new String(Files.readAllBytes(log), StandardCharsets.UTF_8);
            List<String> lines =
                    text.lines().filter(line -> !FRAME.matcher(line).find()).toList();
            return String.join(
                    System.lineSeparator(), lines.subList(Math.max(0, lines.size() - TAIL_LINES), lines.size()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
