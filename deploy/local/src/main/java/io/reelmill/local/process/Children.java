package io.reelmill.local.process;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * The processes of a suite. Each runs in its own session, so that Ctrl-C reaches only the suite, which then stops them
 * in order. Each is registered with the {@link ProcessReaper}, which ends them when the suite itself is killed.
 */
public final class Children implements AutoCloseable {

    private static final Duration GRACE = Duration.ofSeconds(10);
    /** Exit code of a service with a hanging thread: it ends itself and must be started again. */
    private static final int WANTS_RESTART = 70;

    private final Home home;
    private final OrphanProcesses orphans;
    private final ProcessReaper reaper;
    private final Duration grace;
    private final boolean sessions = Programs.exists("setsid");
    private final Map<String, Child> living = new LinkedHashMap<>();
    private final Map<String, Child> stopped = new HashMap<>();
    private final CompletableFuture<Death> firstDeath = new CompletableFuture<>();
    private final RestartLimit limit = new RestartLimit(System::nanoTime);
    private Optional<Consumer<String>> supervisor = Optional.empty();
    private boolean closed;

    /** A process that ended by itself and is not started again, and how often it has ended within a minute. */
    private record Death(Child child, int ends) {
        String report() {
            String often = ends < RestartLimit.MAX_ENDS ? "" : " %d times within a minute".formatted(ends);
            return "%s stopped unexpectedly%s (exit code %d). The end of its log:%n%s"
                    .formatted(child.name(), often, child.process().exitValue(), child.tail());
        }
    }

    public Children(Home home, boolean temporary) {
        this(home, temporary, GRACE);
    }

    /** @param grace how long a process that is asked to end may take before it is killed */
    public Children(Home home, boolean temporary, Duration grace) {
        this.grace = grace;
        this.home = home;
        this.orphans = new OrphanProcesses(home);
        this.reaper = ProcessReaper.start(temporary ? Optional.of(home.path()) : Optional.empty());
    }

    /**
     * Starts a process whose output goes to the log of its name.
     *
     * @throws SuiteException when the suite is closing, or the program cannot be run
     */
    public synchronized Process start(String name, Tier tier, List<String> command, Map<String, String> environment) {
        if (closed) {
            throw new SuiteException("the suite is being stopped");
        }
        Path log = home.newLog(name);
        List<String> line = new ArrayList<>(command);
        if (sessions) {
            line.add(0, "setsid");
        }
        ProcessBuilder builder = new ProcessBuilder(line)
                .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        builder.environment().putAll(environment);
        try {
            Process process = builder.start();
            reaper.watch(process.pid());
            Child child = new Child(name, tier, process, log, () -> start(name, tier, command, environment));
            living.put(name, child);
            orphans.remember(name, tier, process.toHandle());
            CompletableFuture<Void> unused = process.onExit().thenRun(() -> ended(child));
            return process;
        } catch (IOException e) {
            throw new SuiteException("cannot start " + name + ": " + Home.reason(e), e);
        }
    }

    /** The running process of this name. Throws {@link SuiteException} when there is none. */
    public synchronized Process process(String name) {
        return child(name).process();
    }

    /** Kills a process and waits until it has ended. The suite continues. */
    public void kill(String name) {
        Child child;
        synchronized (this) {
            child = child(name);
            child.kill();
        }
        child.process().onExit().join();
        ended(child);
    }

    /** Asks a process to stop, as an operator does, and waits until it has ended. The suite continues. */
    public void stop(String name) {
        Child child;
        synchronized (this) {
            child = child(name);
            stopped.put(name, child);
            child.askToStop();
        }
        child.process().onExit().join();
        ended(child);
    }

    /** Starts a process that was {@link #stop stopped} again, with the same command. */
    public synchronized void startAgain(String name) {
        Child child = stopped.remove(name);
        if (child == null) {
            throw new SuiteException(name + " was not stopped");
        }
        child.restart().run();
    }

    /**
     * From now on a process that ends by itself is started again with the same command: a second later the first time, two the
     * second. One that has ended {@value RestartLimit#MAX_ENDS} times within a minute is reported by
     * {@link #awaitDeath} instead. The end of a service does not count soon after the database or the broker has ended.
     *
     * @param progress told of each restart
     */
    public synchronized void supervise(Consumer<String> progress) {
        supervisor = Optional.of(progress);
    }

    /** Blocks until a process has ended by itself for good and returns the message for it. */
    public SuiteException awaitDeath() {
        return new SuiteException(firstDeath.join().report());
    }

    /** Throws a {@link SuiteException} for the first process that ended by itself for good, if any. */
    public void checkAlive() {
        if (firstDeath.isDone()) {
            throw awaitDeath();
        }
    }

    /** Stops all processes tier by tier: asks each to end, waits, then kills it. */
    @Override
    public void close() {
        synchronized (this) {
            closed = true;
        }
        for (Tier tier : Tier.values()) {
            List<Child> children = of(tier);
            children.forEach(Child::askToStop);
            CompletableFuture<?> all = CompletableFuture.allOf(
                    children.stream().map(c -> c.process().onExit()).toArray(CompletableFuture[]::new));
            all.completeOnTimeout(null, grace.toMillis(), TimeUnit.MILLISECONDS).join();
            for (Child child : children) {
                if (child.process().isAlive()) {
                    child.kill();
                    child.process().onExit().join();
                }
                ended(child);
            }
        }
        reaper.close();
    }

    private synchronized void ended(Child child) {
        if (living.remove(child.name(), child)) {
            reaper.release(child.process().pid());
            orphans.forget(child.name());
            if (child.stopping() || closed) {
                return;
            }
            int ends = limit.recordEnd(child.name(), child.tier());
            boolean again = supervisor.isPresent() || child.process().exitValue() == WANTS_RESTART;
            if (again && ends < RestartLimit.MAX_ENDS) {
                supervisor.ifPresent(told -> told.accept("%s stopped unexpectedly (exit code %d), it is started again"
                        .formatted(child.name(), child.process().exitValue())));
                CompletableFuture.delayedExecutor(Math.max(1, ends), TimeUnit.SECONDS)
                        .execute(() -> restart(child, ends));
            } else {
                firstDeath.complete(new Death(child, ends));
            }
        }
    }

    private synchronized void restart(Child child, int ends) {
        if (closed || living.containsKey(child.name())) {
            return; // the suite is being stopped, or somebody else has started it
        }
        try {
            child.restart().run();
        } catch (SuiteException e) {
            firstDeath.complete(new Death(child, ends));
        }
    }

    private synchronized List<Child> of(Tier tier) {
        return living.values().stream().filter(c -> c.tier() == tier).toList();
    }

    private Child child(String name) {
        Child child = living.get(name);
        if (child == null) {
            throw new SuiteException(name + " is not running");
        }
        return child;
    }
}
