package io.reelmill.isolation;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.concurrent.Semaphore;

/** Forwards each connection to a server, both ways, until one side ends. Two threads for each connection. */
final class Forwarding {

    private static final int MAX_CONNECTIONS = 128;
    private static final int BUFFER = 16_384;

    private Forwarding() {}

    /** Opens the other side of a connection. */
    interface Target {
        SocketChannel connect() throws IOException;
    }

    /** Accepts until the server is closed. */
    static void start(ServerSocketChannel server, Target target) {
        Semaphore free = new Semaphore(MAX_CONNECTIONS);
        thread(() -> {
            while (server.isOpen()) {
                try {
                    SocketChannel client = server.accept();
                    if (free.tryAcquire()) {
                        thread(() -> serve(client, target, free));
                    } else {
                        client.close();
                    }
                } catch (IOException e) {
                    if (!server.isOpen()) {
                        return;
                    }
                }
            }
        });
    }

    private static void serve(SocketChannel client, Target target, Semaphore free) {
        try (client;
                SocketChannel other = target.connect()) {
            Thread back = thread(() -> copy(other, client));
            copy(client, other);
            back.join();
        } catch (IOException e) {
            // either side is gone: closing both tells the one that is left
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            free.release();
        }
    }

    private static void copy(SocketChannel from, SocketChannel to) {
        ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
        try {
            while (from.read(buffer) >= 0) {
                buffer.flip();
                while (buffer.hasRemaining()) {
                    to.write(buffer);
                }
                buffer.clear();
            }
            to.shutdownOutput();
        } catch (IOException e) {
            close(from);
            close(to);
        }
    }

    private static void close(SocketChannel channel) {
        try {
            channel.close();
        } catch (IOException e) {
            // it is closed all the same
        }
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "proxy-relay");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }
}
