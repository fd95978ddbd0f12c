package io.reelmill.isolation;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * Lets a program in a sandbox without network reach one HTTP proxy of ours and nothing else. Outside it forwards a local socket
 * file to the proxy's port; inside, {@link RelayMain} forwards the same port number on the sandbox's own loopback to the socket
 * file, so that the program is given the proxy's usual address.
 */
final class ProxyRelay implements AutoCloseable {

    private static final int HEAP_MIB = 24;

    private final Path folder;
    private final Path socket;
    private final int port;
    private final ServerSocketChannel server;

    private ProxyRelay(Path folder, Path socket, int port, ServerSocketChannel server) {
        this.folder = folder;
        this.socket = socket;
        this.port = port;
        this.server = server;
    }

    /**
     * Begins to forward.
     *
     * @param port of the proxy on this machine's loopback
     */
    static ProxyRelay open(int port) throws IOException {
        Path folder = SandboxFolders.temporary().make();
        Path socket = folder.resolve("proxy");
        ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        try {
            server.bind(UnixDomainSocketAddress.of(socket));
        } catch (IOException e) {
            server.close();
            FileTree.delete(folder);
            throw e;
        }
        InetSocketAddress proxy = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
        Forwarding.start(server, () -> SocketChannel.open(proxy));
        return new ProxyRelay(folder, socket, port, server);
    }

    /** Prefix of the command inside the sandbox. */
    List<String> command() {
        return List.of(
                java().resolve("bin").resolve("java").toString(),
                "-Xms4m",
                "-Xmx" + HEAP_MIB + "m",
                "-Xss256k",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:-UsePerfData",
                "-XX:ReservedCodeCacheSize=16m",
                "-cp",
                CodePath.of(RelayMain.class).toString(),
                RelayMain.class.getName(),
                socket.toString(),
                Integer.toString(port));
    }

    /** What the relay itself reads inside. */
    Set<Path> readable() {
        return Set.of(java(), CodePath.of(RelayMain.class), folder);
    }

    private static Path java() {
        return Path.of(System.getProperty("java.home"));
    }

    @Override
    public void close() throws IOException {
        server.close();
        FileTree.delete(folder);
    }
}
