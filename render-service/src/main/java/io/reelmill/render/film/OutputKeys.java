package io.reelmill.render.film;

import io.reelmill.media.PreviewFiles;
import io.reelmill.render.job.Job;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The keys under which an attempt stores its files. Nobody else writes to them, so that what is stored once never changes. */
public final class OutputKeys {

    private static final Pattern FORM = Pattern.compile(
            "[0-9A-Za-z]{22}/([0-9a-f-]{36})/\\d+-\\d+(?:-preview/\\w+\\.(?:mp4|m4s|json)|-cover\\.jpg|-file\\d+\\.(?:png|mp4)|\\.jpg|\\.mp4)");

    private static final String PREVIEW = "-preview/";

    private final String base;

    public OutputKeys(Job job) {
        this.base = job.pid() + "/" + job.runId() + "/" + job.output() + "-" + job.attempt();
    }

    String video() {
        return base + ".mp4";
    }

    String thumbnail() {
        return base + ".jpg";
    }

    String cover() {
        return base + "-cover.jpg";
    }

    /** Of what is watched of the film while it is rendered. */
    PreviewFiles preview() {
        return PreviewFiles.of(base);
    }

    /** The key by which an output or a task names a stored file: a fragment is named with its playlist, others by themselves. */
    static String nameOf(String key) {
        int fragment = key.lastIndexOf(PREVIEW);
        return fragment < 0 ? key : new PreviewFiles(key.substring(0, fragment + PREVIEW.length())).playlist();
    }

    /** Of one of several files of a task. */
    public String file(int index, String extension) {
        return base + "-file" + index + "." + extension;
    }

    /** The run or task that a key belongs to; empty where it is not the key of an output. */
    static Optional<UUID> runOf(String key) {
        Matcher matcher = FORM.matcher(key);
        return matcher.matches() ? Optional.of(UUID.fromString(matcher.group(1))) : Optional.empty();
    }
}
