package io.reelmill.gateway.edge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import com.sun.net.httpserver.HttpServer;
import io.reelmill.fetch.AddressPolicy;
import io.reelmill.fetch.Limits;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.gateway.error.ApiException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClientFilesTest {

    private static final int MIB = 1 << 20;
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private final UrlPolicy policy = new UrlPolicy(AddressPolicy.of(true));
    private final SafeFetch fetch = new SafeFetch(policy);
    private final ClientFiles files = new ClientFiles(policy, new ClientUrls(policy, fetch, Clock.systemUTC()), fetch);
    private HttpServer server;

    @TempDir
    private Path folder;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
        fetch.close();
    }

    @Test
    void shouldWriteAFileToDiskAsItArrivesAndNotGatherItInMemory() throws IOException {
        Path file = folder.resolve("image");
        server.createContext("/", exchange -> {
            exchange.sendResponseHeaders(200, 8L * MIB);
            try (OutputStream body = exchange.getResponseBody()) {
                body.write(new byte[4 * MIB]);
                body.flush();
                // The rest is sent only when the beginning is on the disk: nothing waits for the whole of it.
                await().atMost(PATIENCE).until(() -> Files.size(file) > MIB);
                body.write(new byte[4 * MIB]);
            }
        });

        files.download("imageUrl", address(), limits(8 * MIB), file);

        assertThat(Files.size(file)).isEqualTo(8 * MIB);
    }

    @Test
    void shouldLeaveNothingOfAFileThatIsTooLarge() {
        Path file = folder.resolve("image");
        server.createContext("/", exchange -> {
            exchange.sendResponseHeaders(200, 2L * MIB);
            try (OutputStream body = exchange.getResponseBody()) {
                body.write(new byte[2 * MIB]);
            }
        });

        assertThatThrownBy(() -> files.download("imageUrl", address(), limits(MIB), file))
                .isInstanceOf(ApiException.class)
                .hasMessage("imageUrl must be at most 1 MiB");
        assertThat(file).doesNotExist();
    }

    private String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/image.png";
    }

    private static Limits limits(long maxBytes) {
        return new Limits(maxBytes, PATIENCE.multipliedBy(2), 3, false);
    }
}
