package io.reelmill.deploy.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ValuesTest {

    private static final Path SMALL = Chart.FOLDER.resolve("examples/small.yaml");
    private static final Path SCHEMA = Chart.FOLDER.resolve("values.schema.json");

    @ParameterizedTest
    @CsvSource({
        "publicUrl, video.example.com",
        "image.tag, latest",
        "worker.replicaz, 2",
        "wroker.replicas, 2",
        "worker.sandbox, off",
        "worker.jvm, -Xms512m",
        "gateway.replicas, 0",
        "gateway.resources.limits.memory, lots",
        "autoscaling.mode, vpa",
        "autoscaling.pollingSeconds, 0",
        "database.sslMode, maybe",
        "database.password, geheim",
        "kafka.bootstrapServers, kafka",
        "storage.kind, nfs",
        "storage.work.budget, 10",
        "storage.s3.secretKey, abc",
        "networkPolicy.clusterCidrs, {10.0.0.0}",
        "cloudnativepg.imageName, ghcr.io/cloudnative-pg/postgresql:latest"
    })
    void shouldRefuse(String name, Object value) {
        assertThatThrownBy(() -> Chart.render(SMALL, Map.of(name, value)))
                .hasMessageContaining("values don't meet the specifications of the schema");
    }

    @Test
    void shouldSayWhatIsMissing(@TempDir Path temporary) throws IOException {
        Path values = Files.writeString(temporary.resolve("values.yaml"), "publicUrl: https://video.example.com\n");

        assertThatThrownBy(() -> Chart.render(values)).hasMessageContaining("database.host is required");
    }

    @Test
    void shouldAllowNoSettingThatTheSchemaDoesNotName() {
        assertStrict(Chart.read(SCHEMA), "");
    }

    @Test
    void shouldDescribeEverySettingOfTheDefaults() {
        List<String> described = Chart.read(SCHEMA)
                .path("properties")
                .propertyStream()
                .map(Map.Entry::getKey)
                .toList();
        List<String> defaults = Chart.read(Chart.FOLDER.resolve("values.yaml"))
                .propertyStream()
                .map(Map.Entry::getKey)
                .toList();

        assertThat(described).containsAll(defaults);
    }

    /** A changed schema is a new version of the chart; values of the former one stay in {@code released} and must work on. */
    @Test
    void shouldHaveAnotherVersionWhenItsSettingsChange() throws IOException, NoSuchAlgorithmException {
        String version =
                Chart.read(Chart.FOLDER.resolve("Chart.yaml")).path("version").asText();
        Path released = Path.of("src/test/resources/released", version, "schema.sha256");
        byte[] schema = Files.readString(SCHEMA).getBytes(StandardCharsets.UTF_8);
        String digest =
                HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(schema));

        assertThat(released)
                .as("version %s has its values and the digest of its schema", version)
                .exists();
        assertThat(digest)
                .as(
                        "the schema differs from that of version %s: raise the version, add"
                                + " src/test/resources/released/<version>",
                        version)
                .isEqualTo(Files.readString(released).strip());
    }

    @Test
    void shouldKeepSettingsOfFormerVersions() {
        assertThat(Chart.formerValues()).isNotEmpty().allSatisfy(values -> assertThat(Chart.render(values))
                .isNotEmpty());
    }

    private static void assertStrict(JsonNode schema, String path) {
        if (schema.has("properties") && schema.path("properties").isObject()) {
            assertThat(schema.path("additionalProperties").asBoolean(true))
                    .as(path)
                    .isFalse();
        }
        schema.properties().forEach(child -> assertStrict(child.getValue(), path + "/" + child.getKey()));
    }
}
