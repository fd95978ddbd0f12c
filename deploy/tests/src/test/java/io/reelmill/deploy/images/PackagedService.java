package io.reelmill.deploy.images;

import io.reelmill.local.process.Ports;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * A packaged service, started by the command of its image: as another user, without capabilities, on a root file system that
 * nobody can write to but for {@code /tmp}.
 */
final class PackagedService implements AutoCloseable {

    private static final Duration STARTS_WITHIN = Duration.ofMinutes(3);
    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final Process process;
    private final Path log;
    private final int port;

    private PackagedService(Process process, Path log, int port) {
        this.process = process;
        this.log = log;
        this.port = port;
    }

    /** Whether the system lets bubblewrap make what the services are confined by; some containers do not. */
    static boolean canConfine() throws IOException, InterruptedException {
        return new ProcessBuilder(
                                "bwrap",
                                "--ro-bind",
                                "/",
                                "/",
                                "--unshare-user",
                                "--uid",
                                "10001",
                                "--proc",
                                "/proc",
                                "true")
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start()
                        .waitFor()
                == 0;
    }

    /** The folder that the image has as {@code /app}. */
    static Path app(String service) {
        return Path.of("../..", service, "target/quarkus-app").toAbsolutePath().normalize();
    }

    /** Starts a service on free ports of this machine with the variables of its container. */
    static PackagedService start(String service, Map<String, String> container, Path log) throws IOException {
        List<Integer> ports = Ports.free(3);
        Map<String, String> variables = new HashMap<>(container);
        variables.put("QUARKUS_HTTP_HOST", "127.0.0.1");
        variables.put("QUARKUS_HTTP_PORT", ports.get(0).toString());
        variables.put("QUARKUS_MANAGEMENT_HOST", "127.0.0.1");
        variables.put("QUARKUS_MANAGEMENT_PORT", ports.get(1).toString());
        variables.put("REELMILL_ADMIN_PORT", ports.get(2).toString());
        variables.replace("REELMILL_MEDIA_ROOT", "/tmp/media");
        variables.replace("REELMILL_WORK_ROOT", "/tmp/work");
        Process process = confined(app(service), variables, log, "-jar", app(service) + "/quarkus-run.jar");
        return new PackagedService(process, log, ports.get(1));
    }

    /** Runs a class of a service's image to its end, as the jobs of the chart do, and returns its exit code. */
    static int run(String service, String main, Map<String, String> container, Path log)
            throws IOException, InterruptedException {
        String app = app(service).toString();
        String classPath = "%s/app/*:%s/lib/main/*:%s/lib/boot/*".formatted(app, app, app);
        Process process = confined(app(service), container, log, "-cp", classPath, main);
        if (!process.waitFor(STARTS_WITHIN.toSeconds(), TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError(main + " did not end");
        }
        return process.exitValue();
    }

    private static Process confined(Path app, Map<String, String> variables, Path log, String... java)
            throws IOException {
        List<String> command =
                new ArrayList<>(List.of("bwrap", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"));
        command.addAll(List.of("--tmpfs", "/tmp"));
        command.addAll(List.of("--ro-bind", app.toString(), app.toString())); // it may lie in /tmp itself
        command.addAll(List.of("--unshare-user", "--uid", "10001", "--gid", "10001", "--cap-drop", "ALL"));
        command.addAll(List.of(
                "--die-with-parent",
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "-XX:TieredStopAtLevel=1")); // it starts and ends: code that is optimised is run no more
        command.addAll(List.of(java));
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
        builder.environment().clear();
        builder.environment().put("PATH", "/usr/bin:/bin");
        builder.environment().putAll(variables);
        return builder.start();
    }

    /** Waits until the service answers 200 here, and fails with its log when it ends before that. */
    String awaitHealthy(String path) throws IOException, InterruptedException {
        long deadline = System.nanoTime() + STARTS_WITHIN.toNanos();
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .timeout(Duration.ofSeconds(20))
                .build();
        String last = "no answer";
        while (System.nanoTime() < deadline && process.isAlive()) {
            try {
                HttpResponse<String> response = HTTP.send(request, HttpResponse.BodyHandlers.ofString());
                if (response.statusCode() == 200) {
                    return response.body();
                }
                last = response.body();
            } catch (IOException e) {
                last = e.toString(); // it does not listen yet
            }
            if (process.waitFor(200, TimeUnit.MILLISECONDS)) {
                break;
            }
        }
        throw new AssertionError(path + " is not up: " + last + "\n" + Files.readString(log));
    }

    /** Memory that its process holds, in MiB. */
    long memoryMebibytes() throws IOException {
        long java = process.descendants().findFirst().orElse(process.toHandle()).pid();
        for (String line : Files.readAllLines(Path.of("/proc/" + java + "/status"))) {
            if (line.startsWith("VmRSS:")) {
                return Long.parseLong(line.replaceAll("\\D", "")) / 1024;
            }
        }
        throw new AssertionError("the system does not tell the memory of " + java);
    }

    /** Asks it to end, as a cluster does, and tells whether it did so within this time. */
    boolean stopsWithin(Duration time) throws InterruptedException {
        process.descendants().forEach(ProcessHandle::destroy);
        return process.waitFor(time.toSeconds(), TimeUnit.SECONDS);
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
