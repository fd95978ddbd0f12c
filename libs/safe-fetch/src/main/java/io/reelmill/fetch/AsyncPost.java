package io.reelmill.fetch;

import io.netty.handler.codec.DecoderException;
import io.netty.handler.codec.TooLongFrameException;
import io.reelmill.fetch.Fetched.Failed;
import io.reelmill.fetch.Fetched.Failure;
import io.reelmill.fetch.Fetched.Refused;
import io.reelmill.fetch.UrlDecision.Allowed;
import io.reelmill.fetch.UrlDecision.Reason;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.NoRouteToHostException;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * POST without a thread for each call, under the same policy as {@link SafeFetch}: thousands of slow receivers may be waited
 * for at one time. Redirects are not followed. A URL is checked and its host is looked up once in some seconds; its calls in this
 * time go to the addresses that were checked, on connections that are kept for some seconds. Thread-safe.
 */
public final class AsyncPost implements AutoCloseable {

    private static final int LOOKUP_THREADS = 64;
    private static final long CHECKED_NANOS = TimeUnit.SECONDS.toNanos(5);
    private static final int MAX_CHECKED = 10_000;

    private final UrlPolicy policy;
    private final AsyncClient client;
    private final ThreadPoolExecutor lookups;
    private final Map<String, Checked> checked = new ConcurrentHashMap<>();

    /** A URL that may be called, at these addresses, until a time of {@link System#nanoTime()}. */
    private record Checked(URI url, List<InetAddress> addresses, long until) {}

    /**
     * @param maxConnections open at one time, to one host or to many, in use or kept for a moment. A call beyond that waits within
     *     its time limit, and has {@link Failure#BUSY} when none becomes free
     */
    public AsyncPost(UrlPolicy policy, int maxConnections) {
        this.policy = policy;
        this.client = new AsyncClient(maxConnections);
        this.lookups = new ThreadPoolExecutor(
                LOOKUP_THREADS,
                LOOKUP_THREADS,
                30,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                daemon("async-post-lookup"));
        this.lookups.allowCoreThreadTimeOut(true);
    }

    /** Sends a body; the future always completes normally, at the latest with the time limit. */
    public CompletableFuture<Fetched> post(String url, Map<String, String> headers, byte[] body, Limits limits) {
        Checked known = checked.get(url);
        if (known != null && System.nanoTime() - known.until() < 0) {
            Call call = new Call(url, known.url(), headers, body, limits);
            call.limitTime();
            call.sendSoon(known.addresses());
            return call.result;
        }
        UrlDecision decision = policy.parse(url);
        if (decision instanceof UrlDecision.Refused refused) {
            return CompletableFuture.completedFuture(new Refused(refused.reason(), refused.message()));
        }
        Call call = new Call(url, ((Allowed) decision).url(), headers, body, limits);
        call.limitTime();
        if (UrlText.isLiteral(call.url.getHost())) {
            call.resolve();
        } else {
            lookups.execute(call::resolve);
        }
        return call.result;
    }

    /** Calls that wait for a connection. */
    int waiting() {
        return client.waiting();
    }

    @Override
    public void close() {
        client.close();
        lookups.shutdownNow();
    }

    /** One request and its response. */
    private final class Call {

        private final String given;
        private final URI url;
        private final Map<String, String> headers;
        private final byte[] body;
        private final Deadline deadline;
        private final CompletableFuture<Fetched> result = new CompletableFuture<>();
        private final BoundedResponse response;
        /** Whether the response has been received as a whole, so that its connection can be kept. */
        private volatile boolean ended;
        /** Whether it waits for other calls to end, so that nothing has been sent. */
        private volatile boolean waits;

        Call(String given, URI url, Map<String, String> headers, byte[] body, Limits limits) {
            this.given = given;
            this.url = url;
            this.headers = headers;
            this.body = body;
            this.response = new BoundedResponse(limits.maxBytes());
            this.deadline = Deadline.in(limits.total());
        }

