package io.reelmill.local.process;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Records of the running processes, in {@code run/} of the home, so that the next suite finds those that a crash left
 * running. A process matches a record only if process id and start time agree.
 */
public final class OrphanProcesses {

    private static final Duration CLOCK_TOLERANCE = Duration.ofSeconds(3);
    private static final long GRACE_SECONDS = 10;

    private final Path folder;

    private record Note(String name, Tier tier, ProcessHandle process) {}

    public OrphanProcesses(Home home) {
        this.folder = home.folder("run");
    }

    void remember(String name, Tier tier, ProcessHandle process) {
        Instant started = process.info().startInstant().orElse(Instant.EPOCH);
        try {
            Files.writeString(folder.resolve(name), tier + " " + process.pid() + " " + started.toEpochMilli());
        } catch (IOException e) {
            throw new SuiteException("cannot note the process of " + name + ": " + Home.reason(e), e);
        }
    }

    void forget(String name) {
        try {
            Files.deleteIfExists(folder.resolve(name));
        } catch (IOException e) {
            throw new SuiteException("cannot remove the note of " + name + ": " + Home.reason(e), e);
        }
    }

    /**
     * Stops the processes that an earlier suite of this home left running. Call it while holding the lock of the home.
     */
    public void stop(Consumer<String> progress) {
        List<Note> notes = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                read(file, notes);
            }
        } catch (IOException e) {
            throw new SuiteException("cannot read " + folder + ": " + Home.reason(e), e);
        }
        notes.sort(Comparator.comparing(Note::tier));
        for (Note note : notes) {
            progress.accept("stopping %s, which an earlier run left behind (process %d)"
                    .formatted(note.name(), note.process().pid()));
            end(note.process());
        }
    }

    private static void read(Path file, List<Note> notes) throws IOException {
        String[] parts = Files.readString(file).split(" ", -1);
        Files.delete(file);
        if (parts.length == 3) {
            Instant started = Instant.ofEpochMilli(Long.parseLong(parts[2]));
            ProcessHandle.of(Long.parseLong(parts[1]))
                    .filter(process -> isFrom(process, started))
                    .map(process -> new Note(file.getFileName().toString(), Tier.valueOf(parts[0]), process))
                    .ifPresent(notes::add);
        }
    }

    private static boolean isFrom(ProcessHandle process, Instant started) {
        return process.info()
                .startInstant()
                .map(actual -> Duration.between(actual, started).abs().compareTo(CLOCK_TOLERANCE) < 0)
                .orElse(false);
    }

    private static void end(ProcessHandle process) {
        process.destroy();
        process.onExit()
                .completeOnTimeout(process, GRACE_SECONDS, TimeUnit.SECONDS)
                .join();
        if (process.isAlive()) {
            process.destroyForcibly();
            process.onExit().join();
        }
    }
}
