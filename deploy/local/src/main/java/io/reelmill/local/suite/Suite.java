package io.reelmill.local.suite;

import io.reelmill.local.kafka.Kafka;
import io.reelmill.local.postgres.Database;
import io.reelmill.local.postgres.Postgres;
import io.reelmill.local.process.Children;
import io.reelmill.local.process.ClassDataRecorder;
import io.reelmill.local.process.Home;
import io.reelmill.local.process.HomeLock;
import io.reelmill.local.process.Installation;
import io.reelmill.local.process.OrphanProcesses;
import io.reelmill.local.process.SuiteException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;

/**
 * The running suite. {@link #start} returns when every service is ready. {@link #close} stops the services, Kafka and
 * PostgreSQL in that order. A shutdown hook does the same when the JVM is terminated.
 */
public final class Suite implements AutoCloseable {

    /** How long services that record their class data may take to write it. */
    private static final Duration RECORDING_GRACE = Duration.ofSeconds(60);

    private final Installation installation;
    private final SuiteOptions options;
    private final Home home;
    private final Thread hook = new Thread(this::stopAll, "suite-stop");
    private final ExecutorService starters = Executors.newCachedThreadPool(Suite::daemon);
    private final HomeLock lock;
    private final Children children;
    private final ClassDataRecorder recorder;
    private Services services;
    private boolean stopped;

