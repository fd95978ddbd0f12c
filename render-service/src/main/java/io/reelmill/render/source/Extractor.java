package io.reelmill.render.source;

import io.reelmill.fetch.EgressProxy;
import io.reelmill.fetch.UrlDecision;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.isolation.FileTree;
import io.reelmill.isolation.IsolatedProcess;
import io.reelmill.isolation.IsolatedProgram;
import io.reelmill.isolation.ProcessLimits;
import io.reelmill.isolation.Sandbox;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.render.job.StoppedException;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.jboss.logging.Logger;

/**
 * Fetches the sound or video behind a platform's link by a program of the operator's, yt-dlp or one that takes the same
 * options. It runs under limits in a folder of its own, with an empty environment, and in a sandbox where there is one; it
 * reaches the network through a proxy that keeps the address policy. What it leaves is as untrusted as any other file from
 * outside.
 */
public final class Extractor {

    private static final Logger LOG = Logger.getLogger(Extractor.class);
    private static final Duration LONGEST = Duration.ofMinutes(10);
    private static final long MAX_BYTES = 2L << 30;
    private static final int MAX_OPEN_FILES = 512;
    private static final int MAX_MEMORY_MIB = 2048;
    private static final int MAX_PROCESSES = 128;
    private static final int POLL_MILLIS = 200;
    private static final int LONGEST_COMPLAINT = 600;
    private static final List<String> OPTIONS = List.of(
            "--ignore-config",
            "--no-playlist",
            // of a link that is nothing but a list, the first
            "--playlist-items",
            "1",
            // a live broadcast has no end
            "--match-filters",
            "!is_live",
            "--no-progress",
            "--no-cache-dir",
            "--no-part",
            "--no-mtime",
            "--max-filesize",
            "2G",
            "--socket-timeout",
            "20",
            "--format",
            "b[height<=1080]/b/ba/bv*",
            "--output",
            "media.%(ext)s");

    private final List<String> command;
    private final UrlPolicy policy;
    private final Sandbox sandbox;
    private final Duration longest;
    private final long mostBytes;

    /** @param command the program, and arguments of the operator's, divided by spaces; blank when there is none */
    public Extractor(String command, UrlPolicy policy, Sandbox sandbox) {
        this(command, policy, sandbox, LONGEST, MAX_BYTES);
    }

    Extractor(String command, UrlPolicy policy, Sandbox sandbox, Duration longest, long mostBytes) {
        this.command = command.isBlank() ? List.of() : List.of(command.strip().split("\\s+"));
        this.policy = policy;
        this.sandbox = sandbox;
        this.longest = longest;
        this.mostBytes = mostBytes;
    }

