package io.reelmill.local.demo;

import io.reelmill.local.client.RenderStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The summary of a finished video. */
public final class Summary {

    private Summary() {}

    /**
     * The lines of the summary.
     *
     * @param file where the video was saved, in the form to be shown
     * @param bytes its size
     * @param renderSeconds from the accepted request to the ready video
     * @param totalSeconds of the whole command
     */
    public static List<String> of(
            RenderStatus status, String file, long bytes, double renderSeconds, double totalSeconds) {
        List<String> lines = new ArrayList<>();
        lines.add(file);
        lines.add(entry("duration", "%.1f s", status.durationSeconds()));
        lines.add(entry("size", "%.1f MB", bytes / 1e6));
        lines.add(entry("resolution", "%s", status.resolution()));
        lines.add(entry("credits", "%d", status.creditsUsed()));
        lines.add(entry("taken", "%.1f s to render, %.1f s in all", renderSeconds, totalSeconds));
        return lines;
    }

    private static String entry(String name, String format, Object... values) {
        return "  %-11s %s".formatted(name, String.format(Locale.ROOT, format, values));
    }
}
