package io.reelmill.fetch;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.UnknownHostException;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/** Names and public addresses of our own making: every connect is written down and led to a server on loopback. */
final class FakeInternet implements NameResolver {

    static final String PUBLIC = "93.184.215.14";

    private final Map<String, Deque<List<InetAddress>>> names = new ConcurrentHashMap<>();
    private final List<InetAddress> connects = new CopyOnWriteArrayList<>();
    private final List<String> lookups = new CopyOnWriteArrayList<>();
    private final InetSocketAddress server;

    FakeInternet(InetSocketAddress server) {
        this.server = server;
    }

    /** Answers look-ups of a name one after the other, each with one address; the last answer stays. */
    FakeInternet name(String host, String... addresses) {
        names.put(
                host,
                new ArrayDeque<>(
                        Arrays.stream(addresses).map(a -> List.of(address(a))).toList()));
        return this;
    }

    FakeInternet nameOfAll(String host, String... addresses) {
        names.put(
                host,
                new ArrayDeque<>(List.of(
                        Arrays.stream(addresses).map(FakeInternet::address).toList())));
        return this;
    }

    SafeFetch client() {
        return client(AddressPolicy.publicOnly());
    }

    SafeFetch client(AddressPolicy addresses) {
        return new SafeFetch(new UrlPolicy(addresses, this), this::route);
    }

    List<InetAddress> connects() {
        return connects;
    }

    List<String> lookups() {
        return lookups;
    }

    @Override
    public List<InetAddress> resolve(String host) throws UnknownHostException {
        lookups.add(host);
        Deque<List<InetAddress>> answers = names.get(host);
        if (answers == null) {
            throw new UnknownHostException(host);
        }
        return answers.size() > 1 ? answers.poll() : answers.peek();
    }

    private SocketAddress route(SocketAddress to) {
        connects.add(((InetSocketAddress) to).getAddress());
        return server;
    }

    static InetAddress address(String literal) {
        try {
            return InetAddress.getByName(literal);
        } catch (IOException e) {
            throw new IllegalArgumentException(literal, e);
        }
    }
}
