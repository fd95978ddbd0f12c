package io.reelmill.deploy.images;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DockerfilesTest {

    private static final Path FOLDER = Path.of("../images");
    private static final Path RENDER = FOLDER.resolve("render.Dockerfile");

    static Stream<Path> dockerfiles() throws IOException {
        return Files.list(FOLDER)
                .filter(file -> file.toString().endsWith("Dockerfile"))
                .sorted();
    }

    /** The instructions, each on one line. */
    private static List<String> instructions(Path file) throws IOException {
        List<String> instructions = new ArrayList<>();
        StringBuilder open = new StringBuilder();
        for (String line : Files.readAllLines(file)) {
            if (line.startsWith("#") || line.isBlank()) {
                continue;
            }
            open.append(line.strip().replaceFirst("\\\\$", " "));
            if (!line.endsWith("\\")) {
                instructions.add(open.toString().replaceAll(" +", " "));
                open.setLength(0);
            }
        }
        return instructions;
    }

    @ParameterizedTest
    @MethodSource("dockerfiles")
    void shouldBuildOnVersionsThatAreNamed(Path file) throws IOException {
        assertThat(instructions(file))
                .filteredOn(line -> line.startsWith("FROM "))
                .hasSize(2)
                .allSatisfy(line -> assertThat(line).matches("FROM [a-z/-]+:[0-9][\\w.-]+( AS \\w+)?"));
    }

    @ParameterizedTest
    @MethodSource("dockerfiles")
    void shouldRunAsAUserWithoutRights(Path file) throws IOException {
        assertThat(instructions(file))
                .filteredOn(line -> line.startsWith("USER "))
                .containsExactly("USER 10001:10001");
        assertThat(instructions(file)).noneMatch(line -> line.contains("sudo") || line.contains("chmod 777"));
    }

    @ParameterizedTest
    @MethodSource("dockerfiles")
    void shouldStartTheServiceAsTheOnlyProcessWithItsClassArchive(Path file) throws IOException {
        List<String> instructions = instructions(file);

        assertThat(instructions.get(instructions.size() - 1))
                .isEqualTo("ENTRYPOINT [\"java\", \"-XX:SharedArchiveFile=/app/app-cds.jsa\", \"-jar\","
                        + " \"/app/quarkus-run.jar\"]");
        assertThat(instructions).anyMatch(line -> line.contains("-Dquarkus.package.jar.appcds.enabled=true"));
    }

    @ParameterizedTest
    @MethodSource("dockerfiles")
    void shouldKeepWhatItInstallsSmall(Path file) throws IOException {
        assertThat(instructions(file))
                .filteredOn(line -> line.contains("apt-get install"))
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line)
                        .contains("apt-get update", "--no-install-recommends", "rm -rf /var/lib/apt/lists/*"));
        assertThat(instructions(file)).noneMatch(line -> line.startsWith("ADD "));
    }

    @Test
    void shouldBringWhatFilmsNeed() throws IOException {
        assertThat(String.join("\n", instructions(RENDER)))
                .contains("fonts-noto-core", "fonts-noto-cjk", "fonts-noto-color-emoji")
                .contains("espeak-ng", "chromium", "bubblewrap");
    }
}
