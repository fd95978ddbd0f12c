package io.reelmill.fetch;

import io.reelmill.fetch.LocalFiles.OwnFile;
import io.reelmill.fetch.UrlDecision.Allowed;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;

/**
 * The egress proxy for programs that make their own requests, such as a browser: an HTTP proxy on a loopback port that
 * connects only where {@link UrlPolicy} allows it. A host is resolved here once for each connection, and the checked
 * addresses are those connected to. It runs until the program that uses it ends.
 */
public final class EgressProxy implements AutoCloseable {

    private static final int MAX_CONNECTIONS = 96;
    private static final int CONNECT_MILLIS = 5_000;
    private static final int SILENCE_MILLIS = 60_000;
    private static final byte[] ESTABLISHED = ascii("HTTP/1.1 200 Connection established\r\n\r\n");
    private static final byte[] FORBIDDEN =
            ascii("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    private static final byte[] UNREACHABLE =
            ascii("HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");

    private final UrlPolicy policy;
    private final AtomicLong budget;
    private final ServerSocket door;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final ExecutorService threads;

    private EgressProxy(UrlPolicy policy, long maxBytes) throws IOException {
        this.policy = policy;
        this.budget = new AtomicLong(maxBytes);
        this.door = new ServerSocket(0, 64, InetAddress.getLoopbackAddress());
        // two for each connection, and one that accepts; further connections are refused
        this.threads = new ThreadPoolExecutor(
                0, 2 * MAX_CONNECTIONS + 1, 5, TimeUnit.SECONDS, new SynchronousQueue<>(), task -> {
                    Thread thread = new Thread(task, "egress-proxy");
                    thread.setDaemon(true);
                    return thread;
                });
        threads.execute(this::accept);
    }

    /**
     * Opens a proxy on a free port.
     *
     * @param maxBytes limit of all responses together; above it every connection is closed
     */
    public static EgressProxy open(UrlPolicy policy, long maxBytes) {
        try {
            return new EgressProxy(policy, maxBytes);
        } catch (IOException e) {
            throw new UncheckedIOException("no loopback port for a proxy", e);
        }
    }

    /** The proxy's address in the form that programs take: {@code http://127.0.0.1:40123}. */
    public String address() {
        return "http://127.0.0.1:" + door.getLocalPort();
    }

    /** The port of {@link #address}. */
    public int port() {
        return door.getLocalPort();
    }

    @Override
    public void close() {
        shut(door);
        open.forEach(EgressProxy::shut);
        threads.shutdownNow();
    }

    private void accept() {
        while (!door.isClosed()) {
            try {
                Socket client = door.accept();
                open.add(client);
                if (open.size() > 2 * MAX_CONNECTIONS) {
                    drop(client);
                } else {
                    threads.execute(() -> serve(client));
                }
            } catch (IOException | RuntimeException e) {
                if (door.isClosed()) {
                    return;
                }
            }
        }
    }

    private void serve(Socket client) {
        try {
            client.setSoTimeout(SILENCE_MILLIS);
            ProxyRequest request = ProxyRequest.read(client.getInputStream());
            UrlDecision decision = policy.judge(request.url());
            if (!(decision instanceof Allowed allowed)) {
                answer(client, FORBIDDEN);
            } else {
                relay(client, request, allowed);
            }
        } catch (IOException | IllegalArgumentException e) {
            // the program sent no valid request, or its connection is closed: there is no one to answer
        } finally {
            drop(client);
        }
    }

    private void relay(Socket client, ProxyRequest request, Allowed allowed) throws IOException {
        Optional<OwnFile> own = policy.own(allowed.url());
        if (own.isPresent() && !request.isTunnel()) {
            answer(client, own.get());
            return;
        }
        Socket server = connected(allowed);
        if (server == null) {
            answer(client, UNREACHABLE);
            return;
        }
        open.add(server);
        try {
            if (request.isTunnel()) {
                answer(client, ESTABLISHED);
            } else {
                server.getOutputStream().write(request.head(allowed.url()));
            }
            threads.execute(() -> pump(client, server, false));
            pump(server, client, true);
        } finally {
            drop(server);
        }
    }

    private Socket connected(Allowed allowed) {
        URI url = allowed.url();
        int port = url.getPort() >= 0 ? url.getPort() : url.getScheme().equals("https") ? 443 : 80;
        for (InetAddress address : allowed.addresses()) {
            try {
                Socket socket = new GuardedSocket(policy, UnaryOperator.identity());
                socket.connect(new InetSocketAddress(address, port), CONNECT_MILLIS);
                socket.setSoTimeout(SILENCE_MILLIS);
                return socket;
            } catch (IOException e) {
                continue; // the next address of the host may answer
            }
        }
        return null;
    }

    /** Copies until one side closes. Response bytes count against the common limit. */
    private void pump(Socket from, Socket to, boolean counted) {
        byte[] buffer = new byte[16 * 1024];
        try {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                if (counted && budget.addAndGet(-n) < 0) {
                    break;
                }
                out.write(buffer, 0, n);
            }
            to.shutdownOutput();
        } catch (IOException e) {
            // one side has closed the connection, the normal end of a tunnel
        }
    }

    private static void answer(Socket client, byte[] text) throws IOException {
        client.getOutputStream().write(text);
    }

    private static void answer(Socket client, OwnFile file) throws IOException {
        answer(
                client,
                ascii("HTTP/1.1 200 OK\r\nContent-Type: " + file.contentType() + "\r\nContent-Length: " + file.length()
                        + "\r\nConnection: close\r\n\r\n"));
        try (InputStream in = file.content().open(0, file.length())) {
            in.transferTo(client.getOutputStream());
        }
    }

    private void drop(Socket socket) {
        open.remove(socket);
        shut(socket);
    }

    private static void shut(java.io.Closeable closeable) {
        try {
            closeable.close();
        } catch (IOException e) {
            // already closed
        }
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
