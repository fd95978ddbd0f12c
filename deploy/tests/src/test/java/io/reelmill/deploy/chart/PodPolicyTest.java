package io.reelmill.deploy.chart;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every pod that the chart makes, with any values. */
class PodPolicyTest {

    private static final Set<String> BEHIND_A_SERVICE = Set.of("gateway", "account", "publishing", "render");

    private static List<Manifest> pods(Path values) {
        List<Manifest> pods = Chart.render(values).stream()
                .filter(manifest -> manifest.podTemplate().isPresent())
                .toList();
        assertThat(pods).hasSizeGreaterThanOrEqualTo(6);
        return pods;
    }

    @ParameterizedTest
    @MethodSource("io.reelmill.deploy.chart.Chart#valuesFiles")
    void shouldRunWithoutPrivileges(Path values) {
        SoftAssertions all = new SoftAssertions();
        for (Manifest pod : pods(values)) {
            JsonNode spec = pod.podTemplate().orElseThrow().path("spec");
            all.assertThat(spec.at("/securityContext/runAsNonRoot").asBoolean())
                    .as(pod + " runAsNonRoot")
                    .isTrue();
            all.assertThat(spec.at("/securityContext/runAsUser").asInt())
                    .as(pod + " user")
                    .isPositive();
            all.assertThat(spec.path("automountServiceAccountToken").asBoolean(true))
                    .as(pod + " token")
                    .isFalse();
            all.assertThat(Stream.of("hostNetwork", "hostPID", "hostIPC").filter(spec::has))
                    .as(pod + " host")
                    .isEmpty();
            for (JsonNode container : pod.containers()) {
                JsonNode security = container.path("securityContext");
                all.assertThat(security.path("allowPrivilegeEscalation").asBoolean(true))
                        .as(pod + " escalation")
                        .isFalse();
                all.assertThat(security.path("readOnlyRootFilesystem").asBoolean())
                        .as(pod + " root file system")
                        .isTrue();
                all.assertThat(security.at("/capabilities/drop/0").asText())
                        .as(pod + " capabilities")
                        .isEqualTo("ALL");
                all.assertThat(security.at("/capabilities").has("add"))
                        .as(pod + " capabilities")
                        .isFalse();
                all.assertThat(security.path("privileged").asBoolean())
                        .as(pod + " privileged")
                        .isFalse();
                all.assertThat(security.at("/seccompProfile/type").asText())
                        .as(pod + " seccomp")
                        .isIn("RuntimeDefault", "Localhost");
                if (!pod.component().equals("worker")) {
                    all.assertThat(security.at("/seccompProfile/type").asText())
                            .as(pod + " seccomp")
                            .isEqualTo("RuntimeDefault");
                }
            }
        }
        all.assertAll();
    }

    @ParameterizedTest
    @MethodSource("io.reelmill.deploy.chart.Chart#valuesFiles")
    void shouldWriteToVolumesAlone(Path values) {
        for (Manifest pod : pods(values)) {
            JsonNode spec = pod.podTemplate().orElseThrow().path("spec");
            assertThat(spec.path("volumes"))
                    .allSatisfy(volume -> assertThat(volume.has("hostPath")).isFalse());
            assertThat(pod.containers()).allSatisfy(container -> assertThat(container.path("volumeMounts"))
                    .anySatisfy(mount ->
                            assertThat(mount.path("mountPath").asText()).isEqualTo("/tmp")));
            assertThat(spec.path("volumes"))
                    .filteredOn(volume -> volume.has("emptyDir"))
                    .allSatisfy(volume -> assertThat(
                                    volume.at("/emptyDir/sizeLimit").asText())
                            .isNotEmpty());
        }
    }

    @ParameterizedTest
    @MethodSource("io.reelmill.deploy.chart.Chart#valuesFiles")
    void shouldGiveATokenToTheRenderServiceAloneAndOnlyWhenAsked(Path values) {
        boolean asked = Chart.read(values).at("/autoscaling/podDeletionCost").asBoolean();

        List<Manifest> withToken = pods(values).stream()
                .filter(pod -> pod.podTemplate().orElseThrow().toString().contains("serviceAccountToken\":"))
                .toList();

        assertThat(withToken).extracting(Manifest::component).isEqualTo(asked ? List.of("render") : List.of());
        assertThat(Chart.render(values))
                .filteredOn(manifest -> manifest.kind().equals("Role"))
                .hasSize(asked ? 1 : 0)
                .allSatisfy(role -> assertThat(role.body().path("rules").toString())
                        .isEqualTo("[{\"apiGroups\":[\"\"],\"resources\":[\"pods\"],\"verbs\":[\"patch\"]}]"));
    }

