package io.reelmill.render.pods;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.reelmill.database.Database;
import io.reelmill.database.Migrations;
import io.reelmill.testkit.TestPostgres;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PodDeletionCostsTest {

    private final List<String> calls = new ArrayList<>();
    private HttpServer cluster;
    private int status = 200;
    private Jdbi jdbi;
    private Path token;
    private PodDeletionCosts costs;

    @BeforeEach
    void startCluster(@TempDir Path folder) throws IOException {
        DataSource database = TestPostgres.dataSource();
        Migrations.apply(database, "render", "render");
        jdbi = Database.open(database);
        cluster = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        cluster.createContext("/", this::answer);
        cluster.start();
        token = Files.writeString(folder.resolve("token"), "first\n");
        URI api = URI.create("http://127.0.0.1:" + cluster.getAddress().getPort());
        costs = new PodDeletionCosts(
                new BusyPods(jdbi), Optional.of(new ClusterApi(api, "films", token, Optional.empty())));
    }

    @AfterEach
    void stopCluster() {
        cluster.stop(0);
    }

    @Test
    void shouldTellTheClusterWhichPodsRenderAndWhenTheyAreIdleAgain() throws InterruptedException {
        UUID job = running("worker-7d9f/1/1");
        running("worker-7d9f/1/2");
        running("worker-b2c1/1/1");

        costs.update();
        assertThat(calls).containsExactlyInAnyOrder(call("worker-7d9f", 200), call("worker-b2c1", 100));

        calls.clear();
        costs.update();
        assertThat(calls).as("nothing has changed").isEmpty();

        jdbi.useHandle(
                tx -> tx.execute("UPDATE render.job SET state = 'done', finished_at = now() WHERE run_id = ?", job));
        costs.update();
        assertThat(calls).containsExactly(call("worker-7d9f", 100));
    }

    @Test
    void shouldTellItAgainUntilTheClusterHasTakenIt() throws InterruptedException {
        running("worker-a/1/1");
        status = 403;
        costs.update();
        status = 200;
        costs.update();

        assertThat(calls).containsExactly(call("worker-a", 100), call("worker-a", 100));
    }

    @Test
    void shouldUseTheTokenAsItIsRenewed() throws IOException, InterruptedException {
        running("worker-a/1/1");
        Files.writeString(token, "second\n");

        costs.update();

        assertThat(calls).hasSize(1).allSatisfy(call -> assertThat(call).contains("Bearer second"));
    }

    @Test
    void shouldNotAskForAnythingByANameThatIsNoPod() throws InterruptedException {
        running("../../secrets?x/1/1");

        costs.update();

        assertThat(calls).isEmpty();
    }

    private UUID running(String worker) {
        UUID id = UUID.randomUUID();
        jdbi.useHandle(tx -> tx.execute("""
                INSERT INTO render.job (run_id, output, outputs, pid, workspace_id, credits_reserved, spec, state, worker,
                                        lease_until, requested_at)
                VALUES (?, 0, 1, 'p', ?, 1, '{}', 'running', ?, now() + interval '1 minute', now())\
                """, id, id, worker));
        return id;
    }

    private String call(String pod, int cost) {
        return "PATCH /api/v1/namespaces/films/pods/%s Bearer first application/merge-patch+json {\"metadata\":{\"annotations\":{\"controller.kubernetes.io/pod-deletion-cost\":\"%d\"}}}"
                .formatted(pod, cost);
    }

    private void answer(HttpExchange exchange) throws IOException {
        calls.add(String.join(
                " ",
                exchange.getRequestMethod(),
                exchange.getRequestURI().toString(),
                exchange.getRequestHeaders().getFirst("Authorization"),
                exchange.getRequestHeaders().getFirst("Content-Type"),
                new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8)));
        exchange.sendResponseHeaders(status, -1);
        exchange.close();
    }
}
