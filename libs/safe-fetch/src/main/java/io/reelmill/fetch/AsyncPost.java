package io.reelmill.fetch;

import io.reelmill.fetch.Fetched.Failed;
import io.reelmill.fetch.Fetched.Failure;
import io.reelmill.fetch.Fetched.Refused;
import io.reelmill.fetch.Fetched.Success;
import io.reelmill.fetch.UrlDecision.Allowed;
import io.reelmill.fetch.UrlDecision.Reason;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.hc.client5.http.impl.async.CloseableHttpAsyncClient;
import org.apache.hc.core5.concurrent.FutureCallback;
import org.apache.hc.core5.http.ContentType;
import org.apache.hc.core5.http.HttpHost;
import org.apache.hc.core5.http.nio.AsyncRequestProducer;
import org.apache.hc.core5.http.nio.support.AsyncRequestBuilder;
import org.apache.hc.core5.io.CloseMode;

/**
 * POST without a thread for each call, under the same policy as {@link SafeFetch}: thousands of slow receivers may be waited
 * for at one time. Redirects are not followed. A connection is reused for some seconds, by calls to the same host at the same
 * checked address. Thread-safe.
 */
public final class AsyncPost implements AutoCloseable {

    private static final int LOOKUP_THREADS = 64;

    private final UrlPolicy policy;
    private final CloseableHttpAsyncClient client;
    private final ThreadPoolExecutor lookups;

    /**
     * @param maxConnections at one time
     * @param maxConnectionsToOneHost at one time
     */
    public AsyncPost(UrlPolicy policy, int maxConnections, int maxConnectionsToOneHost) {
        this.policy = policy;
        this.client = GuardedAsyncClientFactory.open(maxConnections, maxConnectionsToOneHost);
        this.lookups = new ThreadPoolExecutor(
                LOOKUP_THREADS,
                LOOKUP_THREADS,
                30,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                daemon("async-post-lookup"));
        this.lookups.allowCoreThreadTimeOut(true);
        client.start();
    }

    /** Sends a body; the future always completes normally, at the latest with the time limit. */
    public CompletableFuture<Fetched> post(String url, Map<String, String> headers, byte[] body, Limits limits) {
        UrlDecision decision = policy.parse(url);
        if (decision instanceof UrlDecision.Refused refused) {
            return CompletableFuture.completedFuture(new Refused(refused.reason(), refused.message()));
        }
        Call call = new Call(((Allowed) decision).url(), headers, body, limits);
        call.limitTime();
        if (UrlText.isLiteral(call.url.getHost())) {
            call.resolve();
        } else {
            lookups.execute(call::resolve);
        }
        return call.result;
    }

    @Override
    public void close() {
        client.close(CloseMode.IMMEDIATE);
        lookups.shutdownNow();
    }

    /** One request and its response. */
    private final class Call {

        private final URI url;
        private final Map<String, String> headers;
        private final byte[] body;
        private final Limits limits;
        private final Deadline deadline;
        private final CompletableFuture<Fetched> result = new CompletableFuture<>();
        private final AtomicReference<BoundedResponse> response = new AtomicReference<>();

        Call(URI url, Map<String, String> headers, byte[] body, Limits limits) {
            this.url = url;
            this.headers = headers;
            this.body = body;
            this.limits = limits;
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
                send(policy.resolve(url.getHost()), 0);
            } catch (BlockedAddressException e) {
                result.complete(new Refused(Reason.BLOCKED, UrlPolicy.NOT_PUBLIC));
            } catch (UnknownHostException e) {
                result.complete(FailureReport.of(e, deadline));
            } catch (RuntimeException e) {
                result.complete(new Failed(Failure.CONNECTION, "could not be connected to, or broke off"));
            }
        }

        /** Tries one address after the other until one is connected to. */
        private void send(List<InetAddress> addresses, int index) {
            HttpHost host = new HttpHost(url.getScheme(), addresses.get(index), url.getHost(), url.getPort());
            AsyncRequestBuilder request = AsyncRequestBuilder.post(url);
            headers.forEach(request::setHeader);
            ContentType type = ContentType.parse(headers.getOrDefault("Content-Type", "application/octet-stream"));
            AsyncRequestProducer producer = request.setEntity(body, type).build();
            BoundedResponse reader = new BoundedResponse(limits.maxBytes(), this::end);
            response.set(reader);
            var exchange = client.execute(host, producer, reader, null, null, new FutureCallback<>() {
                @Override
                public void completed(Void nothing) {
                    end();
                }

                @Override
                public void failed(Exception failure) {
                    boolean next = !reader.hasHead() && GuardedAsyncClientFactory.isConnectFailure(failure);
                    if (next && index + 1 < addresses.size() && !result.isDone()) {
                        send(addresses, index + 1);
                    } else if (reader.hasHead()) {
                        end();
                    } else {
                        result.complete(FailureReport.of(
                                failure instanceof IOException io ? io : new IOException(failure), deadline));
                    }
                }

                @Override
                public void cancelled() {
                    end();
                }
            });
            result.whenComplete((fetched, failure) -> exchange.cancel(true));
        }

        /** With what has been received of the response: all of it, as much as is wanted, or what came in time. */
        private void end() {
            BoundedResponse reader = response.get();
            result.complete(
                    reader == null || !reader.hasHead()
                            ? new Failed(Failure.TIMEOUT, "did not answer in time")
                            : success(reader));
        }

        private Success success(BoundedResponse reader) {
            byte[] received = reader.body();
            return new Success(reader.status(), url, reader.headers(), received, received.length);
        }
    }

    private static ThreadFactory daemon(String name) {
        return task -> {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        };
    }
}
