package io.reelmill.programs;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds programs that are used where they are installed, such as {@code espeak-ng}, {@code chromium} or {@code bwrap}.
 *
 * <p>The environment variable {@value #VARIABLE}, or the system property {@value #PROPERTY} before it, limits what is
 * found: it lists the names of the programs that may be used, separated by commas, or is {@value #NONE}. Without it every
 * installed program may be used. The build sets it to {@value #NONE}, so that the outcome of a test does not depend on what
 * is installed.
 */
public final class OptionalPrograms {

    /** Environment variable with the names of the programs that may be used. */
    public static final String VARIABLE = "REELMILL_PROGRAMS";
    /** System property that takes precedence over {@link #VARIABLE}. */
    public static final String PROPERTY = "reelmill.programs";
    /** No optional program may be used. */
    public static final String NONE = "none";

    private OptionalPrograms() {}

    /** The first of these programs that may be used and is on the {@code PATH}; names are tried in their order. */
    public static Optional<Path> find(List<String> names) {
        return names.stream()
                .filter(OptionalPrograms::isAllowed)
                .flatMap(name -> installed(name).stream())
                .findFirst();
    }

    /** This program, where it may be used and is on the {@code PATH}. */
    public static Optional<Path> find(String name) {
        return find(List.of(name));
    }

    /** Whether the settings let a program of this name be used, installed or not. */
    public static boolean isAllowed(String name) {
        String allowed = allowed();
        return allowed.isBlank() || Set.of(allowed.strip().split("\\s*,\\s*")).contains(name);
    }

    /** This program, where it is on the {@code PATH}, allowed or not. */
    public static Optional<Path> installed(String name) {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.of(path.split(File.pathSeparator))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder, name))
                // An empty file is what hides a program in a container.
                .filter(file -> Files.isExecutable(file) && file.toFile().length() > 0)
                .findFirst();
    }

    private static String allowed() {
        String property = System.getProperty(PROPERTY);
        return property != null
                ? property
                : Optional.ofNullable(System.getenv(VARIABLE)).orElse("");
    }
}
