package io.reelmill.local.process;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The built project on disk, and the Java that runs it. */
public record Installation(Path root) {

    /** The system property that names the root; the script sets it. */
    public static final String ROOT_PROPERTY = "reelmill.root";

    /** From the system property, else the nearest folder at or above the working directory that holds the project. */
    public static Installation find() {
        String given = System.getProperty(ROOT_PROPERTY);
        if (given != null) {
            return new Installation(Path.of(given).toAbsolutePath().normalize());
        }
        for (Path dir = Path.of("").toAbsolutePath(); dir != null; dir = dir.getParent()) {
            if (Files.isDirectory(dir.resolve("deploy/local")) && Files.isDirectory(dir.resolve("render-service"))) {
                return new Installation(dir);
            }
        }
        throw new SuiteException(
                "the project was not found at or above " + Path.of("").toAbsolutePath());
    }

    /** The runnable jar of a service. Throws {@link SuiteException} when it has not been built. */
    public Path serviceJar(String module) {
        return built(root.resolve(module).resolve("target/quarkus-app/quarkus-run.jar"));
    }

    /** The class path of this module: its jar and the libraries beside it. */
    public String localClassPath() {
        Path target = root.resolve("deploy/local/target");
        built(target.resolve("lib"));
        return localJar(target) + File.pathSeparator + target.resolve("lib") + "/*";
    }

    /** The class data of the broker, which runs from this module's libraries. */
    public ClassDataArchive brokerClassData() {
        Path target = root.resolve("deploy/local/target");
        List<Path> jars = Stream.concat(Stream.of(localJar(target)), jars(built(target.resolve("lib"))).stream())
                .toList();
        return archive("kafka", jars);
    }

    /** The class path of everything that renders pictures, sound and video: that of the render-service. */
    public String studioClassPath() {
        Path lib = built(root.resolve("render-service/target/quarkus-app/lib"));
        return lib.resolve("main") + "/*" + File.pathSeparator + lib.resolve("boot") + "/*";
    }

    /** Both of the above, and the render-service itself. */
    public String renderServiceClassPath() {
        Path app = built(root.resolve("render-service/target/quarkus-app/app"));
        return localClassPath() + File.pathSeparator + app + "/*" + File.pathSeparator + studioClassPath();
    }

    /** The classes of the benchmarks, without the measured modules. */
    public String benchClassPath() {
        Path target = root.resolve("bench/benchmarks/target");
        return built(target.resolve("classes")) + File.pathSeparator + built(target.resolve("lib")) + "/*";
    }

    /**
     * The class data of a service, with its jars as a class path. A JVM maps class data only for its own class loaders, not for
     * that of Quarkus' runnable jar.
     */
    public ClassDataArchive classData(String module) {
        Path app = built(root.resolve(module).resolve("target/quarkus-app"));
        // classes that Quarkus has generated or changed come before the original ones
        List<Path> jars = Stream.of("quarkus", "app", "lib/main", "lib/boot")
                .flatMap(folder -> jars(app.resolve(folder)).stream())
                .toList();
        return archive(module, jars);
    }

    private ClassDataArchive archive(String program, List<Path> jars) {
        return ClassDataArchive.in(root.resolve("deploy/local/target/class-data"), program, jars);
    }

    private static List<Path> jars(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A folder of the build output for files that are unpacked once. */
    public Path unpacked() {
        return root.resolve("deploy/local/target/unpacked");
    }

    /** The first arguments of every command that starts a JVM. */
    public static List<String> java() {
        return List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Dfile.encoding=UTF-8");
    }

    private static Path localJar(Path target) {
        try (var jars = Files.newDirectoryStream(target, "reelmill-local-*.jar")) {
            for (Path jar : jars) {
                return jar;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return built(target.resolve("reelmill-local.jar"));
    }

    private static Path built(Path path) {
        if (!Files.exists(path)) {
            throw new SuiteException("not built yet: " + path + " is missing; run mvn -DskipTests package");
        }
        return path;
    }
}
