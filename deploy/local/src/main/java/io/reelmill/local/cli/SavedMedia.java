package io.reelmill.local.cli;

import io.reelmill.local.client.Generation;
import io.reelmill.local.client.ReelmillClient;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Supplier;

/** Follows a generation or an export to its end and saves its files. */
final class SavedMedia {

    private final Terminal terminal;
    private final ReelmillClient client;
    private final Duration pause;

    SavedMedia(Terminal terminal, ReelmillClient client) {
        this.terminal = terminal;
        this.client = client;
        this.pause = Duration.ofMillis(500);
    }

    /**
     * Saves what was made; several files are numbered.
     *
     * @param started as it was answered
     * @param present asks how far it is
     * @throws CommandException when it fails
     */
    void save(Generation started, Supplier<Generation> present, Path file) {
        Generation now = started;
        while (now.isUnderWay()) {
            terminal.note("%d %%".formatted(now.progress()));
            rest();
            now = present.get();
        }
        now.warnings().forEach(warning -> terminal.note("warning: " + warning));
        if (!now.isReady()) {
            throw new CommandException(CommandException.FAILED, "it failed: " + now.error());
        }
        int number = 0;
        for (URI link : now.files()) {
            Path saved = named(file, link, now.files().size() > 1 ? ++number : 0);
            client.download(link, saved);
            terminal.result(saved.toString());
        }
        terminal.result("credits     " + now.creditsUsed());
    }

    /** With the extension that the link has, and a number where there are several. */
    private static Path named(Path file, URI link, int number) {
        String path = link.getPath();
        String extension = path.substring(Math.max(path.lastIndexOf('.'), path.lastIndexOf('/') + 1));
        String name = file.getFileName().toString().replaceFirst("\\.(png|mp4|json)$", "");
        return file.resolveSibling(
                name + (number == 0 ? "" : "-" + number) + (extension.startsWith(".") ? extension : ""));
    }

    private void rest() {
        try {
            Thread.sleep(pause.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }
}
