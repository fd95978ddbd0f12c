package io.reelmill.isolation;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.programs.testkit.RequiresProgram;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProxyRelayTest {

    private static final ProcessLimits LIMITS = new ProcessLimits(60, 1 << 20, 256, 0, 200);

    @TempDir
    Path folder;

    @Test
    @RequiresProgram("bwrap")
    void shouldLeadToTheProxyAndNowhereElse() throws Exception {
        Sandbox sandbox = Sandbox.of(SandboxMode.AUTO);
        try (ServerSocket proxy = new ServerSocket(0, 4, InetAddress.getLoopbackAddress());
                ServerSocket other = new ServerSocket(0, 4, InetAddress.getLoopbackAddress())) {
            CompletableFuture<Void> answered = CompletableFuture.runAsync(() -> greet(proxy));
            Path java = Path.of(System.getProperty("java.home"));
            List<String> command = List.of(
                    java.resolve("bin/java").toString(),
                    "-cp",
                    CodePath.of(Client.class).toString(),
                    Client.class.getName(),
                    Integer.toString(proxy.getLocalPort()),
                    Integer.toString(other.getLocalPort()));
            IsolatedProgram program = IsolatedProgram.online(
                    command, List.of(java, CodePath.of(Client.class)), folder, LIMITS, proxy.getLocalPort());

            String said;
            try (IsolatedProcess started = sandbox.start(program, new ProcessBuilder().redirectErrorStream(true))) {
                said = new String(started.process().getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            }

            assertThat(said.lines()).containsExactly("hello", "unreachable");
            answered.join();
        }
    }

    private static void greet(ServerSocket server) {
        try (Socket socket = server.accept()) {
            socket.getOutputStream().write("hello\n".getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Runs in the sandbox. */
    static final class Client {

        private Client() {}

        public static void main(String[] ports) throws IOException {
            for (String port : ports) {
                try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), Integer.parseInt(port))) {
                    System.out.write(socket.getInputStream().readAllBytes());
                    System.out.flush();
                } catch (IOException e) {
                    System.out.println("unreachable");
                }
            }
        }
    }
}
