package io.reelmill.deploy.chart;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.database.Migrations;
import io.reelmill.testkit.TestPostgres;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

/** Workers are scaled by the jobs that wait and run, which the scaler asks of the database itself. */
class AutoscalingTest {

    private static final Path SMALL = Chart.FOLDER.resolve("examples/small.yaml");

    @Test
    void shouldCountWhatWantsAWorkerInTheRealTables() throws SQLException {
        DataSource database = TestPostgres.dataSource();
        Migrations.apply(database, "render", "render");
        String query = trigger(Chart.render(SMALL, Map.of("worker.maxSandboxJobs", 2)))
                .at("/metadata/query")
                .asText();

        assertThat(count(database, query)).isZero();
        insert(database, "waiting", false, "now()");
        insert(
                database,
                "waiting",
                false,
                "now() + interval '1 hour'"); // is tried again later, and then wants a worker
        insert(database, "running", false, "now()");
        insert(database, "done", false, "now()");
        assertThat(count(database, query)).isEqualTo(3);
        for (int i = 0; i < 5; i++) {
            insert(database, "waiting", true, "now()");
        }
        assertThat(count(database, query))
                .as("of the sandbox only as many as may run")
                .isEqualTo(5);
        execute(database, "UPDATE render.job SET state = 'done'");
        assertThat(count(database, query)).isZero();
    }

    @Test
    void shouldCountAsTheGaugeOfTheServiceDoes() throws IOException {
        try (InputStream in = getClass().getClassLoader().getResourceAsStream("io/reelmill/render/job/open-jobs.sql")) {
            assertThat(Files.readString(Chart.FOLDER.resolve("files/open-jobs.sql")))
                    .isEqualTo(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @Test
    void shouldScaleWorkersToNoneWhileSomebodyStaysWhoTakesJobsIn() {
        List<Manifest> manifests = Chart.render(SMALL);
        JsonNode scaler = only(manifests, "ScaledObject").body().path("spec");

        assertThat(scaler.path("minReplicaCount").asInt()).isZero();
        assertThat(scaler.at("/scaleTargetRef/name").asText()).isEqualTo("demo-reelmill-worker");
        assertThat(trigger(manifests).path("type").asText()).isEqualTo("postgresql");
        assertThat(deployment(manifests, "worker").variables())
                .hasEntrySatisfying("REELMILL_INTAKE_ENABLED", v -> assertThat(v.asBoolean(true))
                        .isFalse());
        Manifest render = deployment(manifests, "render");
        assertThat(render.body().at("/spec/replicas").asInt()).isPositive();
        assertThat(render.variables())
                .doesNotContainKey("REELMILL_INTAKE_ENABLED")
                .hasEntrySatisfying(
                        "REELMILL_WORKER_COUNT", v -> assertThat(v.asText()).isEqualTo("0"));
    }

    @Test
    void shouldLeaveTheNumberOfWorkersToTheScaler() {
        assertThat(deployment(Chart.render(SMALL), "worker")
                        .body()
                        .at("/spec/replicas")
                        .isMissingNode())
                .isTrue();
        assertThat(deployment(Chart.render(SMALL, Map.of("autoscaling.mode", "hpa")), "worker")
                        .body()
                        .at("/spec/replicas")
                        .isMissingNode())
                .isTrue();
        assertThat(deployment(Chart.render(SMALL, Map.of("autoscaling.mode", "none", "worker.replicas", 3)), "worker")
                        .body()
                        .at("/spec/replicas")
                        .asInt())
                .isEqualTo(3);
    }

    @Test
    void shouldScaleOnTheSameFigureWithoutKeda() {
        List<Manifest> manifests = Chart.render(SMALL, Map.of("autoscaling.mode", "hpa"));
        JsonNode spec = only(manifests, "HorizontalPodAutoscaler").body().path("spec");

        assertThat(manifests).extracting(Manifest::kind).doesNotContain("ScaledObject", "TriggerAuthentication");
        assertThat(spec.at("/metrics/0/external/metric/name").asText()).isEqualTo("reelmill_jobs_open");
        assertThat(spec.at("/metrics/0/external/target/averageValue").asText()).isEqualTo("1");
        assertThat(spec.path("minReplicas").asInt()).isEqualTo(1);
    }

    private static JsonNode trigger(List<Manifest> manifests) {
        return only(manifests, "ScaledObject").body().at("/spec/triggers/0");
    }

    private static Manifest only(List<Manifest> manifests, String kind) {
        List<Manifest> found =
                manifests.stream().filter(m -> m.kind().equals(kind)).toList();
        assertThat(found).hasSize(1);
        return found.get(0);
    }

    static Manifest deployment(List<Manifest> manifests, String component) {
        return manifests.stream()
                .filter(m -> m.kind().equals("Deployment") && m.component().equals(component))
                .findFirst()
                .orElseThrow();
    }

    private static void insert(DataSource database, String state, boolean sandbox, String notBefore)
            throws SQLException {
        execute(database, """
            INSERT INTO render.job (run_id, output, outputs, pid, workspace_id, credits_reserved, spec, state, sandbox,
                                    not_before, requested_at)
            VALUES ('%s', 0, 1, 'p', '%s', 1, '{}', '%s', %s, %s, now())\
            """.formatted(UUID.randomUUID(), UUID.randomUUID(), state, sandbox, notBefore));
    }

    private static void execute(DataSource database, String sql) throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static long count(DataSource database, String query) throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(query)) {
            result.next();
            return result.getLong(1);
        }
    }
}
