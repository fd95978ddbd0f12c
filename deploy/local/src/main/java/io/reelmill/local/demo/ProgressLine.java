package io.reelmill.local.demo;

import io.reelmill.local.client.RenderStatus;
import java.util.Locale;

/** One line that shows the progress of a render. */
public final class ProgressLine {

    private static final int WIDTH = 24;

    private ProgressLine() {}

    /** As in {@code rendering ████████░░░░░░░░░░░░░░░░  33 %  frames  12 s}. */
    public static String of(RenderStatus status, double seconds) {
        int percent = Math.max(0, Math.min(100, status.progress()));
        int filled = percent * WIDTH / 100;
        String bar = "█".repeat(filled) + "░".repeat(WIDTH - filled);
        String stage = status.stage().map(s -> "  " + s).orElse("");
        return String.format(Locale.ROOT, "%-9s %s %3d %%%s  %.0f s", status.status(), bar, percent, stage, seconds);
    }

    /** Plain output prints a line only when this value changes. */
    public static String step(RenderStatus status) {
        return status.status() + " " + status.stage().orElse("") + " " + status.progress() / 20;
    }
}