    @ParameterizedTest
    @MethodSource("io.reelmill.deploy.chart.Chart#valuesFiles")
    void shouldAskForWhatItNeedsAndBeLimited(Path values) {
        for (Manifest pod : pods(values)) {
            for (JsonNode container : pod.containers()) {
                JsonNode resources = container.path("resources");
                assertThat(resources.at("/requests/cpu").asText())
                        .as(pod + " cpu")
                        .isNotEmpty();
                assertThat(mebibytes(resources.at("/requests/memory").asText()))
                        .as(pod + " memory")
                        .isPositive()
                        .isLessThanOrEqualTo(
                                mebibytes(resources.at("/limits/memory").asText()));
                assertThat(heap(container))
                        .as(pod + ": the heap leaves room for what is outside of it")
                        .isLessThan(mebibytes(resources.at("/limits/memory").asText()) * 4 / 5);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("io.reelmill.deploy.chart.Chart#valuesFiles")
    void shouldRunVersionsThatAreNamed(Path values) {
        for (Manifest pod : pods(values)) {
            assertThat(pod.containers())
                    .allSatisfy(container -> assertThat(container.path("image").asText())
                            .matches("[a-z0-9./-]+:[0-9][A-Za-z0-9_.-]*")
                            .doesNotEndWith(":latest"));
        }
    }

    @ParameterizedTest
    @MethodSource("io.reelmill.deploy.chart.Chart#valuesFiles")
    void shouldBeProbedOnTheManagementPort(Path values) {
        for (Manifest pod : pods(values)) {
            if (!pod.kind().equals("Deployment")) {
                continue;
            }
            JsonNode container = pod.containers().get(0);
            assertProbe(container, "startupProbe", "/q/health/started");
            assertProbe(container, "livenessProbe", "/q/health/live");
            assertProbe(container, "readinessProbe", "/q/health/ready");
        }
    }

    @ParameterizedTest
    @MethodSource("io.reelmill.deploy.chart.Chart#valuesFiles")
    void shouldPauseBeforeItStopsAndBeSpreadAndProtected(Path values) {
        List<Manifest> manifests = Chart.render(values);
        List<String> protectedComponents = manifests.stream()
                .filter(manifest -> manifest.kind().equals("PodDisruptionBudget"))
                .map(budget -> budget.body()
                        .at("/spec/selector/matchLabels")
                        .path("app.kubernetes.io/component")
                        .asText())
                .toList();
        for (Manifest pod : pods(values)) {
            if (pod.kind().equals("Deployment")) {
                JsonNode spec = pod.podTemplate().orElseThrow().path("spec");
                assertThat(pod.containers()
                                .get(0)
                                .at("/lifecycle/preStop/exec/command/0")
                                .asText())
                        .isEqualTo("sleep");
                assertThat(spec.path("topologySpreadConstraints")).isNotEmpty();
                assertThat(protectedComponents).contains(pod.component());
            }
        }
        assertThat(protectedComponents).containsAll(BEHIND_A_SERVICE);
    }

    @ParameterizedTest
    @MethodSource("io.reelmill.deploy.chart.Chart#valuesFiles")
    void shouldTakeSecretsByReferenceAlone(Path values) {
        assertThat(Chart.render(values)).extracting(Manifest::kind).doesNotContain("Secret");
        for (Manifest pod : pods(values)) {
            pod.variables().forEach((name, value) -> {
                if (name.matches(".*(SECRET|PASSWORD|TOKEN|PEPPER|ENCRYPTION_KEYS|CREDENTIALS)(_KEY|S)?$")) {
                    assertThat(value.has("secretKeyRef")).as(pod + " " + name).isTrue();
                }
            });
        }
    }

    private static void assertProbe(JsonNode container, String probe, String path) {
        assertThat(container.path(probe).at("/httpGet/path").asText()).isEqualTo(path);
        assertThat(container.path(probe).at("/httpGet/port").asText()).isEqualTo("management");
    }

    private static long heap(JsonNode container) {
        for (JsonNode variable : container.path("env")) {
            if (variable.path("name").asText().equals("JAVA_TOOL_OPTIONS")) {
                String heap = variable.path("value").asText().replaceFirst("^-Xmx(\\S+).*", "$1");
                return mebibytes(heap.toUpperCase(java.util.Locale.ROOT) + "i");
            }
        }
        throw new AssertionError("the heap is not limited");
    }

    private static long mebibytes(String quantity) {
        long number = Long.parseLong(quantity.replaceFirst("[A-Z]i$", ""));
        return quantity.endsWith("Gi") ? number * 1024 : number;
    }
}
