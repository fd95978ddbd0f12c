package io.reelmill.gateway.description;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.gateway.key.Keyed;
import io.reelmill.gateway.openapi.OpenApiDocument;
import io.reelmill.samples.Samples;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** An endpoint has an annotated method, an entry of {@link Endpoint#ALL} and an operation of the OpenAPI document. */
class EndpointTest {

    private static final java.nio.file.Path CLASSES = java.nio.file.Path.of("target", "classes");

    /** The one endpoint that the description is the answer of, and so does not list. */
    private static final String RENDER = "POST /api/public/v3/render keyed";

    /** A route of the MCP server, not a resource. */
    private static final String AGENTS = "POST /api/mcp keyed";

    @Test
    void shouldListEveryEndpointInTheDescriptionWithItsNeedOfAKey() throws Exception {
        Set<String> listed = new TreeSet<>(Set.of(RENDER));
        Endpoint.ALL.forEach(endpoint -> listed.add(name(endpoint.method(), endpoint.path(), endpoint.auth())));

        assertThat(listed).as("Endpoint.ALL").containsExactlyElementsOf(implemented());
    }

    @Test
    void shouldDescribeEveryEndpointInTheOpenApiDocumentWithItsNeedOfAKey() throws Exception {
        Set<String> described = new TreeSet<>();
        JsonNode paths =
                OpenApiDocument.make(new Samples("http://localhost:8080")).path("paths");
        paths.properties().forEach(path -> path.getValue().properties().forEach(operation -> {
            JsonNode security = operation.getValue().path("security");
            boolean open = security.isArray() && security.isEmpty();
            described.add(name(operation.getKey().toUpperCase(Locale.ROOT), path.getKey(), !open));
        }));

        assertThat(described).as("openapi.yaml").containsExactlyElementsOf(implemented());
    }

    @Test
    void shouldNameTheScopesOfEveryEndpointThatNeedsAKey() {
        assertThat(Endpoint.ALL)
                .allSatisfy(endpoint -> assertThat(endpoint.scopes().isEmpty())
                        .as(endpoint.path())
                        .isNotEqualTo(endpoint.auth()));
        JsonNode security = OpenApiDocument.make(new Samples("http://localhost:8080"))
                .at("/paths/~1api~1public~1v3~1status/get/security");
        assertThat(security.toString()).isEqualTo("[{\"key\":[\"render\"]},{\"key\":[\"publish\"]}]");
    }

    /** What the annotations of the compiled resources say. */
    private static Set<String> implemented() throws Exception {
        Set<String> found = new TreeSet<>(Set.of(AGENTS));
        for (Class<?> resource : resources()) {
            String base = resource.getAnnotation(Path.class).value();
            for (Method method : resource.getDeclaredMethods()) {
                verb(method).ifPresent(verb -> {
                    Path own = method.getAnnotation(Path.class);
                    boolean keyed =
                            method.isAnnotationPresent(Keyed.class) || resource.isAnnotationPresent(Keyed.class);
                    found.add(name(verb, base + (own == null ? "" : own.value()), keyed));
                });
            }
        }
        return found;
    }

    private static List<Class<?>> resources() throws IOException, ClassNotFoundException {
        List<Class<?>> resources = new ArrayList<>();
        try (Stream<java.nio.file.Path> files = Files.walk(CLASSES)) {
            for (java.nio.file.Path file :
                    files.filter(f -> f.toString().endsWith("Resource.class")).toList()) {
                String name = CLASSES.relativize(file)
                        .toString()
                        .replace(".class", "")
                        .replace('/', '.');
                Class<?> type = Class.forName(name, false, EndpointTest.class.getClassLoader());
                if (type.isAnnotationPresent(Path.class)) {
                    resources.add(type);
                }
            }
        }
        assertThat(resources).hasSizeGreaterThan(5);
        return resources;
    }

    private static Optional<String> verb(Method method) {
        return Arrays.stream(method.getAnnotations())
                .map(Annotation::annotationType)
                .filter(type -> type.isAnnotationPresent(HttpMethod.class))
                .map(type -> type.getAnnotation(HttpMethod.class).value())
                .findFirst();
    }

    private static String name(String method, String path, boolean keyed) {
        return method + " " + path + (keyed ? " keyed" : " open");
    }
}
