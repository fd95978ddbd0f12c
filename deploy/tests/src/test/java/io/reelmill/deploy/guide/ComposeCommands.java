package io.reelmill.deploy.guide;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.yaml.snakeyaml.Yaml;

/** What is wrong with a call of {@code docker compose}, by the file that it names. */
final class ComposeCommands {

    private static final Set<String> VERBS = Set.of(
            "build", "config", "down", "exec", "logs", "ps", "pull", "restart", "rm", "run", "start", "stop", "up");
    private static final List<String> VALUED = List.of("-f", "--file", "--profile", "-p", "--project-name");

    private ComposeCommands() {}

    static List<String> complaints(DocumentedCommand command) {
        List<String> operands = command.operands(VALUED);
        if (operands.size() < 2 || !operands.get(0).equals("compose") || !VERBS.contains(operands.get(1))) {
            return List.of("is no command of compose");
        }
        List<String> files = command.options("-f", "--file");
        if (files.isEmpty() || !Files.isRegularFile(DocumentedCommand.file(files.get(0)))) {
            return List.of("names no file of compose: " + files);
        }
        String text = read(DocumentedCommand.file(files.get(0)));
        JsonNode compose = new ObjectMapper().valueToTree(new Yaml().<Object>load(text));
        List<String> complaints = new ArrayList<>();
        for (String service : operands.subList(2, operands.size())) {
            if (!compose.path("services").has(service)) {
                complaints.add("there is no service " + service);
            }
        }
        for (String profile : command.options("--profile")) {
            if (compose.path("services").findValues("profiles").stream()
                    .noneMatch(list -> list.toString().contains("\"" + profile + "\""))) {
                complaints.add("there is no profile " + profile);
            }
        }
        for (String variable : command.variables()) {
            String[] setting = variable.split("=", 2);
            if (!text.contains("${" + setting[0] + ":") && !text.contains("${" + setting[0] + "}")) {
                complaints.add("the file does not read " + setting[0]);
            }
            if (setting[1].startsWith("/")
                    && !text.contains(":" + setting[1] + ":")
                    && !text.contains(":" + setting[1] + "\"")) {
                complaints.add("nothing is mounted at " + setting[1]);
            }
        }
        return complaints;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
