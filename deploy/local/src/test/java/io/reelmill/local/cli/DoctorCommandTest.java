package io.reelmill.local.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.contracts.event.Topics;
import io.reelmill.local.client.FakeApi;
import io.reelmill.local.kafka.Kafka;
import io.reelmill.testkit.TestKafka;
import io.reelmill.testkit.TestPostgres;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DoctorCommandTest {

    @TempDir
    private Path home;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Map<String, String> variables = new HashMap<>(Map.of("PATH", "/nowhere"));

    @Test
    void shouldFindNothingWrongWithAMachineOnWhichNothingRunsYet() {
        assertThat(run()).isZero();

        assertThat(output())
                .contains("Java", "disk", "none are running here")
                .contains("warning  espeak-ng", "only English is spoken", "→ install espeak-ng")
                .contains("bubblewrap is missing", "websites are not recorded")
                .endsWith("no problems\n");
    }

    @Test
    void shouldLookIntoTheDatabase() throws Exception {
        Map<String, String> database = new TestPostgres().start();
        useDatabase(database);
        assertThat(run()).isZero();
        assertThat(output()).contains("PostgreSQL 1", "there are none yet");

        execute(database, "CREATE SCHEMA render; CREATE SCHEMA account");
        assertThat(run()).isEqualTo(1);
        assertThat(output()).contains("problem  schemas", "are missing: gateway, projects, publishing");

        execute(database, "CREATE SCHEMA gateway; CREATE SCHEMA projects; CREATE SCHEMA publishing");
        execute(database, "CREATE TABLE render.migrations_render (script text, success boolean)");
        execute(database, "INSERT INTO render.migrations_render VALUES ('V1__a.sql', true)");
        assertThat(run()).isZero();
        assertThat(output()).contains("migrated");

        execute(database, "INSERT INTO render.migrations_render VALUES ('V2__b.sql', false)");
        assertThat(run()).isEqualTo(1);
        assertThat(output()).contains("migrations failed: render.migrations_render V2__b.sql", "1 problem");
    }

    @Test
    void shouldSayThatAServerIsAway() throws IOException {
        int port = closedPort();
        variables.put("REELMILL_JDBC_URL", "jdbc:postgresql://127.0.0.1:" + port + "/reelmill");
        variables.put("REELMILL_KAFKA_BOOTSTRAP", "127.0.0.1:" + port);
        variables.put("REELMILL_MANAGEMENT_URLS", "api-gateway=http://127.0.0.1:" + port);

        assertThat(run()).isEqualTo(1);
        assertThat(output())
                .contains("problem  database", "→ check REELMILL_JDBC_URL")
                .contains("problem  Kafka", "→ check REELMILL_KAFKA_BOOTSTRAP")
                .contains("problem  api-gateway", "does not answer", "→ start it")
                .contains("3 problems");
    }

    @Test
    void shouldNameTheTopicsThatAreMissing() throws InterruptedException, ExecutionException {
        variables.put("REELMILL_KAFKA_BOOTSTRAP", Kafka.withTopics(TestKafka.bootstrap()));
        assertThat(run()).isZero();
        assertThat(output()).contains(Topics.ALL.size() + " topics");

        try (Admin admin = Admin.create(Map.<String, Object>of("bootstrap.servers", TestKafka.bootstrap()))) {
            admin.deleteTopics(List.of(Topics.WEBHOOK_EVENTS)).all().get();
            org.awaitility.Awaitility.await()
                    .until(() -> !admin.listTopics().names().get().contains(Topics.WEBHOOK_EVENTS));
        }
        assertThat(run()).isEqualTo(1);
        assertThat(output()).contains("are missing: webhook.events");
    }

    @Test
    void shouldNameTheChecksOfAServiceThatAreDown() throws IOException {
        try (FakeApi service = new FakeApi()) {
            variables.put("REELMILL_MANAGEMENT_URLS", "render-service=" + service.url());
            service.then(200, "{\"status\":\"UP\",\"checks\":[{\"name\":\"disk\",\"status\":\"UP\"}]}");
            assertThat(run()).isZero();
            assertThat(output()).contains("ok       render-service       healthy, 1 checks");

            service.then(503, """
                {"status":"DOWN","checks":[{"name":"disk","status":"DOWN","data":{"workFreeMiB":3}},
                 {"name":"render workers","status":"UP"}]}\
                """);
            assertThat(run()).isEqualTo(1);
            assertThat(output())
                    .contains("\"disk\" is down {\"workFreeMiB\":3}", "→ make room in the work folder")
                    .doesNotContain("\"render workers\"");
        }
    }

    @Test
    void shouldRefuseManagementAddressesOfAnotherForm() {
        variables.put("REELMILL_MANAGEMENT_URLS", "localhost:9080");

        assertThat(run()).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("REELMILL_MANAGEMENT_URLS must be like");
    }

    private void useDatabase(Map<String, String> settings) {
        variables.put("REELMILL_JDBC_URL", settings.get("quarkus.datasource.jdbc.url"));
        variables.put("REELMILL_JDBC_USER", settings.get("quarkus.datasource.username"));
        variables.put("REELMILL_JDBC_PASSWORD", settings.get("quarkus.datasource.password"));
    }

    private static void execute(Map<String, String> settings, String sql) throws java.sql.SQLException {
        try (var connection = DriverManager.getConnection(
                        settings.get("quarkus.datasource.jdbc.url"),
                        settings.get("quarkus.datasource.username"),
                        settings.get("quarkus.datasource.password"));
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static int closedPort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private int run() {
        out.reset();
        variables.put("REELMILL_HOME", home.toString());
        Terminal terminal = new Terminal(stream(out), stream(err), false);
        return ReelmillCommand.commandLine(terminal, new Environment(variables, () -> home))
                .execute("doctor");
    }

    private String output() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private static PrintStream stream(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }
}
