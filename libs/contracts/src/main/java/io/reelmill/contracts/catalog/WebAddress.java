package io.reelmill.contracts.catalog;

import java.net.IDN;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** The form of an http(s) address. Whether it may be visited is for whoever visits it to check. */
final class WebAddress {

    private static final int LONGEST = 8192;
    private static final Pattern SCHEME = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]*:.*", Pattern.DOTALL);
    private static final Pattern BARE =
            Pattern.compile("[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)+\\.?(:\\d{1,5})?([/?#].*)?");

    private WebAddress() {}

    /** The address with a scheme and an ASCII host; empty for anything that is not http(s) or carries credentials. */
    static Optional<String> canonical(String text) {
        String address = text.strip();
        if (address.length() > LONGEST) {
            return Optional.empty();
        }
        if (BARE.matcher(address).matches()) {
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
        int end = start;
        while (end < address.length() && "/?#".indexOf(address.charAt(end)) < 0) {
            end++;
        }
        String authority = address.substring(start, end);
        if (authority.chars().allMatch(c -> c < 128)) {
            return address;
        }
        int colon = authority.lastIndexOf(':');
        String host = colon < 0 ? authority : authority.substring(0, colon);
        String port = colon < 0 ? "" : authority.substring(colon);
        return address.substring(0, start) + IDN.toASCII(host) + port + address.substring(end);
    }
}
