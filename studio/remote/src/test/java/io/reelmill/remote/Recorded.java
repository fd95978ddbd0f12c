package io.reelmill.remote;

import com.github.tomakehurst.wiremock.WireMockServer;
import com.github.tomakehurst.wiremock.core.WireMockConfiguration;
import io.reelmill.fetch.AddressPolicy;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.remote.call.CallObserver;
import io.reelmill.remote.call.CallPolicy;
import io.reelmill.remote.call.Endpoint;
import io.reelmill.remote.call.EndpointClient;
import io.reelmill.remote.call.HttpClients;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** A server that answers what a vendor's documentation shows, and a line to it that does not wait long. */
public final class Recorded implements BeforeAllCallback, AfterEachCallback, AfterAllCallback, CallObserver {

    public static final String KEY = "sk-very-secret-key";

    private final WireMockServer server =
            new WireMockServer(WireMockConfiguration.options().dynamicPort().bindAddress("127.0.0.1"));
    private final SafeFetch outside = new SafeFetch(new UrlPolicy(AddressPolicy.publicOnly()));
    private final HttpClients doors = HttpClients.beside(outside);
    /** What was told of calls: operation and outcome. */
    public final List<String> calls = new CopyOnWriteArrayList<>();
    /** What was used: operation and units. */
    public final List<String> used = new CopyOnWriteArrayList<>();

    @Override
    public void beforeAll(ExtensionContext context) {
        server.start();
    }

    @Override
    public void afterEach(ExtensionContext context) {
        server.resetAll();
        calls.clear();
        used.clear();
    }

    @Override
    public void afterAll(ExtensionContext context) {
        server.stop();
        doors.trusted().close();
        outside.close();
    }

    public WireMockServer server() {
        return server;
    }

    public EndpointClient line(String path, Map<String, String> headers) {
        return line(path, headers, patience(20));
    }

    public EndpointClient line(String path, Map<String, String> headers, CallPolicy patience) {
        URI url = URI.create("http://127.0.0.1:" + server.port() + path);
        return new EndpointClient(new Endpoint("recorded", url, headers, patience), doors, this);
    }

    /** A line whose key is in the query. */
    public EndpointClient lineWithQuery(String query) {
        URI url = URI.create("http://127.0.0.1:" + server.port());
        return new EndpointClient(new Endpoint("recorded", url, Map.of(), query, patience(20)), doors, this);
    }

    /** Three tries without a pause worth the name. */
    public static CallPolicy patience(int failures) {
        return new CallPolicy(Duration.ofSeconds(5), 3, Duration.ofMillis(2), 2, failures, Duration.ofMillis(200));
    }

    @Override
    public void called(String endpoint, String operation, String outcome, Duration took) {
        calls.add(operation + " " + outcome);
    }

    @Override
    public void used(String endpoint, String operation, double units) {
        used.add(operation + " " + units);
    }
}
