package io.reelmill.fetch;

import io.reelmill.fetch.LocalFiles.OwnFile;
import io.reelmill.fetch.UrlDecision.Allowed;
import io.reelmill.fetch.UrlDecision.Reason;
import io.reelmill.fetch.UrlDecision.Refused;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Checks a client's URL: its form, its port, and whether every address of its host may be reached.
 *
 * <p>Accepted: http and https, at most {@value UrlText#MAX_LENGTH} characters; a bare domain gets {@code https://};
 * international names and paths become ASCII. Ports 80, 443 and those from 1024 that browsers do not block either.
 * Refused: user names and passwords, IPv4 in any notation but four plain decimals, IPv6 zones, control characters; and,
 * where only public addresses are open, names without a dot.
 */
public final class UrlPolicy {

    static final String NOT_PUBLIC = "must lead to a public address; its host does not";

    static final String OWN_IS_GONE =
            "must be a link that is still good; this one is not genuine, has expired, or leads to a file that was deleted";

    private static final Duration LOOKUP_PATIENCE = Duration.ofSeconds(4);

    /** The "bad ports" of the Fetch standard from 1024 on: other protocols that the text of a request could exploit. */
    private static final Set<Integer> OTHER_PROTOCOLS = Set.of(
            1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
            10080);

    private final AddressPolicy addresses;
    private final NameResolver resolver;
    private final LocalFiles own;

    /** A policy over the system's resolver. */
    public UrlPolicy(AddressPolicy addresses) {
        this(addresses, LocalFiles.NONE);
    }

    /** A policy with the system's resolver that knows the suite's own files. */
    public UrlPolicy(AddressPolicy addresses, LocalFiles own) {
        this(addresses, NameResolver.system(LOOKUP_PATIENCE), own);
    }

    /** A policy over the given resolver. */
    public UrlPolicy(AddressPolicy addresses, NameResolver resolver) {
        this(addresses, resolver, LocalFiles.NONE);
    }

    UrlPolicy(AddressPolicy addresses, NameResolver resolver, LocalFiles own) {
        this.addresses = addresses;
        this.resolver = resolver;
        this.own = own;
    }

    /**
     * The same policy for one client, whose lookups then use only its share of the concurrent lookups.
     *
     * @param client compared by {@code equals}
     */
    public UrlPolicy forClient(Object client) {
        return new UrlPolicy(addresses, resolver.forClient(client), own);
    }

    /** Checks form, port and address literals, without a lookup. */
    public UrlDecision parse(String text) {
        try {
            URI url = UrlText.normalise(text);
            if (own.has(url)) {
                return new Allowed(url, List.of());
            }
            requirePort(url.getPort());
            requirePublicName(url.getHost());
            return new Allowed(url, List.of());
        } catch (RefusedUrlException e) {
            return e.refusal();
        }
    }

    /** Checks everything: also resolves the host and checks each of its addresses. Blocks for some seconds at most. */
    public UrlDecision judge(String text) {
        UrlDecision decision = parse(text);
        if (!(decision instanceof Allowed form)) {
            return decision;
        }
        if (own.has(form.url())) {
            return judgeOwn(form);
        }
        try {
            return new Allowed(form.url(), resolve(form.url().getHost()));
        } catch (BlockedAddressException e) {
            return new Refused(Reason.BLOCKED, NOT_PUBLIC);
        } catch (TooManyLookupsException e) {
            return new Refused(Reason.BUSY, "cannot be looked up now; try again in a moment");
        } catch (UnknownHostException e) {
            return new Refused(Reason.UNREACHABLE, "must have a host that can be found; this one has no address");
        }
    }

    private UrlDecision judgeOwn(Allowed form) {
        try {
            return own.find(form.url()).isPresent() ? form : new Refused(Reason.UNREACHABLE, OWN_IS_GONE);
        } catch (UncheckedIOException e) {
            return new Refused(Reason.BUSY, "cannot be looked up now; try again in a moment");
        }
    }

    /** Whether this is an address of the suite's own files. */
    public boolean isOwn(URI url) {
        return own.has(url);
    }

    /**
     * The file of the suite with this address, if there is one.
     *
     * @throws UncheckedIOException when it cannot be looked for
     */
    Optional<OwnFile> own(URI url) {
        return own.find(url);
    }

    /** The policy for addresses. */
    public AddressPolicy addresses() {
        return addresses;
    }

    /**
     * The addresses of a host, each of them allowed. Connections use these addresses, resolved once, so that a name
     * that changes its address between check and use (DNS rebinding) is no threat.
     *
     * @throws BlockedAddressException when one of them is not allowed
     * @throws UnknownHostException when there is none
     */
    List<InetAddress> resolve(String host) throws UnknownHostException {
        List<InetAddress> found =
                UrlText.isLiteral(host) ? List.of(InetAddress.getByName(host)) : resolver.resolve(host);
        if (found.isEmpty()) {
            throw new UnknownHostException(host + " has no address");
        }
        for (InetAddress address : found) {
            requireAllowed(address);
        }
        return List.copyOf(found);
    }

    /** Throws when the address is not allowed; called again with the address of each connection. */
    void requireAllowed(InetAddress address) throws BlockedAddressException {
        var refusal = addresses.refusal(address);
        if (refusal.isPresent()) {
            throw new BlockedAddressException(refusal.get());
        }
    }

    private static void requirePort(int port) {
        boolean web = port == -1 || port == 80 || port == 443;
        if (!web && (port < 1024 || OTHER_PROTOCOLS.contains(port))) {
            throw new RefusedUrlException(
                    Reason.BLOCKED, "must use port 80, 443 or a web server's port from 1024 on, not " + port);
        }
    }

    private void requirePublicName(String host) {
        if (UrlText.isLiteral(host)) {
            try {
                resolve(host);
            } catch (UnknownHostException e) {
                throw new RefusedUrlException(Reason.BLOCKED, "must lead to a public address; " + host + " is not one");
            }
        } else if (host.indexOf('.') < 0 && !addresses.allowsPrivate()) {
            throw new RefusedUrlException(Reason.BLOCKED, "must have a public domain name, not " + host);
        }
    }
}