    /**
     * Fetches what a link leads to.
     *
     * @param field that names the link, for messages
     * @param file where it is put
     * @param stopped asked often; once true the program is ended
     * @throws ProviderException ABSENT when there is no extractor, PASSING when the platform does not answer, INPUT when it
     *     has nothing there that is open to everybody
     */
    void fetch(String field, String platform, String url, Path file, BooleanSupplier stopped) throws IOException {
        if (command.isEmpty()) {
            throw new ProviderException(
                    Category.ABSENT,
                    field + " is a link to " + platform + ", whose sound and video only an extractor such as yt-dlp"
                            + " can fetch; none is configured here (REELMILL_EXTRACTOR)."
                            + " Give the address of the file itself.");
        }
        if (policy.judge(url) instanceof UrlDecision.Refused refusal) {
            throw refused(field + " must not be fetched: it " + refusal.message() + ".");
        }
        Path folder = Files.createTempDirectory(file.toAbsolutePath().getParent(), "extracted");
        try (EgressProxy proxy = EgressProxy.open(policy, mostBytes)) {
            run(field, platform, url, folder, proxy, stopped);
            Files.move(largest(folder, field, platform), file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            FileTree.delete(folder);
        }
    }

    private void run(String field, String platform, String url, Path folder, EgressProxy proxy, BooleanSupplier stopped)
            throws IOException {
        Path told = folder.resolve("told");
        Process process;
        long end = System.nanoTime() + longest.toNanos();
        try (IsolatedProcess started = start(url, folder, proxy, told)) {
            process = started.process();
            while (!process.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS)) {
                if (stopped.getAsBoolean()) {
                    throw new StoppedException();
                }
                if (System.nanoTime() > end) {
                    throw new ProviderException(
                            Category.PASSING,
                            field + " took the extractor too long: more than " + longest.toSeconds() + " s.");
                }
                if (size(folder) > mostBytes) {
                    throw refused(
                            field + " leads to too large a file: at most " + (mostBytes >> 20) + " MiB are taken.");
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoppedException();
        }
        if (process.exitValue() != 0) {
            String complaint = complaint(told);
            LOG.warnf("extractor failed exit=%d platform=%s: %s", process.exitValue(), platform, complaint);
            throw ExtractorFailure.of(complaint).of(field, platform);
        }
    }

    private IsolatedProcess start(String url, Path folder, EgressProxy proxy, Path told) throws IOException {
        List<String> line = new ArrayList<>(command);
        line.addAll(OPTIONS);
        line.addAll(List.of("--proxy", proxy.address(), "--", url));
        ProcessBuilder builder = new ProcessBuilder()
                .redirectInput(new File("/dev/null"))
                .redirectErrorStream(true)
                .redirectOutput(told.toFile());
        String path = builder.environment().getOrDefault("PATH", "/usr/local/bin:/usr/bin:/bin");
        builder.environment().clear();
        builder.environment().put("PATH", path);
        builder.environment().put("HOME", folder.toString());
        builder.environment().put("TMPDIR", folder.toString());
        builder.environment().put("LC_ALL", "C.UTF-8");
        if (found(command.get(0), path).isEmpty()) {
            throw new ProviderException(
                    Category.INTERNAL, "the extractor " + command.get(0) + " (REELMILL_EXTRACTOR) cannot be started");
        }
        ProcessLimits limits = new ProcessLimits(
                longest.toSeconds() + 1, 2 * mostBytes, MAX_OPEN_FILES, MAX_MEMORY_MIB, MAX_PROCESSES);
        return sandbox.start(
                IsolatedProgram.online(line, readable(path), folder.toRealPath(), limits, proxy.port()), builder);
    }

    /** The program where it lies outside of the system's folders, and what secure connections need. */
    private Set<Path> readable(String path) throws IOException {
        Set<Path> places = new LinkedHashSet<>(List.of(Path.of("/etc/ssl"), Path.of("/etc/ca-certificates")));
        command.forEach(argument -> found(argument, path).ifPresent(places::add));
        for (Path place : List.copyOf(places)) {
            if (Files.isSymbolicLink(place)) {
                places.add(place.toRealPath());
            }
        }
        return places;
    }

    /** A file that an argument names, or a program of that name on the path. */
    private static Optional<Path> found(String argument, String path) {
        return Stream.concat(Stream.of(""), Stream.of(path.split(File.pathSeparator)))
                .map(place -> Path.of(place).resolve(argument))
                .filter(file -> file.isAbsolute() && Files.isRegularFile(file))
                .findFirst();
    }

    private static Path largest(Path folder, String field, String platform) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(f -> Files.isRegularFile(f, LinkOption.NOFOLLOW_LINKS)
                            && f.getFileName().toString().startsWith("media."))
                    .max(Comparator.comparingLong(f -> f.toFile().length()))
                    .orElseThrow(() -> refused(field + " leads to no sound or video on " + platform + "."));
        }
    }

    private static long size(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.mapToLong(f -> f.toFile().length()).sum();
        } catch (UncheckedIOException e) {
            return 0; // a file went while it was counted: the next look tells
        }
    }

    private static String complaint(Path told) throws IOException {
        String text = new String(Files.readAllBytes(told), StandardCharsets.UTF_8).strip();
        return text.substring(Math.max(0, text.length() - LONGEST_COMPLAINT));
    }

    private static ProviderException refused(String message) {
        return new ProviderException(Category.INPUT, message);
    }
}
