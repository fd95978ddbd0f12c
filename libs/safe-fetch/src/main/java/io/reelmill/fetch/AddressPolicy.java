package io.reelmill.fetch;

import static io.reelmill.fetch.AddressBlock.closed;
import static io.reelmill.fetch.AddressBlock.privately;

import inet.ipaddr.IPAddress;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Decides which addresses may be connected to. It uses an explicit table, because the predicates of {@link InetAddress}
 * accept {@code 100.64.0.1}, {@code fd00:ec2::254}, {@code 64:ff9b::7f00:1} and others.
 *
 * <p>Sources: the IANA special-purpose address registries for IPv4 and IPv6 (RFC 6890 and its updates), and the
 * addresses at which clouds serve credentials to their machines.
 *
 * <p>When the operator allows private addresses (for development), loopback (127/8, ::1) and the private ranges (10/8,
 * 172.16/12, 192.168/16, fc00::/7) are allowed. Everything else stays refused: link-local, where metadata services are,
 * multicast, and reserved blocks.
 */
public final class AddressPolicy {

    private static final List<AddressBlock> IPV4 = List.of(
            closed("0.0.0.0/8", "this network"),
            privately("10.0.0.0/8", "private"),
            closed("100.64.0.0/10", "carrier-grade NAT"),
            privately("127.0.0.0/8", "loopback"),
            closed("168.63.129.16/32", "a cloud's metadata"),
            closed("169.254.0.0/16", "link-local"),
            privately("172.16.0.0/12", "private"),
            closed("192.0.0.0/24", "protocol assignments"),
            closed("192.0.2.0/24", "documentation"),
            closed("192.31.196.0/24", "AS112"),
            closed("192.52.193.0/24", "multicast tunnelling"),
            closed("192.88.99.0/24", "6to4 relays"),
            privately("192.168.0.0/16", "private"),
            closed("192.175.48.0/24", "AS112"),
            closed("198.18.0.0/15", "benchmarking"),
            closed("198.51.100.0/24", "documentation"),
            closed("203.0.113.0/24", "documentation"),
            closed("224.0.0.0/4", "multicast"),
            closed("240.0.0.0/4", "reserved"));

    /** The order matters: a narrower block comes before the wider block that would allow it. */
    private static final List<AddressBlock> IPV6 = List.of(
            closed("fd00:ec2::/32", "a cloud's metadata"),
            closed("fd20:ce::/32", "a cloud's metadata"),
            privately("::1/128", "loopback"),
            closed("::/96", "unspecified and IPv4-compatible"),
            closed("64:ff9b:1::/48", "local-use NAT64"),
            closed("100::/64", "discard"),
            closed("100:0:0:1::/64", "dummy prefix"),
            closed("2001::/23", "protocol assignments and Teredo"),
            closed("2001:db8::/32", "documentation"),
            closed("2002::/16", "6to4"),
            closed("2620:4f:8000::/48", "AS112"),
            closed("3fff::/20", "documentation"),
            closed("5f00::/16", "segment routing"),
            privately("fc00::/7", "private"),
            closed("fe80::/10", "link-local"),
            closed("fec0::/10", "site-local"),
            closed("ff00::/8", "multicast"));

    /** Blocks whose last four bytes are the IPv4 address of the destination; that address is checked. */
    private static final List<AddressBlock> EMBEDDING =
            List.of(closed("64:ff9b::/96", "NAT64"), closed("::ffff:0:0/96", "IPv4-mapped"));

    /** All global unicast addresses assigned by IANA are in this block, except the well-known prefix of NAT64. */
    private static final AddressBlock GLOBAL_UNICAST = closed("2000::/3", "global unicast");

    private final boolean allowPrivate;

    private AddressPolicy(boolean allowPrivate) {
        this.allowPrivate = allowPrivate;
    }

    /** Allows public addresses only. */
    public static AddressPolicy publicOnly() {
        return new AddressPolicy(false);
    }

    /** As {@link #publicOnly()}, with loopback and private ranges opened when {@code allowPrivate}; for development. */
    public static AddressPolicy of(boolean allowPrivate) {
        return new AddressPolicy(allowPrivate);
    }

    /** Whether loopback and private ranges are open. */
    public boolean allowsPrivate() {
        return allowPrivate;
    }

    /** Whether the address may be connected to. */
    public boolean allows(InetAddress address) {
        return refusal(address).isEmpty();
    }

    /** The name of the block for which the address is refused; empty when it is allowed. */
    public Optional<String> refusal(InetAddress address) {
        return refusal(address.getAddress());
    }

    Optional<String> refusal(byte[] bytes) {
        IPAddress address = AddressBlock.address(bytes);
        if (address.isIPv4()) {
            return firstClosed(IPV4, address);
        }
        if (EMBEDDING.stream().anyMatch(block -> block.contains(address))) {
            return firstClosed(IPV4, AddressBlock.address(Arrays.copyOfRange(bytes, 12, 16)));
        }
        for (AddressBlock block : IPV6) {
            if (block.contains(address)) {
                return open(block) ? Optional.empty() : Optional.of(block.name());
            }
        }
        return GLOBAL_UNICAST.contains(address) ? Optional.empty() : Optional.of("not global unicast");
    }

    private Optional<String> firstClosed(List<AddressBlock> table, IPAddress address) {
        return table.stream()
                .filter(block -> block.contains(address) && !open(block))
                .map(AddressBlock::name)
                .findFirst();
    }

    private boolean open(AddressBlock block) {
        return allowPrivate && block.development();
    }
}
