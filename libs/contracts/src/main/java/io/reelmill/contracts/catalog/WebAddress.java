package io.reelmill.contracts.catalog;

import java.net.IDN;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** The form of an http(s) address. Whether it may be visited is for whoever visits it to check. */
final class WebAddress {

    private static final int MAX_LENGTH = 8192;

    /** A host name has at most 253 characters, a port six with its colon. Reading a longer one takes too long. */
    private static final int MAX_AUTHORITY_LENGTH = 259;

    private static final Pattern SCHEME = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]*:.*", Pattern.DOTALL);
    private static final Pattern BARE_DOMAIN =
            Pattern.compile("[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)+\\.?(:\\d{1,5})?");

    private WebAddress() {}

    /** The address with a scheme and an ASCII host; empty for anything that is not http(s) or carries credentials. */
    static Optional<String> canonical(String text) {
        String address = text.strip();
        if (address.length() > MAX_LENGTH) {
            return Optional.empty();
        }
        if (isBareDomain(address)) {
            address = "https://" + address;
        } else if (!SCHEME.matcher(address).matches()) {
            return Optional.empty();
        }
        try {
            URI uri = new URI(withAsciiHost(address));
            String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
            boolean web = scheme.equals("http") || scheme.equals("https");
            boolean complete = uri.getHost() != null && !uri.getHost().isEmpty() && uri.getPort() <= 65535;
            return web && complete && uri.getRawUserInfo() == null
                    ? Optional.of(uri.toASCIIString())
                    : Optional.empty();
        } catch (URISyntaxException | IllegalArgumentException e) {
            return Optional.empty(); // neither is an address
        }
    }

    /** {@link URI} has no host for names beyond ASCII. */
    private static String withAsciiHost(String address) {
        int from = address.indexOf("://");
        if (from < 0) {
            return address;
        }
        int start = from + 3;
        int end = authorityEnd(address, start);
        String authority = address.substring(start, end);
        if (authority.length() > MAX_AUTHORITY_LENGTH) {
            throw new IllegalArgumentException("no host has a name that long");
        }
        if (authority.chars().allMatch(c -> c < 128)) {
            return address;
        }
        int colon = authority.lastIndexOf(':');
        String host = colon < 0 ? authority : authority.substring(0, colon);
        String port = colon < 0 ? "" : authority.substring(colon);
        return address.substring(0, start) + IDN.toASCII(host) + port + address.substring(end);
    }

    private static boolean isBareDomain(String address) {
        int end = authorityEnd(address, 0);
        return end <= MAX_AUTHORITY_LENGTH
                && BARE_DOMAIN.matcher(address.substring(0, end)).matches();
    }

    private static int authorityEnd(String address, int start) {
        int end = start;
        while (end < address.length() && "/?#".indexOf(address.charAt(end)) < 0) {
            end++;
        }
        return end;
    }
}
