package io.reelmill.render.stage;

import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Jdbi;

/** Clears the stage files of projects that ended some time ago. */
@ApplicationScoped
class WorkFolders {

    private static final Logger LOG = Logger.getLogger(WorkFolders.class);

    private final Jdbi jdbi;
    private final StageResults results;
    private final StudioSettings settings;

    WorkFolders(Jdbi jdbi, StageResults results, StudioSettings settings) {
        this.jdbi = jdbi;
        this.results = results;
        this.settings = settings;
    }

    /** Those with results, and those whose render failed before it had any. */
    @Scheduled(every = "1h", delayed = "5m")
    void sweep() throws IOException {
        List<String> ended = jdbi.withHandle(tx -> tx.createQuery("""
                        SELECT pid FROM (SELECT pid FROM render.stage_result
                                   UNION SELECT pid FROM render.job WHERE pid = ANY(:there)) p
                         WHERE NOT EXISTS (SELECT 1 FROM render.job j WHERE j.pid = p.pid
                            AND (j.state <> 'done' OR j.finished_at > now() - :keep::interval))""")
                .bindArray("there", String.class, there())
                .bind("keep", settings.keepWork().toSeconds() + " seconds")
                .mapTo(String.class)
                .list());
        for (String pid : ended) {
            results.forget(pid);
            delete(settings.workRoot().resolve(pid));
            LOG.infof("work files cleared pid=%s", pid);
        }
    }

    private List<String> there() throws IOException {
        if (!Files.isDirectory(settings.workRoot())) {
            return List.of();
        }
        try (Stream<Path> folders = Files.list(settings.workRoot())) {
            return folders.map(f -> f.getFileName().toString()).toList();
        }
    }

    /** Deletes what was left by work that failed; where that fails too, the failure of the work is what counts. */
    static void clear(Path folder, Exception failure) {
        try {
            delete(folder);
        } catch (IOException | UncheckedIOException e) {
            failure.addSuppressed(e);
        }
    }

    /** Deletes a folder with all that is in it; one that is not there is fine. */
    static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
