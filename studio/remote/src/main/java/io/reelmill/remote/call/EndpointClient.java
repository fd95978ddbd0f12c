package io.reelmill.remote.call;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.failsafe.BulkheadFullException;
import dev.failsafe.CircuitBreakerOpenException;
import dev.failsafe.Failsafe;
import dev.failsafe.FailsafeException;
import dev.failsafe.FailsafeExecutor;
import io.reelmill.fetch.Fetched;
import io.reelmill.fetch.Limits;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The line to one endpoint. It repeats what may be repeated (no connection, 429, 5xx) with backoff and jitter or as the
 * service asks, never what timed out; leaves a service alone after failures in a row; and limits the calls at the same
 * time. Shared by all that call the endpoint; safe for many threads.
 */
public final class EndpointClient {

    /** A service that wants a longer pause is not waited for. */
    static final Duration LONGEST_WAIT = Duration.ofSeconds(30);

    private static final Logger LOG = LoggerFactory.getLogger(EndpointClient.class);
    private static final int LONGEST_STRING = 96 << 20;
    private static final ObjectMapper JSON = new ObjectMapper(JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxStringLength(LONGEST_STRING)
                    .maxNestingDepth(100)
                    .build())
            .build());

    private final Endpoint endpoint;
    private final HttpClients doors;
    private final CallObserver observer;
    private final FailsafeExecutor<Answer> safely;
    private final AtomicLong silentUntil = new AtomicLong(System.nanoTime());

    public EndpointClient(Endpoint endpoint, HttpClients doors, CallObserver observer) {
        this.endpoint = endpoint;
        this.doors = doors;
        this.observer = observer;
        this.safely = Failsafe.with(
                Policies.repetition(endpoint.patience()),
                Policies.breaker(endpoint),
                Policies.bulkhead(endpoint.patience()));
    }

    public String name() {
        return endpoint.name();
    }

    /** The time that one call may take. */
    public Duration timeout() {
        return endpoint.patience().timeout();
    }

    /**
     * Makes a call.
     *
     * @throws ProviderException when there is no answer with a 2xx; PASSING when there may be one later
     */
    public Answer send(Call call) {
        try {
            return safely.get(() -> tried(call));
        } catch (CircuitBreakerOpenException e) {
            throw new ProviderException(Category.PASSING, name() + " is left alone for a while after failures", e);
        } catch (BulkheadFullException e) {
            throw new ProviderException(Category.PASSING, name() + " has more calls under way than it is allowed", e);
        } catch (FailsafeException e) {
            throw interrupted(e);
        }
    }

    /**
     * Makes a call that is answered in JSON. Fields that are not known are no fault.
     *
     * @throws ProviderException also when the answer is not JSON
     */
    public JsonNode json(Call call) {
        Answer answer = send(call);
        if (answer.type().startsWith("text/html")) {
            throw CallFailure.unusable(name(), call.operation(), "with a web page");
        }
        try {
            JsonNode node = JSON.readTree(answer.body());
            if (node != null && node.isContainerNode()) {
                return node;
            }
            throw CallFailure.unusable(name(), call.operation(), "with something else than JSON");
        } catch (JsonProcessingException e) {
            throw CallFailure.unusable(name(), call.operation(), "with broken JSON");
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "an answer in memory cannot be read", e);
        }
    }

    /**
     * Downloads what an answer leads to. Only the endpoint's own server may be at a private address, and it leads no
     * further; the key is not sent.
     *
     * @throws ProviderException when it cannot be had
     */
    public void download(String operation, String url, Path file, Limits limits) {
        boolean home = isHome(url);
        SafeFetch door = home ? doors.trusted() : doors.outside();
        Limits own = home ? new Limits(limits.maxBytes(), limits.total(), 0, limits.truncate()) : limits;
        Fetched fetched;
        try {
            fetched = Failsafe.with(Policies.late(endpoint.patience())).get(() -> door.download(url, file, own));
        } catch (FailsafeException e) {
            throw interrupted(e);
        }
        if (!(fetched instanceof Fetched.Success answer) || !answer.isOk()) {
            throw CallFailure.unusable(name(), operation, "with an address from which nothing could be fetched");
        }
    }

    /**
     * Puts a file where an answer says, without the key: such addresses carry their own leave. Only the endpoint's own server
     * may be at a private address.
     *
     * @throws ProviderException when it is not taken
     */
    public void put(String operation, String url, String type, byte[] file) {
        SafeFetch door = isHome(url) ? doors.trusted() : doors.outside();
        Limits limits = new Limits(1 << 20, endpoint.patience().timeout().multipliedBy(2), 0, true);
        Fetched fetched;
        try {
            fetched = Failsafe.with(Policies.late(endpoint.patience()))
                    .get(() -> door.send("PUT", url, Map.of("Content-Type", type), file, limits));
        } catch (FailsafeException e) {
            throw interrupted(e);
        }
        if (!(fetched instanceof Fetched.Success answer) || !answer.isOk()) {
            throw CallFailure.unusable(name(), operation, "with an address at which nothing could be left");
        }
    }

    /** Tells the service that something is not wanted any more. Whether it listens changes nothing for us. */
    public void giveUp(Call call) {
        if (call.address().isEmpty()) {
            return;
        }
        try {
            send(call);
        } catch (ProviderException e) {
            LOG.info("{} could not be told to stop: {}", name(), e.getMessage());
        }
    }

    /** Whether a URL leads to the endpoint's own server. */
    public boolean isHome(String url) {
        try {
            return endpoint.isHome(URI.create(url));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** Tells that something was used that may cost money. */
    public void used(String operation, double units) {
        observer.used(name(), operation, units);
    }

    private ProviderException interrupted(FailsafeException e) {
        if (e.getCause() instanceof InterruptedException) {
            Thread.currentThread().interrupt();
        }
        return new ProviderException(Category.PASSING, "a call to " + name() + " was interrupted", e);
    }

    /** A service that asked for a pause is left in peace by all callers, not by the one alone that it told. */
    private void keepSilence() throws InterruptedException {
        long left = silentUntil.get() - System.nanoTime();
        if (left > 0) {
            TimeUnit.NANOSECONDS.sleep(left);
        }
    }

    private void rest(CallFailure failure) {
        if (failure.pause() != null && failure.pause().compareTo(LONGEST_WAIT) <= 0) {
            long end = System.nanoTime() + failure.pause().toNanos();
            silentUntil.accumulateAndGet(end, (a, b) -> a - b > 0 ? a : b);
        }
    }

    private Answer tried(Call call) throws InterruptedException {
        keepSilence();
        long began = System.nanoTime();
        String outcome = "ok";
        try {
            return AnswerCheck.of(name(), call, fetch(call));
        } catch (CallFailure e) {
            outcome = e.outcome();
            rest(e);
            LOG.warn("{} (operation {}, outcome {})", e.getMessage(), call.operation(), outcome);
            throw e;
        } finally {
            observer.called(name(), call.operation(), outcome, Duration.ofNanos(System.nanoTime() - began));
        }
    }

    private Fetched fetch(Call call) {
        var headers = new java.util.HashMap<>(endpoint.headers());
        headers.putAll(call.headers());
        return doors.trusted()
                .send(
                        call.method(),
                        address(call),
                        headers,
                        call.body(),
                        new Limits(call.maxBytes(), endpoint.patience().timeout(), 0, false));
    }

    /** A whole URL from an answer gets our key only on the endpoint's own server. */
    private String address(Call call) {
        if (!call.address().contains("://")) {
            String address = endpoint.url() + call.address();
            String joint = call.address().contains("?") ? "&" : "?";
            return endpoint.query().isEmpty() ? address : address + joint + endpoint.query();
        }
        if (!isHome(call.address())) {
            throw CallFailure.unusable(name(), call.operation(), "with an address on another server");
        }
        return call.address();
    }
}
