package io.reelmill.deploy.images;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.reelmill.contracts.event.Topics;
import io.reelmill.contracts.event.Topics.Topic;
import io.reelmill.deploy.chart.ContainerVariables;
import io.reelmill.programs.testkit.RequiresProgram;
import io.reelmill.testkit.TestKafka;
import io.reelmill.testkit.TestPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.time.Duration;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.common.config.ConfigResource;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The packaged services with the command, user, file system and variables that the chart gives their containers. */
@RequiresProgram("bwrap")
class PackagedServicesTest {

    private static final Map<String, String> SERVERS = new HashMap<>();
    private static Map<String, String> secrets;

    @TempDir
    static Path logs;

    @BeforeAll
    static void startServers() throws Exception {
        assumeTrue(PackagedService.canConfine(), "bubblewrap may not make user namespaces here");
        SERVERS.putAll(newDatabase());
        SERVERS.put("KAFKA_BOOTSTRAP_SERVERS", TestKafka.bootstrap());
        secrets = GeneratedSecrets.kubernetes();
    }

    private static Map<String, String> newDatabase() {
        return new TestPostgres()
                .start().entrySet().stream()
                        .collect(Collectors.toMap(
                                setting -> setting.getKey().replace('.', '_').toUpperCase(Locale.ROOT),
                                Map.Entry::getValue));
    }

    @ParameterizedTest
    @CsvSource({
        "gateway, api-gateway",
        "account, account-service",
        "publishing, publishing-service",
        "render, render-service",
        "worker, render-service"
    })
    void shouldStartAsInItsContainerAnswerHealthAndStop(String component, String service) throws Exception {
        Path log = logs.resolve(component + ".log");
        Map<String, String> variables = new HashMap<>(ContainerVariables.of(component, secrets, SERVERS));
        variables.put("REELMILL_LOG_JSON", "true");
        try (PackagedService running = PackagedService.start(service, variables, log)) {
            running.awaitHealthy("/q/health/started");
            running.awaitHealthy("/q/health/live");
            running.awaitHealthy("/q/health/ready");

            System.out.printf("memory.%s_mib %d%n", component, running.memoryMebibytes());
            assertThat(running.stopsWithin(Duration.ofSeconds(30))).isTrue();
        }
        assertThat(Files.readString(log)).doesNotContain("Read-only file system", "Permission denied");
        assertThat(Files.readAllLines(log))
                .filteredOn(line -> !line.startsWith("Picked up JAVA_TOOL_OPTIONS")) // the JVM itself
                .isNotEmpty()
                .allSatisfy(PackagedServicesTest::assertLogEvent);
    }

    private static void assertLogEvent(String line) throws IOException {
        JsonNode event = new ObjectMapper().readTree(line);
        assertThat(event.path("timestamp").asText()).startsWith("20");
        assertThat(event.path("level").asText()).isIn("DEBUG", "INFO", "WARN", "ERROR");
        assertThat(event.path("message").asText()).isNotEmpty();
        assertThat(event.has("mdc")).isTrue();
    }

    @Test
    void shouldMigrateWithoutStartingTheServices() throws Exception {
        Map<String, String> fresh = new HashMap<>(SERVERS);
        fresh.putAll(newDatabase());
        Set<String> schemas = new TreeSet<>();
        for (JsonNode container : ContainerVariables.containersOfJob("migrations")) {
            Path log = logs.resolve("migrate-" + container.path("name").asText() + ".log");
            int exit = PackagedService.run(
                    container.path("name").asText(),
                    container.path("command").get(3).asText(),
                    fresh,
                    log);
            assertThat(exit).as(Files.readString(log)).isZero();
        }
        try (var connection = DriverManager.getConnection(
                        fresh.get("QUARKUS_DATASOURCE_JDBC_URL"),
                        fresh.get("QUARKUS_DATASOURCE_USERNAME"),
                        fresh.get("QUARKUS_DATASOURCE_PASSWORD"));
                var statement = connection.createStatement();
                var rows = statement.executeQuery("SELECT schema_name FROM information_schema.schemata")) {
            while (rows.next()) {
                schemas.add(rows.getString(1));
            }
        }
        assertThat(schemas).contains("account", "gateway", "projects", "publishing", "render");
    }

    /** Services that other tests have run made the broker create topics, with its own defaults. */
    private static void deleteTopics() throws Exception {
        try (Admin admin = Admin.create(Map.<String, Object>of("bootstrap.servers", TestKafka.bootstrap()))) {
            Set<String> present = topics(admin);
            admin.deleteTopics(present).all().get();
            await().atMost(Duration.ofMinutes(2)).until(() -> topics(admin).isEmpty());
        }
    }

    private static Set<String> topics(Admin admin) throws Exception {
        Set<String> present = new TreeSet<>(admin.listTopics().names().get());
        present.retainAll(Topics.ALL.stream().map(Topic::name).collect(Collectors.toSet()));
        return present;
    }

    @Test
    void shouldCreateTheTopics() throws Exception {
        Map<String, String> variables = new HashMap<>(SERVERS);
        variables.put("REELMILL_TOPICS_REPLICATION_FACTOR", "1");
        JsonNode container = ContainerVariables.containersOfJob("topics").get(0);
        Path log = logs.resolve("topics.log");
        deleteTopics();
        for (int i = 0; i < 2; i++) { // the second time they are there
            assertThat(PackagedService.run(
                            container.path("name").asText(),
                            container.path("command").get(3).asText(),
                            variables,
                            log))
                    .as(Files.readString(log))
                    .isZero();
        }
        try (Admin admin = Admin.create(Map.<String, Object>of("bootstrap.servers", TestKafka.bootstrap()))) {
            assertThat(admin.listTopics().names().get())
                    .containsAll(Topics.ALL.stream().map(Topic::name).collect(Collectors.toSet()));
            ConfigResource progress = new ConfigResource(ConfigResource.Type.TOPIC, Topics.RENDER_PROGRESS);
            assertThat(admin.describeConfigs(Set.of(progress))
                            .all()
                            .get()
                            .get(progress)
                            .get("retention.ms")
                            .value())
                    .isEqualTo(Long.toString(Duration.ofDays(1).toMillis()));
        }
    }
}
