package io.reelmill.bench.webhook;

import io.reelmill.bench.api.KeptConnection;
import io.reelmill.bench.api.Load;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Posts one body over and over: by {@code wrk} where it is installed, else by our own clients. */
final class Wrk {

    private static final int CONNECTIONS = 64;
    private static final Pattern RATE = Pattern.compile("Requests/sec:\\s*([0-9.]+)");

    private Wrk() {}

    /** Requests a second. */
    static double post(URI url, VerifyingReceiver.Call call, Duration time) throws Exception {
        Path folder = Files.createTempDirectory("bench-wrk-");
        Path file = Files.write(folder.resolve("body"), call.body());
        Path script = Files.writeString(folder.resolve("post.lua"), """
                wrk.method = "POST"
                local file = io.open("%s", "rb")
                wrk.body = file:read("*a")
                file:close()
                wrk.headers["Content-Type"] = "application/json"
                %s
                """.formatted(file, headers(call)));
        try {
            return isInstalled()
                    ? rate(run(List.of(
                            "wrk",
                            "-t2",
                            "-c" + CONNECTIONS,
                            "-d" + time.toSeconds() + "s",
                            "-s",
                            script.toString(),
                            url.toString())))
                    : Load.run(CONNECTIONS, time, () -> new KeptConnection(url, call.headers(), call.body()))
                            .perSecond();
        } finally {
            Files.delete(script);
            Files.delete(file);
            Files.delete(folder);
        }
    }

    static boolean isInstalled() throws InterruptedException {
        try {
            run(List.of("wrk", "--version"));
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    private static String headers(VerifyingReceiver.Call call) {
        return call.headers().entrySet().stream()
                .map(header -> "wrk.headers[\"" + header.getKey() + "\"] = \"" + header.getValue() + "\"")
                .collect(Collectors.joining("\n"));
    }

    private static double rate(String report) throws IOException {
        Matcher matcher = RATE.matcher(report);
        if (!matcher.find() || report.contains("Non-2xx")) {
            throw new IOException("wrk reports: " + report);
        }
        return Double.parseDouble(matcher.group(1));
    }

    private static String run(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return output;
    }
}
