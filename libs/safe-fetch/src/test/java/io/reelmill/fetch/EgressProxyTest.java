package io.reelmill.fetch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import io.reelmill.fetch.LocalFiles.OwnFile;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ProxySelector;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class EgressProxyTest {

    private final AtomicInteger served = new AtomicInteger();
    private HttpServer server;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            served.incrementAndGet();
            byte[] body = ("you asked for " + exchange.getRequestURI()).getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void shouldFetchWhereThePolicyAllows() throws Exception {
        try (EgressProxy proxy = EgressProxy.open(new UrlPolicy(AddressPolicy.of(true)), 1_000)) {
            HttpResponse<String> answer = through(proxy, "http://127.0.0.1:" + port() + "/page?q=1");

            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.body()).isEqualTo("you asked for /page?q=1");
        }
    }

    @Test
    void shouldRefuseAPrivateAddressAndAnyNameThatLeadsToOne() throws Exception {
        UrlPolicy rebound =
                new UrlPolicy(AddressPolicy.publicOnly(), (String host) -> List.of(InetAddress.getLoopbackAddress()));
        try (EgressProxy proxy = EgressProxy.open(rebound, 1_000)) {
            assertThat(through(proxy, "http://127.0.0.1:" + port() + "/").statusCode())
                    .isEqualTo(403);
            assertThat(through(proxy, "http://public.example:" + port() + "/").statusCode())
                    .isEqualTo(403);
            assertThat(tunnel(proxy, "public.example:443")).startsWith("HTTP/1.1 403");
            assertThat(tunnel(proxy, "169.254.169.254:80")).startsWith("HTTP/1.1 403");
        }
        assertThat(served).hasValue(0);
    }

    @Test
    void shouldServeTheSuitesOwnFilesWithoutAConnection() throws Exception {
        OwnFile page = OwnFile.of("a page".getBytes(StandardCharsets.UTF_8), "text/html");
        UrlPolicy policy = new UrlPolicy(
                AddressPolicy.publicOnly(),
                (URI url) -> url.getPath().equals("/samples/page.html") ? Optional.of(page) : Optional.empty());
        try (EgressProxy proxy = EgressProxy.open(policy, 1_000)) {
            HttpResponse<String> answer = through(proxy, "http://127.0.0.1:" + port() + "/samples/page.html");

            assertThat(answer.body()).isEqualTo("a page");
            assertThat(answer.headers().firstValue("Content-Type")).contains("text/html");
            assertThat(through(proxy, "http://127.0.0.1:" + port() + "/").statusCode())
                    .isEqualTo(403);
        }
        assertThat(served).hasValue(0);
    }

    @Test
    void shouldTunnelToAnAllowedAddress() throws Exception {
        try (EgressProxy proxy = EgressProxy.open(new UrlPolicy(AddressPolicy.of(true)), 1_000)) {
            assertThat(tunnel(proxy, "127.0.0.1:" + port())).startsWith("HTTP/1.1 200");
        }
    }

    @Test
    void shouldCutWhatIsTooMuch() throws Exception {
        try (EgressProxy proxy = EgressProxy.open(new UrlPolicy(AddressPolicy.of(true)), 20)) {
            assertThatThrownBy(() -> through(proxy, "http://127.0.0.1:" + port() + "/"))
                    .isInstanceOf(IOException.class);
        }
    }

    private int port() {
        return server.getAddress().getPort();
    }

    private static HttpResponse<String> through(EgressProxy proxy, String url) throws Exception {
        URI address = URI.create(proxy.address());
        HttpClient client = HttpClient.newBuilder()
                .proxy(ProxySelector.of(new InetSocketAddress(address.getHost(), address.getPort())))
                .build();
        return client.send(HttpRequest.newBuilder(URI.create(url)).build(), HttpResponse.BodyHandlers.ofString());
    }

    private static String tunnel(EgressProxy proxy, String authority) throws IOException {
        URI address = URI.create(proxy.address());
        try (Socket socket = new Socket(address.getHost(), address.getPort())) {
            socket.getOutputStream()
                    .write(("CONNECT " + authority + " HTTP/1.1\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
            byte[] answer = new byte[64];
            int length = socket.getInputStream().read(answer);
            return new String(answer, 0, length, StandardCharsets.US_ASCII);
        }
    }
}
