package io.reelmill.render.provider;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.reelmill.contracts.metric.MetricNames;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.render.stage.StandIn;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jboss.logging.Logger;

/**
 * A chain of providers of the same kind, for one attempt: the first that succeeds does the work. One that is unavailable is
 * not called again in the same attempt.
 *
 * @param <P> kind of provider
 */
final class Fallback<P> {

    private static final Logger LOG = Logger.getLogger(Fallback.class);

    private static final Semaphore CORES = new Semaphore(Runtime.getRuntime().availableProcessors());

    private final Role role;
    private final List<P> remote;
    private final P embedded;
    private final Consumer<String> warn;
    private final MeterRegistry meters;
    private final Set<P> absent = ConcurrentHashMap.newKeySet();

    /**
     * @param remote the preferred one first
     * @param embedded who does it when none of them does
     * @param warn told when that is so
     */
    Fallback(Role role, List<P> remote, P embedded, Consumer<String> warn, MeterRegistry meters) {
        this.role = role;
        this.remote = List.copyOf(remote);
        this.embedded = embedded;
        this.warn = warn;
        this.meters = meters;
    }

    P embedded() {
        return embedded;
    }

    /**
     * The result of the first provider that succeeds.
     *
     * @throws ProviderException PASSING when one that will be back could have done it, and the embedded one cannot
     */
    <R> R first(Function<P, R> work) {
        return first(work, warning -> {});
    }

    /** As {@link #first}, for work on files of a folder, which is marked when a stand-in did it. */
    <R> R firstIn(Path folder, Function<P, R> work) {
        return first(work, warning -> StandIn.mark(folder, warning));
    }

    /** As {@link #first}, for work that yields a file. */
    void firstTo(Path file, Consumer<P> work) {
        firstIn(file.toAbsolutePath().getParent(), provider -> {
            work.accept(provider);
            return Boolean.TRUE;
        });
    }

    private <R> R first(Function<P, R> work, Consumer<String> marked) {
        if (remote.isEmpty()) {
            return timed("embedded", atHome(work), embedded);
        }
        List<ProviderException> failures = new ArrayList<>();
        for (P provider : remote) {
            if (absent.contains(provider)) {
                continue;
            }
            try {
                return timed("service", work, provider);
            } catch (ProviderException e) {
                failures.add(e);
                if (e.category() == Category.PASSING) {
                    absent.add(provider);
                }
                meters.counter(MetricNames.PROVIDER_FALLBACKS, "role", role.tag())
                        .increment();
                LOG.warnf("%s: %s", role.tag(), e.getMessage());
            }
        }
        try {
            R result = timed("embedded", atHome(work), embedded);
            marked.accept(role.warning());
            warn.accept(role.warning());
            return result;
        } catch (ProviderException e) {
            throw failures.stream()
                    .filter(f -> f.category() == Category.PASSING)
                    .findFirst()
                    .orElse(e);
        }
    }

    /** All that a piece of work takes, waiting in queues and taking files in included. */
    private <R> R timed(String by, Function<P, R> work, P provider) {
        Timer.Sample sample = Timer.start(meters);
        R result = work.apply(provider);
        sample.stop(meters.timer(MetricNames.PROVIDER_WORK, "role", role.tag(), "by", by));
        return result;
    }

    /** Work on this machine: as many at a time as it has cores, however many wait for services. */
    private static <P, R> Function<P, R> atHome(Function<P, R> work) {
        return provider -> {
            CORES.acquireUninterruptibly();
            try {
                return work.apply(provider);
            } finally {
                CORES.release();
            }
        };
    }
}
