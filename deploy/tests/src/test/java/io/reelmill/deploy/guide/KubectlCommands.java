package io.reelmill.deploy.guide;

import io.reelmill.deploy.chart.Chart;
import io.reelmill.deploy.chart.Manifest;
import io.reelmill.deploy.images.GeneratedSecrets;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What is wrong with a call of {@code kubectl}, by what the chart renders for its example values. */
final class KubectlCommands {

    private static final String NAMESPACE = "films";
    private static final List<String> VALUED = List.of("-n", "--namespace", "-f", "-o", "--output", "-l", "--selector");
    private static final Set<String> VERBS = Set.of(
            "annotate",
            "apply",
            "create",
            "delete",
            "describe",
            "drain",
            "get",
            "logs",
            "port-forward",
            "rollout",
            "scale");
    private static final Pattern DATA = Pattern.compile("\\{\\.data\\.([a-z-]+)}");
    private static final Pattern PORT = Pattern.compile("(\\d+:)?(\\d+)");
    private static final Pattern LABEL = Pattern.compile("([^=]+)=(.+)");

    private final List<Manifest> objects = Chart.valuesFiles()
            .filter(file -> file.startsWith(Chart.FOLDER))
            .flatMap(file -> Chart.render(HelmCommands.RELEASE, file, Map.of()).stream())
            .toList();

    List<String> complaints(DocumentedCommand command) throws IOException, InterruptedException {
        List<String> operands = new ArrayList<>(command.operands(VALUED));
        List<String> complaints = new ArrayList<>();
        if (operands.isEmpty() || !VERBS.contains(operands.get(0))) {
            return List.of("is no command of kubectl that is known here");
        }
        for (String namespace : command.options("-n", "--namespace")) {
            if (!namespace.equals(NAMESPACE)) {
                complaints.add("the namespace is called " + NAMESPACE);
            }
        }
        String verb = operands.remove(0);
        if (verb.equals("rollout")) {
            operands.remove(0);
        }
        for (String label : command.options("-l", "--selector")) {
            if (objects.stream().noneMatch(object -> hasLabel(object, label))) {
                complaints.add("nothing has the label " + label);
            }
        }
        if (verb.equals("create")) {
            if (operands.get(0).equals("secret")) {
                secret(operands.get(2), literals(command), complaints);
            }
        } else if (!operands.isEmpty()) {
            object(verb, operands, complaints);
            Matcher data = DATA.matcher(String.join(" ", command.options("-o", "--output")));
            while (data.find()) {
                if (!GeneratedSecrets.kubernetes().containsKey(data.group(1))) {
                    complaints.add("the Secret has no key " + data.group(1));
                }
            }
        }
        return complaints;
    }

    private void object(String verb, List<String> operands, List<String> complaints) {
        String[] named = operands.get(0).split("/", 2);
        String kind = named[0];
        String name = named.length > 1 ? named[1] : operands.size() > 1 ? operands.get(1) : "";
        if (kind.equals("secret")) {
            secret(name, Set.of(), complaints);
            return;
        }
        if (kind.equals("pod")) {
            return; // the cluster names them
        }
        List<Manifest> found = objects.stream()
                .filter(object -> object.kind().toLowerCase(Locale.ROOT).equals(kind))
                .filter(object -> name.isEmpty() || object.name().equals(name))
                .toList();
        if (found.isEmpty()) {
            complaints.add("the chart makes no " + kind + " " + name);
        } else if (verb.equals("port-forward")) {
            Matcher port = PORT.matcher(operands.get(operands.size() - 1));
            if (!port.matches() || found.stream().noneMatch(object -> listens(object, port.group(2)))) {
                complaints.add(name + " does not listen on " + operands.get(operands.size() - 1));
            }
        }
    }

    /** A Secret must be one that the chart's pods read, with keys that they read. */
    private void secret(String name, Set<String> keys, List<String> complaints) {
        Set<String> read = new TreeSet<>();
        for (Manifest object : objects) {
            object.containers().forEach(container -> container.findValues("secretKeyRef").stream()
                    .filter(reference -> reference.path("name").asText().equals(name))
                    .forEach(reference -> read.add(reference.path("key").asText())));
        }
        if (read.isEmpty()) {
            complaints.add("nothing reads a Secret " + name);
        } else if (!keys.isEmpty() && !keys.equals(read)) {
            complaints.add("of the Secret " + name + " are read: " + read);
        }
    }

    private static Set<String> literals(DocumentedCommand command) {
        Set<String> keys = new TreeSet<>();
        command.options("--from-literal").forEach(literal -> keys.add(literal.split("=", 2)[0]));
        return keys;
    }

    private static boolean listens(Manifest object, String port) {
        return object.containers().stream().anyMatch(container -> container
                .path("ports")
                .findValuesAsText("containerPort")
                .contains(port));
    }

    private static boolean hasLabel(Manifest object, String selector) {
        Matcher label = LABEL.matcher(selector);
        return label.matches()
                && object.body()
                        .at("/metadata/labels")
                        .path(label.group(1))
                        .asText()
                        .equals(label.group(2));
    }
}
