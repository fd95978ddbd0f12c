package io.reelmill.fetch;

import io.reelmill.fetch.UrlDecision.Reason;
import java.net.IDN;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Parses a URL: strictly where parsers are known to disagree (authority, numbers as hosts), leniently elsewhere
 * (characters of path and query, which are percent-encoded).
 */
final class UrlText {

    static final int MAX_LENGTH = 4096;

    /** Maximum length of a domain name, with the dot at its end. */
    private static final int MAX_HOST_LENGTH = 254;

    private static final String EXAMPLE = "such as https://example.com/page";
    private static final Pattern ABSOLUTE = Pattern.compile("(?i)(https?)://(.*)");
    private static final Pattern HAS_SCHEME = Pattern.compile("[a-zA-Z][a-zA-Z0-9+.-]*:");
    private static final Pattern OTHER_SCHEME = Pattern.compile("(?i)[a-z][a-z0-9+.-]*:(?!\\d).*|[^/?#]*://.*|//.*");
    private static final Pattern PARTS = Pattern.compile("([^/?#]*)([^?#]*)(\\?[^#]*)?(#.*)?");
    private static final Pattern DOT_SEGMENT = Pattern.compile("/\\.\\.?(/|$)");
    private static final Pattern AUTHORITY = Pattern.compile("(\\[[0-9a-fA-F:.]*]|[^:\\[\\]]*)(?::(\\d{1,5}))?");
    private static final Pattern NAME = Pattern.compile("(?=.{1,253}$)[a-z0-9-]{1,63}(\\.[a-z0-9-]{1,63})*");
    private static final Pattern ENDS_IN_NUMBER = Pattern.compile("(.*\\.)?(\\d+|0x[0-9a-f]*)");
    private static final String OCTET = "(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
    private static final Pattern IPV4 = Pattern.compile(OCTET + "(\\." + OCTET + "){3}");
    private static final String KEPT_IN_PATH = "-._~!$&'()*+,;=:@/";
    private static final HexFormat HEX = HexFormat.of().withUpperCase();
    private static final String KEPT_IN_QUERY = KEPT_IN_PATH + "?";

    private UrlText() {}

    /**
     * The URL in normal form.
     *
     * @throws RefusedUrlException when the text is not an acceptable URL
     */
    static URI normalise(String raw) {
        if (raw == null || raw.isBlank()) {
            throw invalid("must be an http or https URL, " + EXAMPLE);
        }
        String text = raw.strip();
        if (text.length() > MAX_LENGTH) {
            throw invalid("must be at most " + MAX_LENGTH + " characters long");
        }
        if (text.chars().anyMatch(Character::isISOControl)) {
            throw invalid("must be a URL without line breaks and control characters");
        }
        Matcher absolute = ABSOLUTE.matcher(text);
        boolean hasScheme = absolute.matches();
        if (!hasScheme && OTHER_SCHEME.matcher(text).matches()) {
            throw invalid("must be an http or https URL, " + EXAMPLE);
        }
        String scheme = hasScheme ? absolute.group(1).toLowerCase(Locale.ROOT) : "https";
        Matcher parts = PARTS.matcher(hasScheme ? absolute.group(2) : text);
        if (!parts.matches()) {
            throw invalid("must be an http or https URL, " + EXAMPLE);
        }
        String path = parts.group(2).isEmpty() ? "/" : encode(parts.group(2), KEPT_IN_PATH);
        String query = parts.group(3) == null ? "" : encode(parts.group(3), KEPT_IN_QUERY);
        URI url = URI.create(scheme + "://" + authority(parts.group(1), scheme) + path + query);
        if (url.getHost() == null) {
            throw invalid("must have a host that is a domain name, " + EXAMPLE);
        }
        // Only when it is necessary: normalising also merges slashes, which can be significant.
        return DOT_SEGMENT.matcher(path).find() ? url.normalize() : url;
    }

