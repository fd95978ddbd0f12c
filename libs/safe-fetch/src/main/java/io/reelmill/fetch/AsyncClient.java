package io.reelmill.fetch;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.file.FileSystemOptions;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.PoolOptions;
import io.vertx.core.http.RequestOptions;
import io.vertx.core.net.SocketAddress;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** The HTTP client of {@link AsyncPost}, with event loops of its own. It connects to addresses only, never to a name. */
final class AsyncClient implements AutoCloseable {

    private static final Duration CONNECT = Duration.ofSeconds(5);

    /** Shorter than common servers keep an idle connection, so that it is not closed under a request. */
    private static final Duration MAX_IDLE = Duration.ofSeconds(2);

    /** Half of the processors: the other half claims what is sent, and writes down what came of it. */
    private static final int LOOPS = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);

    private static final int MAX_HEADER_BYTES = 64 * 1024;
    private static final int MAX_LINE_BYTES = 16 * 1024;

    private final Vertx vertx;
    private final HttpClient client;
    private final ConnectionBound connections;
    private final List<CallGroup> groups;

    /** @param maxConnections open at one time, to all hosts together */
    AsyncClient(int maxConnections) {
        connections = new ConnectionBound(maxConnections);
        vertx = Vertx.vertx(new VertxOptions()
                .setEventLoopPoolSize(LOOPS)
                .setWorkerPoolSize(1)
                .setUseDaemonThread(true)
                .setFileSystemOptions(new FileSystemOptions()
                        .setClassPathResolvingEnabled(false)
                        .setFileCachingEnabled(false)));
        groups = Stream.generate(() -> new CallGroup(vertx)).limit(LOOPS).toList();
        HttpClientOptions options = new HttpClientOptions()
                .setConnectTimeout((int) CONNECT.toMillis())
                .setKeepAliveTimeout((int) MAX_IDLE.toSeconds())
                .setMaxHeaderSize(MAX_HEADER_BYTES)
                .setMaxInitialLineLength(MAX_LINE_BYTES);
        client = vertx.httpClientBuilder()
                .with(options)
                .with(new PoolOptions().setHttp1MaxSize(maxConnections)) // all may be of one host
                .withConnectHandler(opened -> {
                    connections.opened();
                    opened.closeHandler(closed -> connections.release());
                })
                .build();
    }

    /** Runs a task in a moment, with others of the same host, on an event loop of theirs. */
    void soon(String host, Runnable task) {
        groups.get(Math.floorMod(host.hashCode(), groups.size())).add(task);
    }

    /**
     * Begins a call, now or when there may be one more connection. It makes one request.
     *
     * @param isOver whether a call that waits is wanted no more
     */
    void whenFree(BooleanSupplier isOver, Runnable call) {
        connections.begin(isOver, call);
    }

    /** Opens the request of a call that has begun, on a connection that was kept or a new one. */
    Future<HttpClientRequest> request(RequestOptions options) {
        Future<HttpClientRequest> request;
        try {
            request = client.request(options);
        } catch (RuntimeException e) {
            request = Future.failedFuture(e); // the client is closed
        }
        return request.onComplete(opened -> {
            connections.release();
            if (opened.succeeded() && connections.waiting() > 0) {
                opened.result().putHeader("Connection", "close"); // another host's call waits for it
            }
        });
    }

    /** Calls that wait for a connection. */
    int waiting() {
        return connections.waiting();
    }

    /** A POST to a URL at one of its host's addresses. Certificates are checked for the host. */
    static RequestOptions post(URI url, InetAddress address) {
        boolean secure = url.getScheme().equals("https");
        int port = url.getPort() != -1 ? url.getPort() : secure ? 443 : 80;
        String path = url.getRawPath().isEmpty() ? "/" : url.getRawPath();
        return new RequestOptions()
                .setMethod(HttpMethod.POST)
                .setServer(SocketAddress.inetSocketAddress(new InetSocketAddress(address, port)))
                .setSsl(secure)
                .setHost(url.getHost())
                .setPort(port)
                .setURI(url.getRawQuery() == null ? path : path + "?" + url.getRawQuery())
                .setFollowRedirects(false)
                .putHeader("User-Agent", GuardedHttpClientFactory.USER_AGENT);
    }

    @Override
    public void close() {
        connections.close();
        client.close();
        vertx.close();
    }
}
