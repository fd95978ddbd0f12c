package io.reelmill.fetch;

import java.net.InetAddress;
import java.net.UnknownHostException;

/**
 * A block of addresses that no request may reach.
 *
 * @param network first address, 4 or 16 bytes
 * @param bits length of the prefix
 * @param name what the block is for, as its registry says
 * @param development whether it opens where the operator allows private addresses
 */
@SuppressWarnings("ArrayRecordComponent") // a table row, never compared
record AddressBlock(byte[] network, int bits, String name, boolean development) {

    /** A block that is closed always; {@code cidr} as in {@code 198.18.0.0/15}. */
    static AddressBlock closed(String cidr, String name) {
        return parse(cidr, name, false);
    }

    /** A block that opens in development. */
    static AddressBlock privately(String cidr, String name) {
        return parse(cidr, name, true);
    }

    boolean contains(byte[] address) {
        if (address.length != network.length) {
            return false;
        }
        int whole = bits / 8;
        for (int i = 0; i < whole; i++) {
            if (address[i] != network[i]) {
                return false;
            }
        }
        int rest = bits % 8;
        int mask = 0xff00 >> rest;
        return rest == 0 || ((address[whole] ^ network[whole]) & mask & 0xff) == 0;
    }

    private static AddressBlock parse(String cidr, String name, boolean development) {
        int slash = cidr.indexOf('/');
        try {
            byte[] network = InetAddress.getByName(cidr.substring(0, slash)).getAddress();
            return new AddressBlock(network, Integer.parseInt(cidr.substring(slash + 1)), name, development);
        } catch (UnknownHostException e) {
            throw new IllegalArgumentException("not a block of addresses: " + cidr, e);
        }
    }
}
