package io.reelmill.fetch;

import inet.ipaddr.IPAddress;
import inet.ipaddr.IPAddressNetwork.IPAddressGenerator;
import inet.ipaddr.IPAddressString;

/**
 * A block of addresses that requests must not reach.
 *
 * @param addresses all that belong to it
 * @param name what the block is for, as its registry says
 * @param development whether it is allowed when the operator allows private addresses
 */
record AddressBlock(IPAddress addresses, String name, boolean development) {

    private static final IPAddressGenerator ADDRESSES = new IPAddressGenerator();

    /** A block that is always refused; {@code cidr} as in {@code 198.18.0.0/15}. */
    static AddressBlock closed(String cidr, String name) {
        return new AddressBlock(parse(cidr), name, false);
    }

    /** A block that is allowed in development. */
    static AddressBlock privately(String cidr, String name) {
        return new AddressBlock(parse(cidr), name, true);
    }

    /** Reads an address of 4 or 16 bytes. 16 bytes stay IPv6, also where they hold an IPv4 address. */
    static IPAddress address(byte[] bytes) {
        return ADDRESSES.from(bytes);
    }

    /** False also for an address of the other version. */
    boolean contains(IPAddress address) {
        return addresses.contains(address);
    }

    private static IPAddress parse(String cidr) {
        IPAddress block = new IPAddressString(cidr).getAddress();
        if (block == null || !block.isPrefixBlock()) {
            throw new IllegalArgumentException("not a block of addresses: " + cidr);
        }
        return block;
    }
}
