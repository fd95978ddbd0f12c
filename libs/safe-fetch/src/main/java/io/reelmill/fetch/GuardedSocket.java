package io.reelmill.fetch;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.Socket;
import java.net.SocketAddress;
import java.util.function.UnaryOperator;

/** Judges the very address that it is told to connect to, whoever looked it up; and uses no proxy of the system's. */
final class GuardedSocket extends Socket {

    private final UrlPolicy policy;
    private final UnaryOperator<SocketAddress> route;

    /** @param route where an allowed address is found; the address itself, but for tests */
    GuardedSocket(UrlPolicy policy, UnaryOperator<SocketAddress> route) {
        super(Proxy.NO_PROXY);
        this.policy = policy;
        this.route = route;
    }

    @Override
    public void connect(SocketAddress endpoint) throws IOException {
        connect(endpoint, 0);
    }

    @Override
    public void connect(SocketAddress endpoint, int timeout) throws IOException {
        if (!(endpoint instanceof InetSocketAddress inet) || inet.isUnresolved()) {
            throw new BlockedAddressException("not a resolved address");
        }
        policy.requireAllowed(inet.getAddress());
        super.connect(route.apply(endpoint), timeout);
    }
}
