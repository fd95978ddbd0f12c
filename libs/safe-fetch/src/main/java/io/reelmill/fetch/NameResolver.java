package io.reelmill.fetch;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;

/** Resolves host names. */
@FunctionalInterface
public interface NameResolver {

    /**
     * All addresses of a host name or an address literal.
     *
     * @throws UnknownHostException when there is none, or none was found in time
     */
    List<InetAddress> resolve(String host) throws UnknownHostException;

    /**
     * This resolver for one client, which can use only its share of the concurrent lookups.
     *
     * @param client compared by {@code equals}
     */
    default NameResolver forClient(Object client) {
        return this;
    }

    /** The system's resolver with a timeout of {@code patience}. */
    static NameResolver system(Duration patience) {
        return new TimeLimitedResolver(host -> List.of(InetAddress.getAllByName(host)), patience);
    }
}
