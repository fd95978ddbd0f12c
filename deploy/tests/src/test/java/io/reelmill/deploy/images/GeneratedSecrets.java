package io.reelmill.deploy.images;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What {@code deploy/make-secrets} writes. */
public final class GeneratedSecrets {

    private static final Path PROGRAM = Path.of("../make-secrets");

    private GeneratedSecrets() {}

    /** The variables of the .env file of compose. */
    public static Map<String, String> variables() throws IOException, InterruptedException {
        return run().lines()
                .map(line -> line.split("=", 2))
                .collect(Collectors.toMap(part -> part[0], part -> part[1], (a, b) -> b, LinkedHashMap::new));
    }

    /** The keys and values of the Secret for the chart. */
    public static Map<String, String> kubernetes() throws IOException, InterruptedException {
        JsonNode secret = new YAMLMapper().readTree(run("--kubernetes", "reelmill"));
        Map<String, String> values = new LinkedHashMap<>();
        secret.path("stringData")
                .properties()
                .forEach(e -> values.put(e.getKey(), e.getValue().asText()));
        return values;
    }

    private static String run(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("bash", PROGRAM.toString()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IllegalStateException(PROGRAM + " failed");
        }
        return output;
    }
}
