package io.reelmill.render.stage;

import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import io.reelmill.contracts.project.Pid;
import io.reelmill.isolation.FileTree;
import io.reelmill.projects.Expiries;
import io.reelmill.projects.ProjectStore;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Jdbi;

/**
 * Keeps the work root within bounds. Cleared are: files of projects that ended some time ago or whose film has expired; in projects that are rendered
 * again and again, results that were not used for as long; and, while the root is larger than its budget, the projects that
 * ended first. Projects under way are left alone. Several workers may share a root: each folder is claimed by a rename before
 * it is deleted, and one that cannot be deleted does not keep the others.
 */
@ApplicationScoped
class WorkFolders {

    private static final Logger LOG = Logger.getLogger(WorkFolders.class);
    /** Prefix of a folder that is being deleted; what a sweeper that died left so is deleted by the next. */
    private static final String CLAIMED = ".deleted-";

    private final Jdbi jdbi;
    private final Expiries expiries;
    private final StageResults results;
    private final StudioSettings settings;
    private final Clock clock;
    private final Deletion deletion;

    @Inject
    WorkFolders(Jdbi jdbi, StageResults results, StudioSettings settings, Clock clock) {
        this(jdbi, results, settings, clock, FileTree::delete);
    }

    WorkFolders(Jdbi jdbi, StageResults results, StudioSettings settings, Clock clock, Deletion deletion) {
        this.jdbi = jdbi;
        this.expiries = new ProjectStore(jdbi, clock).expiries();
        this.results = results;
        this.settings = settings;
        this.clock = clock;
        this.deletion = deletion;
    }

    /** How a folder is deleted. */
    interface Deletion {
        void delete(Path folder) throws IOException;
    }

    /** A project that has ended. */
    private record Ended(String pid, Instant at) {}

    @Scheduled(every = "10m", delayed = "5m", concurrentExecution = ConcurrentExecution.SKIP)
    void sweep() throws IOException {
        Path root = settings.workRoot();
        if (!Files.isDirectory(root)) {
            return;
        }
        Instant limit = clock.instant().minus(settings.keepWork());
        entries(root).filter(WorkFolders::isClaimed).forEach(this::deleted);
        List<Ended> ended = ended(root);
        Set<String> expired = expiries.among(ended.stream().map(Ended::pid).toList());
        for (Ended project : ended) {
            if (project.at().isBefore(limit) || expired.contains(project.pid())) {
                clear(project.pid());
            } else {
                clearUnused(root.resolve(project.pid()), limit);
            }
        }
        keepBudget(root);
        results.forgetOlderThan(settings.keepWork().multipliedBy(2));
    }

    /** Evicts what ended first. What cannot be deleted is passed over. */
    private void keepBudget(Path root) throws IOException {
        long budget = settings.workBudget().asLongValue();
        long size = sizeOf(root);
        for (Ended project : ended(root)) {
            if (size <= budget) {
                return;
            }
            long freed = sizeOf(root.resolve(project.pid()));
            if (clear(project.pid())) {
                size -= freed;
            }
        }
        if (size > budget) {
            LOG.warnf("work files take %d MiB, the budget is %d MiB; all of them are in use", size >> 20, budget >> 20);
        }
    }

    /** Those on disk that no job is under way for, the one that ended first before the others. */
    private List<Ended> ended(Path root) throws IOException {
        List<String> there = entries(root)
                .map(folder -> folder.getFileName().toString())
                .filter(Pid::isWellFormed)
                .toList();
        return jdbi
                .withHandle(tx -> tx.createQuery("""
                        SELECT there.pid, max(j.finished_at) FROM unnest(:there) there (pid)
                          LEFT JOIN render.job j ON j.pid = there.pid
                         GROUP BY there.pid HAVING coalesce(bool_and(j.state = 'done'), true)""")
                        .bindArray("there", String.class, there)
                        .map((row, context) -> new Ended(
                                row.getString(1), endedAt(root.resolve(row.getString(1)), row.getTimestamp(2))))
                        .list())
                .stream()
                .sorted(Comparator.comparing(Ended::at))
                .toList();
    }

    /** A folder that no job is known for was left by a database that was set back. */
    private Instant endedAt(Path project, Timestamp finished) {
        try {
            return finished != null
                    ? finished.toInstant()
                    : Files.getLastModifiedTime(project).toInstant();
        } catch (IOException e) {
            return clock.instant(); // gone meanwhile
        }
    }

    private boolean clear(String pid) {
        results.forget(pid);
        boolean cleared = claimedAndDeleted(settings.workRoot().resolve(pid));
        if (cleared) {
            LOG.infof("work files cleared pid=%s", pid);
        }
        return cleared;
    }

    /** Results and pieces that no render has used since, as {@link #used} notes, and pieces that others took the place of. */
    private void clearUnused(Path project, Instant since) {
        for (Path output : entries(project).toList()) {
            Stream.concat(entries(output), entries(output.resolve(Pieces.FOLDER)))
                    .filter(entry -> !entry.endsWith(Pieces.FOLDER))
                    .filter(entry -> usedBefore(entry, since))
                    .forEach(this::claimedAndDeleted);
            superseded(output).forEach(this::claimedAndDeleted);
        }
    }

    private static List<Path> superseded(Path output) {
        try {
            return Pieces.superseded(output);
        } catch (IOException e) {
            LOG.warnf(e, "pieces cannot be read path=%s", output);
            return List.of();
        }
    }

    /** Notes that a kept result was used now. */
    static void used(Path entry) throws IOException {
        Files.setLastModifiedTime(entry, FileTime.from(Instant.now()));
    }

    private static boolean usedBefore(Path entry, Instant since) {
        try {
            return Files.getLastModifiedTime(entry).toInstant().isBefore(since);
        } catch (IOException e) {
            return false;
        }
    }

    /** Whether it is gone and it was this call that deleted it. */
    private boolean claimedAndDeleted(Path entry) {
        Path claimed = entry.resolveSibling(CLAIMED + UUID.randomUUID());
        try {
            Files.move(entry, claimed, StandardCopyOption.ATOMIC_MOVE);
        } catch (NoSuchFileException e) {
            return false; // another worker was first
        } catch (IOException e) {
            LOG.warnf(e, "work files cannot be claimed for deletion path=%s", entry);
            return false;
        }
        return deleted(claimed);
    }

    private boolean deleted(Path claimed) {
        try {
            deletion.delete(claimed);
            return true;
        } catch (IOException | UncheckedIOException e) {
            LOG.warnf(e, "work files cannot be deleted path=%s", claimed);
            return false;
        }
    }

    private static boolean isClaimed(Path entry) {
        return entry.getFileName().toString().startsWith(CLAIMED);
    }

    private static Stream<Path> entries(Path folder) {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.toList().stream();
        } catch (IOException e) {
            return Stream.empty(); // no folder, or gone meanwhile
        }
    }

    static long sizeOf(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .mapToLong(file -> file.toFile().length())
                    .sum();
        } catch (IOException | UncheckedIOException e) {
            return 0; // a file went while it was counted: the next sweep counts again
        }
    }

    /** Deletes what was left by work that failed; where that fails too, the failure of the work is what counts. */
    static void clear(Path folder, Exception failure) {
        try {
            FileTree.delete(folder);
        } catch (IOException e) {
            failure.addSuppressed(e);
        }
    }
}
