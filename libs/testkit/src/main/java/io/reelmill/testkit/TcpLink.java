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

    private static final int BUFFER = 65_536;

    private final int target;
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
    private final ServerSocket entrance;
    private boolean open = true;
    private int messagesUntilCut;
    private boolean lastIsDelivered;
    private boolean cutting;

    /** Opens a free port that leads to the target. */
    TcpLink(int target) {
        this.target = target;
        try {
            entrance = new ServerSocket(0, 64, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException("no port is free", e);
        }
        daemon(this::accept);
    }

    int port() {
        return entrance.getLocalPort();
    }

    /** Waits for a cut that has begun, so that it does not end the connections that follow. */
    synchronized void mend() {
        boolean interrupted = false;
        while (cutting) {
            try {
                wait();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        open = true;
        messagesUntilCut = 0;
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    synchronized boolean isOpen() {
        return open;
    }

    /**
     * Cuts the link by itself when so many more messages have come from the near side.
     *
     * @param messages above 0; a message is what arrives at once
     * @param lastIsDelivered whether the last of them still gets through, so that only its answer is lost
     */
    synchronized void cutAfter(int messages, boolean lastIsDelivered) {
        this.messagesUntilCut = messages;
        this.lastIsDelivered = lastIsDelivered;
    }

    /** The port stays bound, so that nobody else takes it meanwhile: who connects is turned away at once. */
    synchronized void cut() {
        open = false;
        sockets.forEach(TcpLink::close);
        sockets.clear();
        cutting = false;
        notifyAll();
    }

    /** Ends all connections; who connects from now on gets through. */
    synchronized void drop() {
        sockets.forEach(TcpLink::close);
        sockets.clear();
    }

    private void accept() {
        try {
            while (true) {
                connect(entrance.accept());
            }
        } catch (IOException e) {
            close(entrance); // the target is away: then the link is of no use either
        }
    }

    /** Under the lock, so that no connection slips through while the link is being cut. */
    private synchronized void connect(Socket near) throws IOException {
        if (!open) {
            close(near);
            return;
        }
        sockets.add(near);
        Socket far = new Socket(InetAddress.getLoopbackAddress(), target);
        sockets.add(far);
        // Messages are passed on at once; otherwise each small one may wait 40 ms for an acknowledgement.
        near.setTcpNoDelay(true);
        far.setTcpNoDelay(true);
        daemon(() -> pump(near, far, true));
        daemon(() -> pump(far, near, false));
    }

    private void pump(Socket from, Socket to, boolean counted) {
        byte[] buffer = new byte[BUFFER];
        try (from;
                to) {
            int length;
            while ((length = from.getInputStream().read(buffer)) >= 0) {
                if (!counted || !isLast()) {
                    to.getOutputStream().write(buffer, 0, length);
                } else {
                    passLast(buffer, length, to);
                }
            }
        } catch (IOException e) {
            // one of the two was closed, and now both are
        } finally {
            sockets.remove(from);
        }
    }

    /** The link counts as cut from here on: the answer to the last message may arrive before the sockets are closed. */
    private synchronized boolean isLast() {
        if (messagesUntilCut == 0 || --messagesUntilCut > 0) {
            return false;
        }
        open = false;
        cutting = true;
        return true;
    }

    private void passLast(byte[] message, int length, Socket to) throws IOException {
        try {
            if (lastIsDelivered) {
                to.getOutputStream().write(message, 0, length);
            }
        } finally {
            cut();
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