    private Suite(SuiteOptions options) {
        this.installation = Installation.find();
        this.options = options;
        this.home = Home.at(options.home());
        Preflight.check(home, options.httpPort());
        Arrays.stream(Service.values()).map(Service::id).forEach(installation::serviceJar);
        this.lock = HomeLock.acquire(home);
        new OrphanProcesses(home).stop(options.progress());
        this.recorder = new ClassDataRecorder(options.recordClassData());
        this.children = options.recordClassData()
                ? new Children(home, options.temporary(), RECORDING_GRACE)
                : new Children(home, options.temporary());
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /**
     * Starts everything and waits until every service is ready.
     *
     * @throws SuiteException with a message for the user, after everything that was started has been stopped
     */
    public static Suite start(SuiteOptions options) {
        Suite suite = prepare(options);
        try {
            suite.bringUp();
            return suite;
        } catch (RuntimeException e) {
            suite.close();
            throw e;
        }
    }

    private static Suite prepare(SuiteOptions options) {
        try {
            return new Suite(options);
        } catch (RuntimeException e) {
            if (options.temporary()) {
                new Home(options.home()).delete();
            }
            throw e;
        }
    }

    /** The services start beside the broker: they wait for it where they need it, as they do when it is away later. */
    private void bringUp() {
        CompletableFuture<Database> database = async("PostgreSQL", () -> options.database()
                .orElseGet(() -> Postgres.start(children, home, installation, options.temporary(), connections())));
        Optional<Kafka> own = options.kafka().isPresent() ? Optional.empty() : Optional.of(new Kafka(home));
        String bootstrap = options.kafka().orElseGet(() -> own.orElseThrow().address());
        CompletableFuture<?> kafka = async("Kafka", () -> {
            own.ifPresentOrElse(
                    broker -> broker.start(children, installation, recorder, options.temporary()),
                    () -> Kafka.withTopics(bootstrap));
            return bootstrap;
        });
        join(List.of(database)); // a broker that cannot start is told of below

        services = new Services(children, home, installation, options, recorder, database.join(), bootstrap);
        List<CompletableFuture<?>> all = new ArrayList<>(List.of(kafka));
        for (ServiceProcess process : services.processes()) {
            all.add(async(process.name(), () -> {
                services.launch(process);
                return process;
            }));
        }
        join(all);
    }

    /** What the services may open, and some for people. */
    private int connections() {
        return 200 + 12 * options.renderWorkers();
    }

    /** The address of the public API. */
    public URI gatewayUrl() {
        return URI.create("http://localhost:" + services.port(Service.GATEWAY));
    }

    /** The loopback address of a service. */
    public URI url(String service) {
        return URI.create("http://127.0.0.1:" + services.port(Service.of(service)));
    }

    /** The loopback addresses of the management ports, by the name of the process. */
    public Map<String, URI> managementUrls() {
        return services.managementUrls();
    }

    /** The loopback address of the administration. */
    public URI adminUrl() {
        return URI.create("http://127.0.0.1:" + services.environment().adminPort());
    }

    /** The token with which operators call the administration. */
    public String operatorToken() {
        return services.environment().of(Service.ACCOUNT).get("REELMILL_OPERATOR_TOKEN");
    }

    /** The API key of the demo workspace. */
    public String demoKey() {
        return ServiceEnvironment.demoKey(home);
    }

    /** The token with which an actor calls the services. An actor is a service or {@code operator}. */
    public String internalToken(String actor) {
        return ServiceEnvironment.internalToken(home, actor);
    }

    /** The folder with all data and logs. */
    public Home home() {
        return home;
    }

    /** The database of all services. */
    public Database database() {
        return services.environment().database();
    }

    /** Bootstrap servers of the broker. */
    public String kafka() {
        return services.environment().kafka();
    }

    /** The running process of a service, of {@code kafka} or of {@code postgres}. */
    public Process process(String name) {
        return children.process(name);
    }

    /** Kills a process with {@code kill -9} and returns when it has ended. The rest of the suite continues. */
    public void kill(String service) {
        children.kill(ServiceProcess.of(service).name());
    }

    /**
     * Asks a service, {@code kafka} or {@code postgres} to stop and returns when it has ended. The rest of the suite continues;
     * {@link #startAgain} starts it with the same command.
     */
    public void stop(String process) {
        children.stop(process);
    }

    /** Starts a process that was {@link #stop stopped} again. Does not wait until it is ready. */
    public void startAgain(String process) {
        children.startAgain(process);
    }

    /** Starts a killed service again on its previous port and waits until it is ready. */
    public void start(String service) {
        services.launch(ServiceProcess.of(service));
    }

    /**
     * From now on a process that ends by itself is started again. One that ends five times within a minute is reported by
     * {@link #awaitDeath}.
     */
    public void supervise() {
        children.supervise(options.progress());
    }

    /** Throws a {@link SuiteException} for the first process that ended by itself, if any. */
    public void checkAlive() {
        children.checkAlive();
    }

    /** Blocks until a process has ended by itself for good and returns the message for it. */
    public SuiteException awaitDeath() {
        return children.awaitDeath();
    }

    /** Stops everything. A temporary suite also deletes its files. */
    @Override
    public void close() {
        stopAll();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // the JVM is ending, and the hook does the rest
        }
    }

    private synchronized void stopAll() {
        if (stopped) {
            return;
        }
        stopped = true;
        options.progress().accept("stopping");
        starters.shutdownNow();
        children.close();
        recorder.keep();
        lock.close();
        if (options.temporary()) {
            home.delete();
        }
    }

    private <T> CompletableFuture<T> async(String name, Supplier<T> work) {
        long begin = System.nanoTime();
        return CompletableFuture.supplyAsync(
                () -> {
                    T result = work.get();
                    options.progress()
                            .accept("%-18s up after %.1f s".formatted(name, (System.nanoTime() - begin) / 1e9));
                    return result;
                },
                starters);
    }

    /** Waits for all tasks, but only until the first failure. */
    private void join(List<? extends CompletableFuture<?>> all) {
        CompletableFuture<Object> failure = new CompletableFuture<>();
        for (CompletableFuture<?> one : all) {
            one.exceptionally(e -> {
                failure.completeExceptionally(e);
                return null;
            });
        }
        try {
            CompletableFuture.anyOf(CompletableFuture.allOf(all.toArray(CompletableFuture[]::new)), failure)
                    .join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw e;
        }
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "suite-start");
        thread.setDaemon(true);
        return thread;
    }
}