    /** A redirect's target as an absolute URL, not yet normalised or checked; a bare word is a path here. */
    static String resolve(URI base, String location) {
        String target = location.strip();
        String origin = base.getScheme() + "://" + base.getRawAuthority();
        if (HAS_SCHEME.matcher(target).lookingAt()) {
            return target;
        }
        if (target.startsWith("//")) {
            return base.getScheme() + ":" + target;
        }
        if (target.startsWith("/")) {
            return origin + target;
        }
        String path = base.getRawPath();
        if (target.isEmpty() || target.startsWith("?") || target.startsWith("#")) {
            return origin + path + target;
        }
        return origin + path.substring(0, path.lastIndexOf('/') + 1) + target;
    }

    /** Whether a host is an address, not a name: IPv4, or IPv6 with or without brackets. */
    static boolean isLiteral(String host) {
        return host.indexOf(':') >= 0 || IPV4.matcher(host).matches();
    }

    private static String authority(String text, String scheme) {
        if (text.indexOf('@') >= 0) {
            throw invalid("must not carry a user name or password");
        }
        Matcher authority = AUTHORITY.matcher(text);
        if (!authority.matches() || authority.group(1).isEmpty()) {
            throw invalid("must have a host and, if any, a port as a number, " + EXAMPLE);
        }
        String host = authority.group(1);
        String canonical = host.startsWith("[") ? ipv6(host) : name(host);
        return canonical + port(authority.group(2), scheme);
    }

    private static String port(String digits, String scheme) {
        if (digits == null) {
            return "";
        }
        int port = Integer.parseInt(digits);
        if (port < 1 || port > 65535) {
            throw invalid("must have a port between 1 and 65535");
        }
        boolean usual = port == (scheme.equals("http") ? 80 : 443);
        return usual ? "" : ":" + port;
    }

    private static String name(String host) {
        if (host.length() > MAX_HOST_LENGTH) {
            throw invalid("must have a host that is a domain name, " + EXAMPLE); // and encoding it would take long
        }
        String ascii;
        try {
            ascii = IDN.toASCII(host, IDN.ALLOW_UNASSIGNED).toLowerCase(Locale.ROOT);
        } catch (IllegalArgumentException e) {
            throw invalid("must have a host that is a domain name, " + EXAMPLE);
        }
        if (ascii.endsWith(".")) {
            ascii = ascii.substring(0, ascii.length() - 1);
        }
        if (ENDS_IN_NUMBER.matcher(ascii).matches() && !isLiteral(ascii)) {
            // Octal, hexadecimal, short and single-number forms: parsers disagree on their address.
            throw invalid("must have a domain name or an address as four plain numbers, not " + ascii);
        }
        if (!NAME.matcher(ascii).matches()) {
            throw invalid("must have a host that is a domain name, " + EXAMPLE);
        }
        return ascii;
    }

    private static String ipv6(String bracketed) {
        try {
            // A host in brackets is never resolved.
            InetAddress address = InetAddress.getByName(bracketed);
            return address instanceof Inet4Address ? address.getHostAddress() : "[" + address.getHostAddress() + "]";
        } catch (UnknownHostException e) {
            throw invalid("must have a valid IPv6 address in brackets");
        }
    }

    /** Percent-encodes characters that are not allowed in a URI; existing sequences are kept. */
    private static String encode(String text, String kept) {
        StringBuilder out = new StringBuilder(text.length() + 16);
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < bytes.length; i++) {
            char c = (char) (bytes[i] & 0xff);
            boolean escape = c == '%' && i + 2 < bytes.length && isHex(bytes[i + 1]) && isHex(bytes[i + 2]);
            if (escape || (c < 0x80 && (isAlphanumeric(c) || kept.indexOf(c) >= 0))) {
                out.append(c);
            } else {
                out.append('%').append(HEX.toHexDigits(bytes[i]));
            }
        }
        return out.toString();
    }

    private static boolean isAlphanumeric(char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    private static boolean isHex(byte b) {
        return Character.digit(b, 16) >= 0;
    }

    private static RefusedUrlException invalid(String message) {
        return new RefusedUrlException(Reason.INVALID, message);
    }
}
