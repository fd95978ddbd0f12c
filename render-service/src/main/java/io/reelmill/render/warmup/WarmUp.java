package io.reelmill.render.warmup;

import com.sun.management.OperatingSystemMXBean;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.isolation.FileTree;
import io.reelmill.render.job.WorkerPool;
import io.reelmill.render.job.WorkerSettings;
import io.reelmill.render.provider.ProviderSet;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleSupplier;
import org.jboss.logging.Logger;

/**
 * Makes a {@link SampleFilm} before the first job comes. It waits until the machine has little to do, so that nobody who starts
 * beside it is held up, and ends at the next step when a job comes.
 */
@ApplicationScoped
class WarmUp {

    private static final Logger LOG = Logger.getLogger(WarmUp.class);
    private static final int AFTER_THE_WORKERS = 4000;
    /** Share of all processors that others may use meanwhile. */
    private static final double BUSY = 0.5;
    /** Over which the use of the processors is measured. */
    private static final Duration LOOK = Duration.ofMillis(500);

    private final WarmUpSettings settings;
    private final boolean renders;
    private final ProviderSet providers;
    private final BooleanSupplier hasJobs;
    private final DoubleSupplier load;
    private final Duration look;
    private volatile boolean stopped;
    private Thread thread;

    @Inject
    WarmUp(WarmUpSettings settings, WorkerSettings workers, WorkerPool pool, ProviderSet providers) {
        this(settings, workers.count() > 0, providers, pool::isBusy, machine()::getCpuLoad, LOOK);
    }

    /**
     * @param renders whether films are made here at all
     * @param hasJobs whether a job is being rendered
     * @param load share of all processors that was used since it was last asked, 0 to 1
     */
    WarmUp(
            WarmUpSettings settings,
            boolean renders,
            ProviderSet providers,
            BooleanSupplier hasJobs,
            DoubleSupplier load,
            Duration look) {
        this.settings = settings;
        this.renders = renders;
        this.providers = providers;
        this.hasJobs = hasJobs;
        this.load = load;
        this.look = look;
    }

    void begin(@Observes @Priority(AFTER_THE_WORKERS) StartupEvent event) {
        if (!renders) {
            return;
        }
        switch (settings.when()) {
            case START -> makeFilm();
            case IDLE -> {
                thread = new Thread(this::makeFilmWhenIdle, "warm-up");
                thread.setDaemon(true);
                thread.start();
            }
            case NEVER -> {}
        }
    }

    void stop(@Observes ShutdownEvent event) {
        stopped = true;
        if (thread != null) {
            thread.interrupt();
        }
    }

    private void makeFilmWhenIdle() {
        try {
            int quiet = 0; // looks in a row; the first answer after a start tells nothing
            while (quiet < 2 && !isOver()) {
                quiet = load.getAsDouble() > BUSY ? 0 : quiet + 1;
                Thread.sleep(look.toMillis());
            }
            makeFilm();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Makes the film step by step; a worker that cannot do that shows it with its first job, not here. */
    void makeFilm() {
        long began = System.nanoTime();
        try {
            Path folder = Files.createTempDirectory("reelmill-warm-up-");
            try {
                for (SampleFilm.Step step : new SampleFilm(providers, folder).steps()) {
                    if (isOver()) {
                        return;
                    }
                    step.run();
                }
                LOG.infof("ready for the first film after %.1f s of preparation", (System.nanoTime() - began) / 1e9);
            } finally {
                FileTree.delete(folder);
            }
        } catch (Exception e) {
            if (!stopped) {
                LOG.warn("the worker is not prepared for its first film, which takes longer", e);
            }
        }
    }

    private boolean isOver() {
        return stopped || hasJobs.getAsBoolean();
    }

    private static OperatingSystemMXBean machine() {
        return (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    }
}
