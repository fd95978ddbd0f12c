package io.reelmill.deploy.chart;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.marcnuri.helm.Helm;
import com.marcnuri.helm.LintResult;
import com.marcnuri.helm.TemplateCommand;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The chart as Helm renders it. */
public final class Chart {

    public static final Path FOLDER = Path.of("../helm/reelmill");
    private static final YAMLMapper YAML = new YAMLMapper();

    /** Helm's library leaves hooks out of what it renders, so they are given to it under another name. */
    static final String HOOK = "reelmill.test/hook";

    private static Path withHooks;

    private Chart() {}

    /** Every values file that must work: the examples, and those of former versions of the chart. */
    public static Stream<Path> valuesFiles() {
        return Stream.concat(filesOf(FOLDER.resolve("examples")), formerValues());
    }

    /** Values that users of former versions of the chart may have set. */
    static Stream<Path> formerValues() {
        return filesOf(Path.of("src/test/resources/released"))
                .filter(file -> file.toString().endsWith(".yaml"));
    }

    /** Lints the chart with these values as its own, since the linter takes no values file. */
    static LintResult lint(Path values, Path temporary) throws IOException {
        Path copy = copy(temporary);
        JsonNode merged =
                YAML.readerForUpdating(read(FOLDER.resolve("values.yaml"))).readTree(Files.readString(values));
        YAML.writeValue(copy.resolve("values.yaml").toFile(), merged);
        return new Helm(copy).lint().strict().call();
    }

    static List<Manifest> render(Path values) {
        return render(values, Map.of());
    }

    /** Renders with values in addition to a file; throws {@link IllegalStateException} with Helm's message. */
    static List<Manifest> render(Path values, Map<String, Object> settings) {
        return render("demo", values, settings);
    }

    /** The same under the name of a release. */
    public static List<Manifest> render(String release, Path values, Map<String, Object> settings) {
        TemplateCommand template = new Helm(withHooks())
                .template()
                .withName(release)
                .withNamespace("films")
                .withKubeVersion("1.27.0")
                .withValuesFile(values);
        settings.forEach(template::set);
        return parse(template.call());
    }

    public static JsonNode read(Path file) {
        try {
            return YAML.readTree(file.toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static synchronized Path withHooks() {
        if (withHooks == null) {
            try {
                Path copy = copy(Files.createTempDirectory(Path.of("target"), "chart-"));
                for (Path template : filesOf(copy.resolve("templates")).toList()) {
                    Files.writeString(template, Files.readString(template).replace("helm.sh/hook:", HOOK + ":"));
                }
                withHooks = copy;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return withHooks;
    }

    private static Path copy(Path into) throws IOException {
        Path copy = into.resolve("reelmill");
        try (Stream<Path> files = Files.walk(FOLDER)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Files.copy(file, copy.resolve(FOLDER.relativize(file).toString()));
            }
        }
        return copy;
    }

    private static List<Manifest> parse(String rendered) {
        try (MappingIterator<JsonNode> documents =
                YAML.readerFor(JsonNode.class).readValues(rendered)) {
            return documents.readAll().stream()
                    .filter(JsonNode::isObject)
                    .map(Manifest::new)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("Helm rendered no YAML", e);
        }
    }

    private static Stream<Path> filesOf(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
