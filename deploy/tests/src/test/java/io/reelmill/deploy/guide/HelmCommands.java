package io.reelmill.deploy.guide;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.deploy.chart.Chart;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What is wrong with a call of {@code helm}, by the chart. */
final class HelmCommands {

    /** The release that the documents install. */
    static final String RELEASE = "reelmill";

    /** Verbs that take a release and a chart, and those that take less. */
    private static final Set<String> INSTALLING = Set.of("install", "upgrade");

    private static final Set<String> OTHERS = Set.of("rollback", "uninstall", "status", "history", "get", "list");
    private static final List<String> VALUED = List.of("-n", "--namespace", "-f", "--values", "--set", "--version");

    /** Stands for a file that the reader writes. */
    private static final String OWN_VALUES = "my-values.yaml";

    private HelmCommands() {}

    static List<String> complaints(DocumentedCommand command) {
        List<String> operands = command.operands(VALUED);
        List<String> complaints = new ArrayList<>();
        if (operands.isEmpty() || !INSTALLING.contains(operands.get(0)) && !OTHERS.contains(operands.get(0))) {
            return List.of("is no command of helm");
        }
        if (operands.size() > 1 && !operands.get(1).equals(RELEASE)) {
            complaints.add("the release is called " + RELEASE);
        }
        if (INSTALLING.contains(operands.get(0))) {
            Path chart = DocumentedCommand.file(operands.size() > 2 ? operands.get(2) : "");
            if (!Files.isRegularFile(chart.resolve("Chart.yaml"))) {
                complaints.add("there is no chart in " + chart);
            }
        }
        for (String file : command.options("-f", "--values")) {
            if (!file.equals(OWN_VALUES) && !Files.isRegularFile(DocumentedCommand.file(file))) {
                complaints.add("there is no file " + file);
            }
        }
        for (String setting : command.options("--set")) {
            if (!isValue(setting.split("=", 2)[0])) {
                complaints.add("the chart has no value " + setting);
            }
        }
        return complaints;
    }

    /** Whether the chart takes a value of this path. */
    static boolean isValue(String path) {
        JsonNode place = schema();
        for (String name : path.split("\\.")) {
            if (place.has("$ref")) {
                place = schema().at(place.get("$ref").asText().substring(1));
            }
            JsonNode property = place.path("properties").path(name);
            if (property.isMissingNode()) {
                // a place whose names are the operator's, such as labels
                return !place.path("additionalProperties").isBoolean() && !place.has("properties");
            }
            place = property;
        }
        return true;
    }

    /** Whether a path begins with one of the chart's values. */
    static boolean isAbove(String path) {
        return schema().path("properties").has(path.split("\\.")[0]);
    }

    private static JsonNode schema() {
        return Chart.read(Chart.FOLDER.resolve("values.schema.json"));
    }
}
