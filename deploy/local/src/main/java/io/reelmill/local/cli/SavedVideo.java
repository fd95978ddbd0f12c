package io.reelmill.local.cli;

import io.reelmill.local.client.Accepted;
import io.reelmill.local.client.ProjectPoller;
import io.reelmill.local.client.ReelmillClient;
import io.reelmill.local.client.RenderStatus;
import io.reelmill.local.demo.ProgressLine;
import io.reelmill.local.demo.Summary;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** Sends a render request, shows its progress, saves the video and prints a summary. */
final class SavedVideo {

    private final Terminal terminal;
    private final ReelmillClient client;
    private final ProjectPoller poller;
    private String shown = "";

    SavedVideo(Terminal terminal, ReelmillClient client, Runnable check) {
        this.terminal = terminal;
        this.client = client;
        this.poller = new ProjectPoller(client, Duration.ofMillis(500), check);
    }

    /** Fails at once when the file cannot be written, not only after the render. */
    static void checkWritable(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file) || !Files.isDirectory(folder) || !Files.isWritable(folder)) {
            throw new CommandException(CommandException.MISUSED, "cannot write " + file);
        }
    }

    /** The text of a body file. */
    static String read(Path body) {
        try {
            return Files.readString(body);
        } catch (IOException e) {
            throw new CommandException(CommandException.MISUSED, "cannot read " + body);
        }
    }

    /** Renders the body into the file, prints a summary and returns the final status. Throws {@link CommandException} when the render fails. */
    RenderStatus make(String body, Path file) {
        long begin = System.nanoTime();
        RenderStatus end = save(body, file);
        double renderSeconds = seconds(begin);
        long sinceStart = System.currentTimeMillis()
                - ManagementFactory.getRuntimeMXBean().getStartTime();
        Summary.of(end, file.toString(), size(file), renderSeconds, sinceStart / 1e3)
                .forEach(terminal::result);
        return end;
    }

    /** Renders the body into the file and returns the final status. Throws as {@link #make} does. */
    RenderStatus save(String body, Path file) {
        long begin = System.nanoTime();
        Accepted accepted = client.render(body);
        terminal.note("accepted as %s, %d credits reserved".formatted(accepted.pid(), accepted.creditsReserved()));
        accepted.warnings().forEach(warning -> terminal.note("warning: " + warning));
        RenderStatus end = poller.follow(accepted.pid(), status -> show(status, seconds(begin)));
        if (!end.isReady()) {
            throw new CommandException(CommandException.FAILED, "the render failed: " + end.error());
        }
        client.download(
                end.videoUrl()
                        .orElseThrow(() -> new CommandException(
                                CommandException.FAILED, accepted.pid() + " is ready, but names no video")),
                file);
        return end;
    }

    private void show(RenderStatus status, double seconds) {
        if (terminal.isTty()) {
            terminal.update(ProgressLine.of(status, seconds));
        } else if (!ProgressLine.step(status).equals(shown)) {
            shown = ProgressLine.step(status);
            terminal.note(ProgressLine.of(status, seconds));
        }
    }

    private static double seconds(long since) {
        return (System.nanoTime() - since) / 1e9;
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }
}
