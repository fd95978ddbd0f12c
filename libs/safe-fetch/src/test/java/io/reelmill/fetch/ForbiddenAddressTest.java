package io.reelmill.fetch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.sun.net.httpserver.HttpServer;
import io.reelmill.fetch.Fetched.Refused;
import io.reelmill.fetch.Fetched.Success;
import io.reelmill.fetch.UrlDecision.Reason;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No request reaches a forbidden address, however it is written, named or led to. */
class ForbiddenAddressTest {

    private final AtomicInteger requests = new AtomicInteger();
    private final AtomicReference<String> redirect = new AtomicReference<>();
    private HttpServer server;
    private FakeInternet internet;
    private SafeFetch client;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            requests.incrementAndGet();
            if (redirect.get() != null) {
                exchange.getResponseHeaders().set("Location", redirect.get());
            }
            exchange.sendResponseHeaders(redirect.get() == null ? 200 : 302, -1);
            exchange.close();
        });
        server.start();
        internet = new FakeInternet(server.getAddress()).name("example.com", FakeInternet.PUBLIC);
        client = internet.client();
    }

    @AfterEach
    void stop() {
        client.close();
        server.stop(0);
    }

    @Test
    void shouldRefuseEverySpellingOfAForbiddenAddressOnEveryPath(@TempDir Path folder) {
        List<String> vectors = UrlVectors.literals();
        assertThat(vectors).hasSizeGreaterThan(300);

        for (String url : vectors) {
            assertThat(fetchEveryWay(url, folder)).as(url).allMatch(Refused.class::isInstance);
        }

        assertThat(internet.connects()).isEmpty();
        System.out.printf("safe-fetch: %d forbidden URLs, 5 ways each, 0 connects%n", vectors.size());
    }

    @Test
    void shouldRefuseANameOfAForbiddenAddress(@TempDir Path folder) {
        int n = 0;
        for (String address : addresses().toList()) {
            String host = "n" + n++ + ".example.com";
            internet.name(host, address).nameOfAll("both-" + host, FakeInternet.PUBLIC, address);
            assertThat(fetchEveryWay("https://" + host + "/", folder))
                    .as(address)
                    .allSatisfy(f -> assertThat(f).isEqualTo(new Refused(Reason.BLOCKED, UrlPolicy.NOT_PUBLIC)));
            // One public address among the forbidden ones does not open the name.
            assertThat(client.get("http://both-" + host + "/", Limits.page()))
                    .as(address)
                    .isInstanceOf(Refused.class);
        }
        assertThat(internet.connects()).isEmpty();
    }

    @Test
    void shouldNotFollowARedirectToAForbiddenPlace() {
        List<String> targets = new ArrayList<>();
        addresses().forEach(a -> targets.add(a.contains(":") ? "http://[" + a + "]/" : "http://" + a + "/"));
        addresses().filter(a -> !a.contains(":")).forEach(a -> targets.add("//" + a + "/"));
        targets.addAll(
                List.of("http://localhost/", "http://2130706433/", "http://0x7f.1/", "http://inner.example.com/"));
        internet.name("inner.example.com", "10.0.0.5");

        for (String target : targets) {
            internet.connects().clear();
            redirect.set(target);
            assertThat(client.get("http://example.com/", Limits.page()))
                    .as(target)
                    .isInstanceOf(Refused.class);
            assertThat(internet.connects()).as(target).containsExactly(FakeInternet.address(FakeInternet.PUBLIC));
        }
    }

    @Test
    void shouldConnectToTheAddressThatItJudgedWhenANameChangesItsAddress() {
        internet.name("rebind.example.com", FakeInternet.PUBLIC, FakeInternet.PUBLIC, "127.0.0.1");

        // Judged when the request came in, public both times; then the name turns to loopback.
        assertThat(new UrlPolicy(AddressPolicy.publicOnly(), internet).judge("http://rebind.example.com/"))
                .isInstanceOf(UrlDecision.Allowed.class);
        internet.lookups().clear();
        assertThat(client.get("http://rebind.example.com/", Limits.page())).isInstanceOf(Success.class);
        assertThat(internet.lookups()).as("one look-up for one connection").containsExactly("rebind.example.com");
        assertThat(client.get("http://rebind.example.com/", Limits.page())).isInstanceOf(Refused.class);

        assertThat(internet.connects()).containsExactly(FakeInternet.address(FakeInternet.PUBLIC));
        assertThat(requests).hasValue(1);
    }

    @Test
    void shouldJudgeAgainAtTheSocketWhateverWasLookedUp() throws IOException {
        try (var socket = new GuardedSocket(new UrlPolicy(AddressPolicy.publicOnly()), to -> to)) {
            assertThat(catchThrowable(() -> socket.connect(server.getAddress(), 1000)))
                    .isInstanceOf(BlockedAddressException.class);
        }
    }

    @Test
    void shouldKeepMetadataAndMulticastClosedInDevelopment() {
        var development = AddressPolicy.of(true);

        assertThat(Stream.of("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.0.1", "::1", "fd12::1"))
                .allMatch(a -> development.allows(FakeInternet.address(a)));
        assertThat(Stream.of("0.0.0.0", "169.254.169.254", "100.100.100.200", "fd00:ec2::254", "fe80::1", "224.0.0.1"))
                .noneMatch(a -> development.allows(FakeInternet.address(a)));
        assertThat(new UrlPolicy(development).judge("localhost:8080/hook")).isInstanceOf(UrlDecision.Allowed.class);
    }

    private List<Fetched> fetchEveryWay(String url, Path folder) {
        return List.of(
                client.get(url, Limits.page()),
                client.head(url, Limits.page()),
                client.probe(url, Limits.probe()),
                client.post(url, Map.of(), new byte[0], Limits.page()),
                client.download(url, folder.resolve("file"), Limits.page()));
    }

    private static Stream<String> addresses() {
        return Stream.concat(UrlVectors.IPV4.stream(), UrlVectors.IPV6.stream());
    }
}
