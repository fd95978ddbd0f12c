package io.reelmill.deploy.compose;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.reelmill.deploy.images.GeneratedSecrets;
import io.reelmill.deploy.settings.ServiceVariables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.Yaml;

class ComposeTest {

    private static final Path FILE = Path.of("../compose.yaml");
    private static final Map<String, String> OWN = Map.of(
            "gateway", "api-gateway",
            "account", "account-service",
            "publishing", "publishing-service",
            "render", "render-service",
            "topics", "account-service");

    /** With anchors and merges resolved, which Jackson does not do. */
    private final JsonNode compose = new ObjectMapper().valueToTree(new Yaml().<Object>load(read()));

    private static String read() {
        try {
            return Files.readString(FILE);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Test
    void shouldRunTheServicesWithoutRights() {
        OWN.keySet().forEach(name -> {
            JsonNode service = service(name);
            assertThat(service.path("user").asText()).as(name).isEqualTo("10001:10001");
            assertThat(service.path("read_only").asBoolean()).as(name).isTrue();
            assertThat(service.path("cap_drop").toString()).as(name).isEqualTo("[\"ALL\"]");
            assertThat(service.path("security_opt").toString()).as(name).contains("no-new-privileges:true");
            assertThat(service.path("tmpfs").toString()).as(name).contains("/tmp");
        });
    }

    @Test
    void shouldNameTheVersionOfEveryImage() {
        compose.path("services").properties().forEach(service -> assertThat(
                        service.getValue().path("image").asText())
                .as(service.getKey())
                .matches("[a-z0-9./-]+:[\\w.-]*[0-9][\\w.-]*")
                .doesNotEndWith(":latest"));
    }

    @Test
    void shouldPublishTheGatewayAlone() {
        compose.path("services")
                .properties()
                .forEach(service -> service.getValue().path("ports").forEach(port -> {
                    if (!service.getKey().equals("gateway")) {
                        assertThat(port.asText()).as(service.getKey()).startsWith("127.0.0.1:");
                    }
                }));
        for (String inner : List.of("database", "kafka", "s3", "topics")) {
            assertThat(service(inner).path("networks").toString()).as(inner).isEqualTo("[\"services\"]");
        }
        assertThat(compose.at("/networks/services/internal").asBoolean()).isTrue();
    }

    @Test
    void shouldSetVariablesThatTheServicesRead() {
        OWN.forEach((name, module) -> {
            Set<String> read = ServiceVariables.of(module);
            service(name).path("environment").fieldNames().forEachRemaining(variable -> assertThat(
                            read.contains(variable))
                    .as("%s: %s does not read %s", name, module, variable)
                    .isTrue());
        });
    }

    @Test
    void shouldNeedNoSettingButThoseThatMakeSecretsWrites() throws IOException, InterruptedException {
        Set<String> required = new TreeSet<>();
        Matcher variables = Pattern.compile("\\$\\{(\\w+)(:[-?])?").matcher(read());
        while (variables.find()) {
            if (!":-".equals(variables.group(2))) {
                required.add(variables.group(1));
            }
        }

        assertThat(required)
                .isNotEmpty()
                .isSubsetOf(GeneratedSecrets.variables().keySet());
    }

    @Test
    void shouldAskTheManagementPortOfEachService() {
        Map.of("gateway", 9080, "render", 9081, "publishing", 9082, "account", 9083)
                .forEach((name, port) -> assertThat(
                                service(name).at("/healthcheck/test/3").asText())
                        .contains("/dev/tcp/127.0.0.1/" + port, "/q/health/ready"));
    }

    @Test
    void shouldAddAiServersOnlyWhenAsked() {
        for (String server : List.of("llm", "voice", "transcriber", "painter")) {
            assertThat(service(server).path("profiles").toString()).isEqualTo("[\"ai\"]");
        }
    }

    @Test
    void shouldNameTheAiServersAsTheProvidersFileDoes() throws IOException {
        JsonNode providers = new ObjectMapper()
                .valueToTree(new Yaml().<Object>load(Files.readString(Path.of("../ai/providers.yaml"))));

        providers.at("/reelmill/providers/endpoints").properties().forEach(endpoint -> assertThat(
                        endpoint.getValue().path("url").asText())
                .startsWith("http://" + endpoint.getKey() + ":"));
        assertThat(providers.at("/reelmill/providers/endpoints").properties())
                .extracting(Map.Entry::getKey)
                .allSatisfy(name -> assertThat(service(name).isMissingNode()).isFalse());
    }

    private JsonNode service(String name) {
        return compose.path("services").path(name);
    }
}
