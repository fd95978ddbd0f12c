package io.reelmill.qa.faults;

import static org.awaitility.Awaitility.await;

import io.reelmill.local.postgres.Database;
import io.reelmill.local.suite.Suite;
import io.reelmill.local.suite.SuiteOptions;
import io.reelmill.qa.media.ObjectStore;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;

/** An installation with workers of their own, whose processes and object store can be disturbed. */
final class FaultySuite implements AutoCloseable {

    static final Duration LEASE = Duration.ofSeconds(12);

    private static final String POSTGRES = "postgres";
    private static final String KAFKA = "kafka";

    private final Suite suite;
    private final ObjectStore store;
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    /** Who works on which job: the process id of a worker. */
    record Holder(String pid, int attempt, long process) {}

    FaultySuite(Path folder, int workers) throws Exception {
        store = new ObjectStore(Files.createDirectory(folder.resolve("objects")));
        suite = Suite.start(SuiteOptions.inTemporaryFolder()
                .withPrivateUrls()
                .withRenderWorkers(workers)
                .with("REELMILL_WARM_UP_WHEN", "never")
                .with("REELMILL_MEDIA_S3_BUCKET", ObjectStore.BUCKET)
                .with("REELMILL_MEDIA_S3_ENDPOINT", store.endpoint().toString())
                .with("REELMILL_MEDIA_S3_PATH_STYLE", "true")
                .with("REELMILL_MEDIA_S3_ACCESS_KEY", ObjectStore.KEY.id())
                .with("REELMILL_MEDIA_S3_SECRET_KEY", ObjectStore.KEY.secret())
                // A job is given up when three of its workers die, for it may be why. Here it never is.
                .with("REELMILL_WORKER_ATTEMPTS", "1000")
                .with("REELMILL_WORKER_LEASE", LEASE.toSeconds() + "s")
                .with("REELMILL_WORKER_RENEWAL", "3s"));
    }

    Suite suite() {
        return suite;
    }

    ObjectStore store() {
        return store;
    }

    /** Begins to submit films, one every three seconds, and to watch what becomes of them. */
    Observation observe() {
        return observe(Duration.ofSeconds(3));
    }

    /** Begins to submit films and to watch what becomes of them. */
    Observation observe(Duration between) {
        return new Observation(this, between);
    }

    /** All processes of the services, workers first, as an upgrade restarts them. */
    List<String> processes() {
        List<String> names = new ArrayList<>(suite.managementUrls().keySet());
        names.sort((a, b) -> Boolean.compare(b.startsWith("render-worker"), a.startsWith("render-worker")));
        return names;
    }

    /** The same with the database and the broker. */
    List<String> everyProcess() {
        List<String> names = new ArrayList<>(processes());
        names.addAll(List.of(POSTGRES, KAFKA));
        return names;
    }

    /** Waits until a process that may have been killed is there again and does its work. */
    void awaitUp(String process) {
        switch (process) {
            case POSTGRES ->
                await().atMost(Duration.ofMinutes(5)).until(() -> {
                    try (Connection connection = connect()) {
                        return connection.isValid(5);
                    } catch (SQLException e) {
                        return false;
                    }
                });
            case KAFKA ->
                await().atMost(Duration.ofMinutes(5)).until(() -> {
                    try (Admin admin =
                            Admin.create(Map.of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, suite.kafka()))) {
                        return !admin.listTopics()
                                .names()
                                .get(10, TimeUnit.SECONDS)
                                .isEmpty();
                    } catch (ExecutionException | TimeoutException e) {
                        return false;
                    }
                });
            default -> awaitReady(process);
        }
    }

    /** Stops a process as an operator does, starts it again and waits until it is ready. */
    void restart(String process) {
        suite.stop(process);
        suite.startAgain(process);
        awaitReady(process);
    }

    void awaitReady() {
        processes().forEach(this::awaitReady);
    }

    private void awaitReady(String process) {
        URI health = suite.managementUrls().get(process).resolve("/q/health/ready");
        await().atMost(Duration.ofMinutes(5)).until(() -> isUp(health));
    }

    private boolean isUp(URI health) throws InterruptedException {
        try {
            HttpRequest call = HttpRequest.newBuilder(health)
                    .timeout(Duration.ofSeconds(10))
                    .build();
            return http.send(call, HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException e) {
            return false;
        }
    }

    /** A worker that has a job under way. */
    Optional<Holder> anyHolder() {
        return holder("state = 'running' ORDER BY run_id LIMIT 1");
    }

    /** Who had the job last. */
    Optional<Holder> holderOf(String pid) {
        return holder("pid = '" + pid + "'");
    }

    private Optional<Holder> holder(String condition) {
        try (Connection connection = connect();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(
                        "SELECT pid, attempt, split_part(worker, '/', 2) FROM render.job WHERE worker IS NOT NULL AND "
                                + condition)) {
            return row.next()
                    ? Optional.of(new Holder(row.getString(1), row.getInt(2), row.getLong(3)))
                    : Optional.empty();
        } catch (SQLException e) {
            return Optional.empty(); // the database may be what is away
        }
    }

    private Connection connect() throws SQLException {
        Database database = suite.database();
        return DriverManager.getConnection(database.jdbcUrl(), database.user(), database.password());
    }

    @Override
    public void close() throws Exception {
        suite.close();
        store.close();
    }
}
