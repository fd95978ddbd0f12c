package io.reelmill.deploy.settings;

import com.tngtech.archunit.core.domain.JavaAnnotation;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The environment variables that a service reads: of its configuration mappings, of injected properties, of expressions in its
 * {@code application.yaml}, and those that code asks for by name. The libraries' are read by every service.
 */
public final class ServiceVariables {

    /** What Quarkus, Kafka's clients and the JVM read. */
    private static final Set<String> PLATFORM = Set.of(
            "JAVA_TOOL_OPTIONS",
            "KAFKA_BOOTSTRAP_SERVERS",
            "KAFKA_PASSWORD", // the next one names it
            "KAFKA_SASL_JAAS_CONFIG",
            "KAFKA_SASL_MECHANISM",
            "KAFKA_SECURITY_PROTOCOL",
            "KAFKA_SSL_TRUSTSTORE_LOCATION",
            "KAFKA_SSL_TRUSTSTORE_TYPE",
            "KAFKA_USERNAME",
            "OTEL_EXPORTER_OTLP_PROTOCOL",
            "OTEL_TRACES_SAMPLER_ARG",
            "QUARKUS_CONFIG_LOCATIONS",
            "QUARKUS_DATASOURCE_JDBC_URL",
            "QUARKUS_DATASOURCE_PASSWORD",
            "QUARKUS_DATASOURCE_USERNAME",
            "QUARKUS_HTTP_HOST",
            "QUARKUS_HTTP_PORT",
            "QUARKUS_MANAGEMENT_HOST",
            "QUARKUS_MANAGEMENT_PORT");

    private static final Path ROOT = Path.of("../..");
    private static final String MAPPING = "io.smallrye.config.ConfigMapping";
    private static final String PROPERTY = "org.eclipse.microprofile.config.inject.ConfigProperty";
    private static final Pattern EXPRESSION = Pattern.compile("\\$\\{([A-Za-z][A-Za-z0-9_.-]*)");
    private static final Pattern LITERAL = Pattern.compile("\"((?:REELMILL|KAFKA)_[A-Z_]+)\"");

    /** Of each service once: it takes seconds. */
    private static final Map<String, Set<String>> FOUND = new ConcurrentHashMap<>();

    private ServiceVariables() {}

    /** The variables of a service, by the name of its module. */
    public static Set<String> of(String service) {
        return FOUND.computeIfAbsent(service, ServiceVariables::find);
    }

    private static Set<String> find(String service) {
        Set<String> variables = new TreeSet<>(PLATFORM);
        List<Path> modules = new ArrayList<>(List.of(ROOT.resolve(service)));
        modules.addAll(folders(ROOT.resolve("libs")));
        if (service.equals("render-service")) {
            modules.addAll(folders(ROOT.resolve("studio")));
        }
        for (Path module : modules) {
            sources(module).forEach(source -> variables.addAll(found(LITERAL, source)));
        }
        found(EXPRESSION, ROOT.resolve(service).resolve("src/main/resources/application.yaml"))
                .forEach(name -> variables.add(variable(name)));
        Path[] classes = modules.stream()
                .map(m -> m.resolve("target/classes"))
                .filter(Files::isDirectory)
                .toArray(Path[]::new);
        for (JavaClass type : new ClassFileImporter().importPaths(classes)) {
            properties(type).forEach(name -> variables.add(variable(name)));
        }
        return Collections.unmodifiableSet(variables);
    }

    private static List<String> properties(JavaClass type) {
        List<String> names = new ArrayList<>();
        if (type.isAnnotatedWith(MAPPING)) {
            String prefix =
                    (String) type.getAnnotationOfType(MAPPING).get("prefix").orElseThrow();
            addMapped(prefix, type, names);
        }
        type.getCodeUnits().forEach(unit -> unit.getParameterAnnotations()
                .forEach(annotations -> annotations.forEach(annotation -> addProperty(annotation, names))));
        type.getFields().forEach(field -> field.getAnnotations().forEach(a -> addProperty(a, names)));
        return names;
    }

    private static void addMapped(String prefix, JavaClass mapping, List<String> names) {
        for (JavaMethod method : mapping.getMethods()) {
            if (method.getModifiers().contains(JavaModifier.ABSTRACT)) {
                String name = prefix + "." + method.getName().replaceAll("([A-Z])", "-$1");
                JavaClass result = method.getRawReturnType();
                if (result.getEnclosingClass().filter(mapping::equals).isPresent() && result.isInterface()) {
                    addMapped(name, result, names);
                } else {
                    names.add(name);
                }
            }
        }
    }

    private static void addProperty(JavaAnnotation<?> annotation, List<String> names) {
        if (annotation.getRawType().getName().equals(PROPERTY)) {
            annotation.get("name").ifPresent(name -> names.add((String) name));
        }
    }

    private static String variable(String property) {
        return property.replaceAll("[^A-Za-z0-9]", "_").toUpperCase(Locale.ROOT);
    }

    private static List<String> found(Pattern pattern, Path file) {
        try {
            return pattern.matcher(Files.readString(file))
                    .results()
                    .map((MatchResult match) -> match.group(1))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> sources(Path module) {
        Path folder = module.resolve("src/main/java");
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> folders(Path parent) {
        try (Stream<Path> folders = Files.list(parent)) {
            return folders.filter(Files::isDirectory).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
