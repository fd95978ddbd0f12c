package io.reelmill.isolation;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.Arrays;
import java.util.List;

/** Runs inside the sandbox: forwards a loopback port to {@link ProxyRelay}'s socket file, and runs the program meanwhile. */
public final class RelayMain {

    private RelayMain() {}

    /** @param arguments socket file, port, program and its arguments */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        UnixDomainSocketAddress socket = UnixDomainSocketAddress.of(arguments[0]);
        ServerSocketChannel server = ServerSocketChannel.open();
        server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), Integer.parseInt(arguments[1])));
        Forwarding.start(server, () -> SocketChannel.open(socket));
        List<String> command = Arrays.asList(arguments).subList(2, arguments.length);
        Process program = new ProcessBuilder(command).inheritIO().start();
        System.exit(program.waitFor());
    }
}
