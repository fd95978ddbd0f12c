package io.reelmill.local.suite;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.contracts.internal.ServiceCredential;
import io.reelmill.local.postgres.Database;
import io.reelmill.local.process.Home;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServiceEnvironmentTest {

    private static final Map<Service, Integer> PORTS =
            Map.of(Service.ACCOUNT, 5001, Service.PUBLISHING, 5002, Service.GATEWAY, 8080, Service.RENDER, 5004);

    private static final Map<Service, Integer> MANAGEMENT_PORTS =
            Map.of(Service.ACCOUNT, 6001, Service.PUBLISHING, 6002, Service.GATEWAY, 6003, Service.RENDER, 6004);

    @TempDir
    private Path dir;

    @Test
    void shouldTellEveryServiceItsPortsTheServersAndItsNeighbours() {
        assertThat(environment(Map.of()).of(Service.RENDER))
                .containsEntry("QUARKUS_HTTP_PORT", "5004")
                .containsEntry("QUARKUS_MANAGEMENT_PORT", "6004")
                .containsEntry("QUARKUS_HTTP_HOST", "127.0.0.1")
                .containsEntry("QUARKUS_DATASOURCE_JDBC_URL", "jdbc:postgresql://db/reelmill")
                .containsEntry("QUARKUS_DATASOURCE_USERNAME", "joe")
                .containsEntry("QUARKUS_DATASOURCE_PASSWORD", "s3cret")
                .containsEntry("KAFKA_BOOTSTRAP_SERVERS", "127.0.0.1:9092")
                .containsEntry("REELMILL_ACCOUNT_URL", "http://127.0.0.1:5001")
                .containsEntry("REELMILL_PUBLISHING_URL", "http://127.0.0.1:5002")
                .containsEntry("REELMILL_PUBLIC_URL", "http://localhost:8080")
                .containsEntry("REELMILL_ALLOW_PRIVATE_URLS", "false")
                .containsEntry("REELMILL_MEDIA_ROOT", dir.resolve("media").toString())
                .containsEntry("REELMILL_WORK_ROOT", dir.resolve("work").toString());
    }

    @Test
    void shouldShareTheSecretsAmongAllServicesAndKeepThemForTheNextRun() {
        Map<String, String> gateway = environment(Map.of()).of(Service.GATEWAY);

        for (String secret :
                new String[] {"REELMILL_INTERNAL_CREDENTIALS", "REELMILL_LINK_SECRET", "REELMILL_DEMO_KEY"}) {
            assertThat(gateway.get(secret)).hasSizeGreaterThan(20);
            assertThat(environment(Map.of()).of(Service.RENDER)).containsEntry(secret, gateway.get(secret));
        }
        assertThat(gateway.get("REELMILL_DEMO_KEY")).startsWith("rm_demo_");
        assertThat(gateway.get("REELMILL_INTERNAL_TOKEN"))
                .isNotEqualTo(gateway.get("REELMILL_LINK_SECRET"))
                .isNotEqualTo(environment(Map.of()).of(Service.RENDER).get("REELMILL_INTERNAL_TOKEN"));
        assertThat(gateway.get("REELMILL_INTERNAL_CREDENTIALS"))
                .contains(ServiceCredential.of("api-gateway", gateway.get("REELMILL_INTERNAL_TOKEN"))
                        .entry());
    }

    @Test
    void shouldGiveTheOperatorTokenToTheAccountServiceAlone() {
        Map<String, String> account = environment(Map.of()).of(Service.ACCOUNT);

        assertThat(account).containsEntry("REELMILL_ADMIN_PORT", "7001");
        assertThat(account.get("REELMILL_OPERATOR_TOKEN")).hasSizeGreaterThan(20);
        assertThat(environment(Map.of()).of(Service.GATEWAY)).doesNotContainKey("REELMILL_OPERATOR_TOKEN");
    }

    @Test
    void shouldGiveARenderWorkerPortsOfItsOwnAndNoJobsFromKafka() {
        assertThat(environment(Map.of()).ofRenderWorker(5100, 6100))
                .containsEntry("QUARKUS_HTTP_PORT", "5100")
                .containsEntry("QUARKUS_MANAGEMENT_PORT", "6100")
                .containsEntry("REELMILL_INTAKE_ENABLED", "false")
                .containsEntry(
                        "REELMILL_INTERNAL_TOKEN",
                        environment(Map.of()).of(Service.RENDER).get("REELMILL_INTERNAL_TOKEN"))
                .containsEntry("REELMILL_WORK_ROOT", dir.resolve("work").toString());
        assertThat(environment(Map.of()).ofRenderServiceWithoutWorkers())
                .containsEntry("REELMILL_WORKER_COUNT", "0")
                .doesNotContainKey("REELMILL_INTAKE_ENABLED");
    }

    @Test
    void shouldPreferAGivenSetting() {
        assertThat(environment(Map.of("REELMILL_WORK_ROOT", "/elsewhere")).of(Service.RENDER))
                .containsEntry("REELMILL_WORK_ROOT", "/elsewhere");
    }

    private ServiceEnvironment environment(Map<String, String> settings) {
        return new ServiceEnvironment(
                Home.at(dir),
                PORTS,
                MANAGEMENT_PORTS,
                7001,
                new Database("jdbc:postgresql://db/reelmill", "joe", "s3cret"),
                "127.0.0.1:9092",
                false,
                settings);
    }
}
