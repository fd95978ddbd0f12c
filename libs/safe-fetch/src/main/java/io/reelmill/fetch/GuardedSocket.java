package io.reelmill.fetch;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.Socket;
import java.net.SocketAddress;
import java.util.function.UnaryOperator;

/** Checks the address of every connection, whoever resolved it. It ignores system proxies. */
final class GuardedSocket extends Socket {

    private final UrlPolicy policy;
    private final UnaryOperator<SocketAddress> route;

    /** @param route maps an allowed address to the address connected to; the identity except in tests */
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
