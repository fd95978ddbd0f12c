package io.reelmill.local.process;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/** TCP ports of the loopback interface. */
public final class Ports {

    private static final int MIN_CHOSEN = 20_000;
    private static final int MAX_CHOSEN = 32_000;
    private static final int MAX_TRIES = 10_000;

    private Ports() {}

    /**
     * This many different ports without a listener at this moment. They lie below the range from which systems take the
     * ports of outgoing connections: one of those could occupy the port before its server is started.
     */
    public static List<Integer> free(int count) {
        List<Integer> ports = ThreadLocalRandom.current()
                .ints(MAX_TRIES, MIN_CHOSEN, MAX_CHOSEN + 1)
                .distinct()
                .filter(Ports::isFree)
                .limit(count)
                .boxed()
                .toList();
        if (ports.size() < count) {
            throw new IllegalStateException("no %d free ports from %d to %d".formatted(count, MIN_CHOSEN, MAX_CHOSEN));
        }
        return ports;
    }

    /** Whether a server can be started on this port. */
    public static boolean isFree(int port) {
        try (ServerSocket socket = new ServerSocket()) {
            // A connection of the previous run in TIME_WAIT does not occupy the port.
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 1);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** Whether a server accepts connections on this port. */
    public static boolean answers(int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 500);
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
