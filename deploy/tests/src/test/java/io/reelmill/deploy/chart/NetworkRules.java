package io.reelmill.deploy.chart;

import com.fasterxml.jackson.databind.JsonNode;
import inet.ipaddr.IPAddressString;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The network policies of a rendered chart, evaluated as a cluster does. Namespaces other than the release's have no labels. */
final class NetworkRules {

    private final List<Manifest> policies;

    NetworkRules(List<Manifest> manifests) {
        this.policies = manifests.stream()
                .filter(manifest -> manifest.kind().equals("NetworkPolicy"))
                .toList();
    }

    /** Whether a pod with these labels may open a connection to an address outside of the cluster's pods. */
    boolean mayReach(Map<String, String> pod, String address, int port) {
        return rules(pod, "Egress", "egress").stream()
                .anyMatch(rule -> allowsPort(rule, port)
                        && (!rule.has("to")
                                || anyMatch(rule.path("to"), peer -> holds(peer.path("ipBlock"), address))));
    }

    /** Whether a pod may be connected to from an address outside of the cluster's pods. */
    boolean isOpenTo(Map<String, String> pod, String address, int port) {
        return rules(pod, "Ingress", "ingress").stream()
                .anyMatch(rule -> allowsPort(rule, port)
                        && (!rule.has("from")
                                || anyMatch(rule.path("from"), peer -> holds(peer.path("ipBlock"), address))));
    }

    /** Whether one pod of the release may connect to another one. */
    boolean mayCall(Map<String, String> from, Map<String, String> to, int port) {
        return allows(rules(from, "Egress", "egress"), "to", to, port)
                && allows(rules(to, "Ingress", "ingress"), "from", from, port);
    }

    private static boolean allows(List<JsonNode> rules, String peers, Map<String, String> pod, int port) {
        return rules.stream()
                .anyMatch(rule -> allowsPort(rule, port)
                        && (!rule.has(peers)
                                || anyMatch(
                                        rule.path(peers),
                                        peer -> peer.has("podSelector")
                                                && !peer.has("namespaceSelector")
                                                && selects(peer.path("podSelector"), pod))));
    }

    /** The rules of all policies that select the pod; a rule that allows everything where none does. */
    private List<JsonNode> rules(Map<String, String> pod, String type, String direction) {
        List<JsonNode> selecting = policies.stream()
                .map(policy -> policy.body().path("spec"))
                .filter(spec -> selects(spec.path("podSelector"), pod))
                .filter(spec -> anyMatch(
                        spec.path("policyTypes"), found -> found.asText().equals(type)))
                .toList();
        if (selecting.isEmpty()) {
            throw new AssertionError("no " + type + " policy selects " + pod);
        }
        List<JsonNode> rules = new ArrayList<>();
        selecting.forEach(spec -> spec.path(direction).forEach(rules::add));
        return rules;
    }

    private static boolean selects(JsonNode selector, Map<String, String> labels) {
        for (Map.Entry<String, JsonNode> label : selector.path("matchLabels").properties()) {
            if (!label.getValue().asText().equals(labels.get(label.getKey()))) {
                return false;
            }
        }
        return true;
    }

    private static boolean allowsPort(JsonNode rule, int port) {
        return !rule.has("ports")
                || anyMatch(rule.path("ports"), allowed -> {
                    int first = allowed.path("port").asInt();
                    return allowed.path("protocol").asText("TCP").equals("TCP")
                            && port >= first
                            && port <= allowed.path("endPort").asInt(first);
                });
    }

    private static boolean holds(JsonNode block, String address) {
        return block.has("cidr")
                && contains(block.path("cidr").asText(), address)
                && !anyMatch(block.path("except"), hole -> contains(hole.asText(), address));
    }

    private static boolean contains(String network, String address) {
        return new IPAddressString(network).contains(new IPAddressString(address));
    }

    private static boolean anyMatch(JsonNode list, java.util.function.Predicate<JsonNode> test) {
        for (JsonNode item : list) {
            if (test.test(item)) {
                return true;
            }
        }
        return false;
    }
}
