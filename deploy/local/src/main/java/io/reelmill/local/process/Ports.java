package io.reelmill.local.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;

/** TCP ports of the loopback interface. */
public final class Ports {

    private Ports() {}

    /** This many different ports without a listener at this moment. */
    public static List<Integer> free(int count) {
        if (count == 0) {
            return List.of();
        }
        // Each socket stays open until all are found; otherwise the same port could be returned twice.
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            List<Integer> ports = new ArrayList<>(free(count - 1));
            ports.add(socket.getLocalPort());
            return ports;
        } catch (IOException e) {
            throw new UncheckedIOException("no free port", e);
        }
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
