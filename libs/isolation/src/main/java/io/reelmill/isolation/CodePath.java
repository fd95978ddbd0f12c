package io.reelmill.isolation;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The class path of a Java process of our own, found by where the classes that it needs were loaded from: a packaged service
 * has no class path that names them.
 */
public final class CodePath {

    private static final String INNER = "!/";

    private CodePath() {}

    /** The jars and folders that hold these classes. */
    public static Set<Path> of(Collection<Class<?>> classes) {
        return classes.stream().map(CodePath::of).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The jar or folder that holds a class. */
    public static Path of(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        if (source == null || source.getLocation() == null) {
            throw new IllegalStateException(type.getName() + " was not loaded from a file");
        }
        return path(source.getLocation());
    }

    /** As Java's option {@code -cp} takes it. */
    public static String joined(Collection<Path> places) {
        return places.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    /** Loaders name a jar as {@code file:/a.jar} or as {@code jar:file:/a.jar!/}. */
    private static Path path(URL location) {
        String text = location.toString();
        String file = text.startsWith("jar:") ? text.substring("jar:".length()) : text;
        int inner = file.indexOf(INNER);
        try {
            return Path.of(new URI(inner < 0 ? file : file.substring(0, inner)));
        } catch (URISyntaxException e) {
            throw new UncheckedIOException(new IOException("not the place of a jar: " + text, e));
        }
    }
}
