package io.reelmill.sdk.generator;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The models that are checked in are those of the document. With {@code -Dsdk.update} they are written anew. */
class GeneratedModelsTest {

    private static final Path SDK = Path.of("..");

    @Test
    void shouldFindTheModelsAsTheDocumentHasThem() throws IOException {
        Map<Path, String> files = Generator.files();
        if (System.getProperty("sdk.update") != null) {
            write(files);
        }

        for (Map.Entry<Path, String> file : files.entrySet()) {
            Path path = SDK.resolve(file.getKey());
            assertThat(path)
                    .as("write it with: mvn test -pl sdk/generator -am -Dsdk.update")
                    .exists();
            assertThat(Files.readString(path))
                    .as(path + " differs; write it anew with: mvn test -pl sdk/generator -am -Dsdk.update")
                    .isEqualTo(file.getValue());
        }
        assertThat(checkedIn())
                .isEqualTo(files.keySet().stream()
                        .filter(path -> path.startsWith(Generator.javaFolder()))
                        .map(path -> path.getFileName().toString())
                        .collect(Collectors.toCollection(TreeSet::new)));
    }

    private static Set<String> checkedIn() throws IOException {
        try (Stream<Path> files = Files.list(SDK.resolve(Generator.javaFolder()))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> !name.equals("package-info.java"))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static void write(Map<Path, String> files) throws IOException {
        Path folder = Files.createDirectories(SDK.resolve(Generator.javaFolder()));
        for (String name : checkedIn()) {
            Files.delete(folder.resolve(name));
        }
        for (Map.Entry<Path, String> file : files.entrySet()) {
            Path path = SDK.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
        }
    }
}
