package io.reelmill.ingest.isolation;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.ingest.Kind;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.ingest.Samples;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackagedServiceTest {

    @TempDir
    Path folder;

    /** A packaged service has its jars in folders of its own, and a class path that does not name them. */
    @Test
    void shouldStartProcessesFromJarsThatTheClassPathDoesNotName() throws Exception {
        List<URL> jars = new ArrayList<>();
        for (String place : System.getProperty("java.class.path").split(java.io.File.pathSeparator, -1)) {
            jars.add(jarred(Path.of(place), jars.size()).toUri().toURL());
        }
        Path raw = Files.write(folder.resolve("raw"), Samples.flag(8, 8, "png"));

        try (URLClassLoader packaged =
                new URLClassLoader(jars.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
            Class<?> intakeType = packaged.loadClass(MediaIntake.class.getName());
            Class<?> wantedType = packaged.loadClass("io.reelmill.ingest.NormalisationRequest");
            Object wanted = wantedType.getConstructor(int.class, int.class).newInstance(1080, 1920);
            Method normalise =
                    intakeType.getMethod("normalise", Path.class, wantedType, Path.class, BooleanSupplier.class);
            try (AutoCloseable intake =
                    (AutoCloseable) intakeType.getDeclaredConstructor().newInstance()) {
                BooleanSupplier never = () -> false;
                Object made = normalise.invoke(intake, raw, wanted, folder.resolve("copy"), never);

                assertThat(made.toString()).contains("kind=" + Kind.IMAGE, "width=8");
            }
        }
        assertThat(folder.resolve("copy/picture.png")).exists();
    }

    private Path jarred(Path place, int number) throws IOException {
        Path jar = folder.resolve("lib-" + number + ".jar");
        if (!Files.isDirectory(place)) {
            return Files.exists(place) ? Files.copy(place, jar) : jar;
        }
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out);
                Stream<Path> files = Files.walk(place)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                entries.putNextEntry(new JarEntry(place.relativize(file).toString()));
                Files.copy(file, entries);
                entries.closeEntry();
            }
        }
        return jar;
    }
}
