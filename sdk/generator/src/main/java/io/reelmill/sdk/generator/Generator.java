package io.reelmill.sdk.generator;

import io.reelmill.gateway.openapi.OpenApiDocument;
import io.reelmill.samples.Samples;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What the SDKs' generated files should be. */
final class Generator {

    private static final Path JAVA = Path.of("java/src/main/java/io/reelmill/sdk/model");
    private static final Path TYPESCRIPT = Path.of("typescript/src/models.ts");

    private Generator() {}

    /** Contents by their path below the folder {@code sdk}. */
    static Map<Path, String> files() {
        List<Model> models = Models.of(OpenApiDocument.make(new Samples("http://localhost:8080")));
        Map<Path, String> files = new TreeMap<>();
        JavaModels.sources(models).forEach((name, source) -> files.put(JAVA.resolve(name), source));
        files.put(TYPESCRIPT, TypeScriptModels.source(models));
        return files;
    }

    /** The folder of the generated Java files, which has nothing else. */
    static Path javaFolder() {
        return JAVA;
    }
}
