package io.reelmill.render.stage;

import static io.reelmill.render.stage.Fingerprint.CANONICAL;

import io.reelmill.isolation.FileTree;
import io.reelmill.providers.PendingOrders;
import io.reelmill.render.job.Job;
import io.reelmill.render.stage.StageResults.Kept;
import io.reelmill.tracing.TracedWork;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jboss.logging.Logger;
import org.jboss.logging.MDC;

/** Runs a stage, or takes the kept result of the same input. */
@ApplicationScoped
public class StageRunner {

    private static final Logger LOG = Logger.getLogger(StageRunner.class);
    private static final String TOLD = "warnings.txt";
    private static final String RUN = "run.txt";

    private final StageResults results;
    private final Path workRoot;
    private final StageMeters meters;

    @Inject
    StageRunner(StageResults results, StudioSettings settings, StageMeters meters) {
        this(results, settings.workRoot(), meters);
    }

    /** @param workRoot the folder of all work files */
    public StageRunner(StageResults results, Path workRoot, StageMeters meters) {
        this.results = results;
        this.meters = meters;
        this.workRoot = workRoot.toAbsolutePath();
    }

    /**
     * What a stage yielded.
     *
     * @param folder of its files, relative to the {@link #folderOf project's folder}
     * @param reused whether it was made before
     */
    public record Result<O>(O value, String folder, boolean reused) {}

    /** Where all files of a project's output are. */
    public Path folderOf(Job job) {
        return folderOf(job.pid(), job.output());
    }

    /** The same, for one who does not hold the job. */
    public Path folderOf(String pid, int output) {
        return workRoot.resolve(pid).resolve(Integer.toString(output));
    }

    /** Runs the stage in a folder of this attempt, or answers what an earlier run with the same input left. */
    public <I, O> Result<O> run(Job job, Stage<I, O> stage, I input, StageContext context) throws Exception {
        MDC.put("stage", stage.name());
        try {
            return TracedWork.within("stage " + stage.name(), () -> reusedOrMade(job, stage, input, context));
        } finally {
            MDC.remove("stage");
        }
    }

    private <I, O> Result<O> reusedOrMade(Job job, Stage<I, O> stage, I input, StageContext context) throws Exception {
        String hash = Fingerprint.of(context.services().isEmpty() ? input : List.of(context.services(), input));
        Optional<Kept> kept = results.find(job, stage.name(), hash);
        if (kept.isPresent()
                && isGood(folderOf(job).resolve(kept.get().folder()), context)
                && Pieces.areHere(folderOf(job), CANONICAL.readTree(kept.get().result()))) {
            LOG.info("kept result of the stage is reused");
            WorkFolders.used(folderOf(job).resolve(kept.get().folder()));
            toldOf(folderOf(job).resolve(kept.get().folder())).forEach(context::warn);
            context.progress(1);
            O value = CANONICAL.readValue(kept.get().result(), stage.resultType());
            return new Result<>(value, kept.get().folder(), true);
        }
        context.check();
        context.progress(0);
        // The attempt is in the name, so that a worker that lost its lease cannot write into its successor's files.
        String folder = stage.name() + "-" + hash.substring(0, 12) + "-" + job.holder();
        Path path = emptied(folderOf(job).resolve(folder));
        long began = System.nanoTime();
        context.began(stage.name(), stage.expectedWork(input));
        O value = PendingOrders.during(
                new OrderFiles(folderOf(job), stage.name() + "-" + hash.substring(0, 12)),
                () -> finished(stage, input, path, context));
        context.check();
        keepTold(context.told(), path);
        if (context.stoodIn()) {
            Files.writeString(path.resolve(RUN), context.run());
        }
        results.keep(job, stage.name(), hash, new Kept(folder, CANONICAL.writeValueAsString(value)));
        Duration took = Duration.ofNanos(System.nanoTime() - began);
        meters.done(stage.name(), took);
        LOG.infof("stage done millis=%d", took.toMillis());
        context.progress(1);
        return new Result<>(value, folder, false);
    }

    /** What a stand-in made is not reused in another run: the service may be available again. */
    private static boolean isGood(Path folder, StageContext context) throws IOException {
        Path run = folder.resolve(RUN);
        return Files.isDirectory(folder)
                && (!Files.exists(run) || Files.readString(run).equals(context.run()));
    }

    /** Any failure of a stopped stage counts as stopped. Its files are deleted. */
    private static <I, O> O finished(Stage<I, O> stage, I input, Path path, StageContext context) throws Exception {
        try {
            return stage.run(input, path, context);
        } catch (Exception e) {
            WorkFolders.clear(path, e);
            context.check();
            throw e;
        } finally {
            // What comes between stages has deadlines of its own.
            context.began("after " + stage.name(), Duration.ZERO);
        }
    }

    /** Warnings are kept with the result: they hold for it in later runs too. */
    private static void keepTold(List<String> told, Path folder) throws IOException {
        if (!told.isEmpty()) {
            Files.write(folder.resolve(TOLD), told);
        }
    }

    private static List<String> toldOf(Path folder) throws IOException {
        Path file = folder.resolve(TOLD);
        return Files.exists(file) ? Files.readAllLines(file) : List.of();
    }

    private static Path emptied(Path folder) throws IOException {
        FileTree.delete(folder);
        return Files.createDirectories(folder);
    }
}
