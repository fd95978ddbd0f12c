package io.reelmill.bench.api;

import io.reelmill.local.process.Installation;
import io.reelmill.local.process.Ports;
import io.reelmill.local.suite.Service;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The bare endpoint, in a process with the options of the gateway's. */
final class EchoServer implements AutoCloseable {

    private static final Duration MAX_START = Duration.ofMinutes(1);
    private static final int POLL_MILLIS = 50;

    private final Process process;
    private final int port;

    private EchoServer(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /** Returns once it listens. */
    static EchoServer start() throws IOException, InterruptedException {
        int port = Ports.free(1).get(0);
        Path jar = Installation.find().root().resolve("bench/echo/target/quarkus-app/quarkus-run.jar");
        List<String> command = new ArrayList<>(Installation.java());
        command.addAll(Service.GATEWAY.jvmOptions());
        command.addAll(List.of("-Dquarkus.http.port=" + port, "-jar", jar.toString()));
        Process process = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        EchoServer server = new EchoServer(process, port);
        long end = System.nanoTime() + MAX_START.toNanos();
        while (!Ports.answers(port)) {
            if (!process.isAlive() || System.nanoTime() > end) {
                server.close();
                throw new IOException("the echo server did not start: " + jar);
            }
            Thread.sleep(POLL_MILLIS);
        }
        return server;
    }

    URI url() {
        return URI.create("http://127.0.0.1:" + port + "/echo");
    }

    @Override
    public void close() {
        process.destroy();
    }
}
