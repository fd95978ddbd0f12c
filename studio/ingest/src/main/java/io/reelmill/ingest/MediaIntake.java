package io.reelmill.ingest;

import io.reelmill.ingest.Normalised.Kind;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;

/** Has files from outside normalised by a process of its own. Safe for many threads. */
public final class MediaIntake {

    /** A child that gives no sign of life for so long is ended. */
    private static final Duration STALL = Duration.ofSeconds(30);
    /** No file takes longer than this. */
    private static final Duration LONGEST = Duration.ofMinutes(20);

    private static final int POLL_MILLIS = 200;
    private static final int CPU_EXHAUSTED = 128 + 24;

    private final ChildProcess child = new ChildProcess();

    /**
     * Normalises a file.
     *
     * @param folder where what comes of it is written
     * @param stopped asked often; true ends the work
     * @throws ProviderException INPUT when the file is not what it should be, in words for the client that go on after the
     *     name of a field
     */
    public Normalised normalise(Path untrusted, Wanted wanted, Path folder, BooleanSupplier stopped) {
        try {
            FileKind.of(untrusted);
            Files.createDirectories(folder);
            return told(run(untrusted, wanted, folder, stopped), folder);
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "a file could not be taken in", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ProviderException(Category.INTERNAL, "taking in a file was interrupted", e);
        }
    }

    private Map<String, String> run(Path untrusted, Wanted wanted, Path folder, BooleanSupplier stopped)
            throws IOException, InterruptedException {
        Process process = child.start(untrusted, wanted, folder);
        Map<String, String> facts = new HashMap<>();
        AtomicLong heard = new AtomicLong(System.nanoTime());
        CompletableFuture<Void> reading = CompletableFuture.runAsync(() -> listen(process, facts, heard));
        long end = System.nanoTime() + LONGEST.toNanos();
        try {
            while (!process.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS)) {
                long now = System.nanoTime();
                if (stopped.getAsBoolean()) {
                    throw new ProviderException(Category.PASSING, "taking in a file was stopped");
                }
                if (now - heard.get() > STALL.toNanos() || now > end) {
                    throw new ProviderException(Category.INPUT, "takes too long to be read.");
                }
            }
            reading.join();
        } finally {
            process.destroyForcibly();
        }
        if (facts.containsKey("error")) {
            throw new ProviderException(Category.INPUT, facts.get("error"));
        }
        if (process.exitValue() != 0 || !facts.containsKey("kind")) {
            String why = process.exitValue() == CPU_EXHAUSTED
                    ? "takes too long to be read."
                    : "cannot be read: it is broken.";
            throw new ProviderException(Category.INPUT, why);
        }
        return facts;
    }

    /** The child tells a fact a line; what it writes otherwise is dropped. */
    private static void listen(Process process, Map<String, String> facts, AtomicLong heard) {
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                heard.set(System.nanoTime());
                int equals = line.indexOf('=');
                if (equals > 0 && facts.size() < 32) {
                    facts.put(line.substring(0, equals), line.substring(equals + 1));
                }
            }
        } catch (IOException e) {
            // The pipe breaks when the child is ended; how it ended is told by its exit value.
            facts.put("broken", String.valueOf(e.getMessage()));
        }
    }

    private static Normalised told(Map<String, String> facts, Path folder) {
        return new Normalised(
                Kind.valueOf(facts.get("kind")),
                file(facts.get("picture"), folder),
                file(facts.get("sound"), folder),
                Integer.parseInt(facts.getOrDefault("width", "0")),
                Integer.parseInt(facts.getOrDefault("height", "0")),
                Double.parseDouble(facts.getOrDefault("seconds", "0")),
                Double.parseDouble(facts.getOrDefault("frameRate", "0")),
                Boolean.parseBoolean(facts.get("alpha")));
    }

    private static Path file(String name, Path folder) {
        return name == null ? null : folder.resolve(name);
    }
}