        void limitTime() {
            Deadline.Watch end = deadline.watch(this::end);
            result.whenComplete((fetched, failure) -> end.close());
        }

        /** Looks up the host, once: the request goes to the addresses that were checked. */
        void resolve() {
            if (result.isDone()) {
                return;
            }
            try {
                List<InetAddress> addresses = policy.resolve(url.getHost());
                keep(new Checked(url, addresses, System.nanoTime() + CHECKED_NANOS));
                sendSoon(addresses);
            } catch (BlockedAddressException e) {
                result.complete(new Refused(Reason.BLOCKED, UrlPolicy.NOT_PUBLIC));
            } catch (UnknownHostException e) {
                result.complete(FailureReport.of(e, deadline));
            } catch (RuntimeException e) {
                result.complete(new Failed(Failure.CONNECTION, "could not be connected to, or broke off"));
            }
        }

        private void keep(Checked now) {
            if (checked.size() >= MAX_CHECKED) {
                checked.clear();
            }
            checked.put(given, now);
        }

        private void sendSoon(List<InetAddress> addresses) {
            endIfThrown(() -> client.soon(url.getHost(), () -> endIfThrown(() -> send(addresses, 0))));
        }

        /** Nothing runs any more when the client is closed. */
        private void endIfThrown(Runnable step) {
            try {
                step.run();
            } catch (RuntimeException e) {
                result.complete(new Failed(Failure.CONNECTION, "could not be connected to, or broke off"));
            }
        }

        /** Tries one address after the other until one is connected to. */
        private void send(List<InetAddress> addresses, int index) {
            waits = true;
            client.whenFree(result::isDone, () -> {
                waits = false;
                client.request(AsyncClient.post(url, addresses.get(index))).onComplete(opened -> {
                    if (opened.succeeded()) {
                        exchange(opened.result());
                    } else if (isConnectFailure(opened.cause()) && index + 1 < addresses.size() && !result.isDone()) {
                        send(addresses, index + 1);
                    } else {
                        fail(opened.cause());
                    }
                });
            });
        }

        private void exchange(HttpClientRequest request) {
            result.whenComplete((fetched, failure) -> {
                if (!ended) {
                    request.reset(); // the connection ends with it
                }
            });
            if (result.isDone()) {
                return;
            }
            headers.forEach(request::putHeader);
            request.response().onComplete(answered -> {
                if (answered.succeeded()) {
                    read(answered.result());
                } else {
                    fail(answered.cause());
                }
            });
            request.end(Buffer.buffer(body));
        }

        private void read(HttpClientResponse answer) {
            response.begin(answer.statusCode(), answer.headers());
            answer.handler(part -> {
                if (response.add(part.getBytes())) {
                    end();
                }
            });
            answer.exceptionHandler(failure -> end());
            answer.endHandler(nothing -> {
                ended = true;
                end();
            });
        }

        private void fail(Throwable cause) {
            if (response.hasHead()) {
                end();
            } else if (cause instanceof TooLongFrameException) {
                result.complete(new Failed(Failure.TOO_LARGE, "answered with headers larger than allowed"));
            } else if (cause instanceof DecoderException || cause instanceof IllegalArgumentException) {
                result.complete(new Failed(Failure.UNREADABLE, "did not answer in readable HTTP"));
            } else {
                result.complete(
                        FailureReport.of(cause instanceof IOException io ? io : new IOException(cause), deadline));
            }
        }

        /** With what has been received of the response: all of it, as much as is wanted, or what came in time. */
        private void end() {
            if (response.hasHead()) {
                result.complete(response.success(url));
            } else if (waits) {
                result.complete(new Failed(Failure.BUSY, "could not be called: too many calls are under way"));
            } else {
                result.complete(new Failed(Failure.TIMEOUT, "did not answer in time"));
            }
        }
    }

    private static boolean isConnectFailure(Throwable failure) {
        return failure instanceof ConnectException || failure instanceof NoRouteToHostException;
    }

    private static ThreadFactory daemon(String name) {
        return task -> {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        };
    }
}
