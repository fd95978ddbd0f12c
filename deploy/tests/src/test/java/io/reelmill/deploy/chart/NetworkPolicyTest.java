package io.reelmill.deploy.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class NetworkPolicyTest {

    private static final Path SMALL = Chart.FOLDER.resolve("examples/small.yaml");
    private static final Path MEDIUM = Chart.FOLDER.resolve("examples/medium.yaml");
    private static final String SOMEBODY = "203.0.113.9";
    private static final String INSIDE = "10.1.2.3";
    private static final List<String> COMPONENTS =
            List.of("gateway", "account", "publishing", "render", "worker", "migrations", "topics");
    private static final Map<String, Integer> MANAGEMENT = Map.of("gateway", 9080, "publishing", 9082, "render", 9081);
    private static final Map<String, Integer> INTERNAL = Map.of("account", 8083, "publishing", 8082, "render", 8081);

    @ParameterizedTest
    @MethodSource("io.reelmill.deploy.chart.Chart#valuesFiles")
    void shouldNeverLetAPodReachTheMetadataOfTheCloud(Path values) {
        List<Manifest> manifests = Chart.render(values);
        NetworkRules rules = new NetworkRules(manifests);

        for (Manifest manifest : manifests) {
            manifest.podTemplate().ifPresent(template -> {
                Map<String, String> pod = pod(manifest.component());
                for (String metadata :
                        List.of("169.254.169.254", "fd00:ec2::254", "168.63.129.16", "100.100.100.200", "fe80::1")) {
                    for (int port : new int[] {80, 443, 5432, 8080, 9092}) {
                        assertThat(rules.mayReach(pod, metadata, port))
                                .as(manifest + " to " + metadata + ":" + port)
                                .isFalse();
                    }
                }
            });
        }
    }

    @ParameterizedTest
    @MethodSource("io.reelmill.deploy.chart.Chart#valuesFiles")
    void shouldOpenThePublicPortOfTheGatewayAlone(Path values) {
        NetworkRules rules = new NetworkRules(Chart.render(values));
        boolean everybody = Chart.read(values).at("/networkPolicy/publicFrom").isEmpty();

        assertThat(rules.isOpenTo(pod("gateway"), SOMEBODY, 8080)).isEqualTo(everybody);
        for (String component : COMPONENTS) {
            for (int port : new int[] {8080, 8081, 8082, 8083, 8093, 9080, 9081, 9082, 9083}) {
                if (!component.equals("gateway") || port != 8080) {
                    assertThat(rules.isOpenTo(pod(component), SOMEBODY, port))
                            .as(component + ":" + port)
                            .isFalse();
                    assertThat(rules.isOpenTo(pod(component), INSIDE, port))
                            .as(component + ":" + port)
                            .isFalse();
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("io.reelmill.deploy.chart.Chart#valuesFiles")
    void shouldLetServicesCallThoseThatTheyCall(Path values) {
        NetworkRules rules = new NetworkRules(Chart.render(values));
        List<String> allowed = List.of(
                "gateway account", "gateway publishing", "gateway render", "account render", "publishing account");

        for (String from : COMPONENTS) {
            INTERNAL.forEach((to, port) -> {
                if (!from.equals(to)) {
                    assertThat(rules.mayCall(pod(from), pod(to), port))
                            .as(from + " to " + to)
                            .isEqualTo(allowed.contains(from + " " + to));
                }
            });
            assertThat(rules.mayCall(pod(from), pod("account"), 8093))
                    .as(from + " to /admin")
                    .isFalse();
            assertThat(rules.mayCall(pod(from), pod("worker"), 8081))
                    .as(from + " to a worker")
                    .isFalse();
        }
    }

    @ParameterizedTest
    @MethodSource("io.reelmill.deploy.chart.Chart#valuesFiles")
    void shouldLetTheAccountServiceAloneAskForTheHealthOfOthers(Path values) {
        NetworkRules rules = new NetworkRules(Chart.render(values));

        for (String from : COMPONENTS) {
            MANAGEMENT.forEach((to, port) -> {
                if (!from.equals(to)) {
                    assertThat(rules.mayCall(pod(from), pod(to), port))
                            .as(from + " to the management port of " + to)
                            .isEqualTo(from.equals("account"));
                }
            });
        }
    }

    @Test
    void shouldLetWorkersGoOutButNotToPrivateAddresses() {
        NetworkRules rules = new NetworkRules(Chart.render(SMALL));

        assertThat(rules.mayReach(pod("worker"), SOMEBODY, 443)).isTrue();
        assertThat(rules.mayReach(pod("worker"), "2001:db8::1", 80)).isTrue();
        for (String address : List.of(INSIDE, "192.168.1.1", "172.20.0.1", "100.64.0.1", "127.0.0.1", "fd00::1")) {
            assertThat(rules.mayReach(pod("worker"), address, 443)).as(address).isFalse();
        }
        assertThat(rules.mayReach(pod("account"), SOMEBODY, 443)).isFalse();
        assertThat(rules.mayReach(pod("migrations"), SOMEBODY, 443)).isFalse();
    }

    @Test
    void shouldLetEveryServiceReachDatabaseAndBroker() {
        NetworkRules external = new NetworkRules(Chart.render(SMALL));
        NetworkRules own = new NetworkRules(Chart.render(MEDIUM));
        Map<String, String> database = Map.of("cnpg.io/cluster", "demo-reelmill-db");

        for (String component : List.of("gateway", "account", "publishing", "render", "worker")) {
            assertThat(external.mayReach(pod(component), INSIDE, 5432)).isTrue();
            assertThat(external.mayReach(pod(component), INSIDE, 9092)).isTrue();
            assertThat(own.mayCall(pod(component), database, 5432)).isTrue();
        }
    }

    @Test
    void shouldKeepTheDatabasesInsideTheCluster() {
        NetworkRules rules = new NetworkRules(Chart.render(MEDIUM));

        for (Map<String, String> server : List.of(
                Map.of("cnpg.io/cluster", "demo-reelmill-db"), Map.of("strimzi.io/cluster", "demo-reelmill-kafka"))) {
            assertThat(rules.mayReach(server, SOMEBODY, 443)).isFalse();
            assertThat(rules.mayReach(server, "169.254.169.254", 80)).isFalse();
            assertThat(rules.mayReach(server, INSIDE, 443)).isTrue();
        }
    }

    private static Map<String, String> pod(String component) {
        return Map.of(
                "app.kubernetes.io/name",
                "reelmill",
                "app.kubernetes.io/instance",
                "demo",
                "app.kubernetes.io/component",
                component);
    }
}
