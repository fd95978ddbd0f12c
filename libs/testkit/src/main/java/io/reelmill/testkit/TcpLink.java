package io.reelmill.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A port of this machine that leads to another, until it is cut. */
final class TcpLink {

    private final int target;
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
    private ServerSocket entrance;
    private int port;

    /** Opens a free port that leads to the target. */
    TcpLink(int target) {
        this.target = target;
        mend();
    }

    int port() {
        return port;
    }

    synchronized void mend() {
        if (entrance == null) {
            try {
                entrance = new ServerSocket(port, 64, InetAddress.getLoopbackAddress());
            } catch (IOException e) {
                throw new UncheckedIOException("port " + port + " is taken", e);
            }
            port = entrance.getLocalPort();
            ServerSocket open = entrance;
            daemon(() -> accept(open));
        }
    }

    synchronized void cut() {
        if (entrance != null) {
            close(entrance);
            entrance = null;
        }
        sockets.forEach(TcpLink::close);
        sockets.clear();
    }

    private void accept(ServerSocket open) {
        try {
            while (true) {
                connect(open, open.accept());
            }
        } catch (IOException e) {
            close(open); // cut, or the target is away: then the link is of no use either
        }
    }

    /** Under the lock, so that no connection slips through while the link is being cut. */
    private synchronized void connect(ServerSocket open, Socket near) throws IOException {
        if (open.isClosed()) {
            close(near);
            return;
        }
        sockets.add(near);
        Socket far = new Socket(InetAddress.getLoopbackAddress(), target);
        sockets.add(far);
        daemon(() -> pump(near, far));
        daemon(() -> pump(far, near));
    }

    private void pump(Socket from, Socket to) {
        try (from;
                to) {
            from.getInputStream().transferTo(to.getOutputStream());
        } catch (IOException e) {
            // one of the two was closed, and now both are
        } finally {
            sockets.remove(from);
        }
    }

    private static void close(AutoCloseable closeable) {
        try {
            closeable.close();
        } catch (Exception e) {
            throw new IllegalStateException("the link could not be cut", e);
        }
    }

    private static void daemon(Runnable work) {
        Thread thread = new Thread(work, "tcp-link");
        thread.setDaemon(true);
        thread.start();
    }
}
