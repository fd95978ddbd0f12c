package io.reelmill.fetch;

import java.math.BigInteger;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Forbidden places × ways to write them. */
final class UrlVectors {

    /** An address of each forbidden IPv4 block, at its edges where neighbours are public. */
    static final List<String> IPV4 = List.of(
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "10.255.255.255",
            "100.64.0.1",
            "100.127.255.255",
            "100.100.100.200",
            "127.0.0.1",
            "127.1.2.3",
            "168.63.129.16",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.192",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.7",
            "203.0.113.9",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255");

    /** The same for IPv6. */
    static final List<String> IPV6 = List.of(
            "::",
            "::1",
            "::7f00:1",
            "::8.8.8.8",
            "64:ff9b::7f00:1",
            "64:ff9b::a9fe:a9fe",
            "64:ff9b:1::1",
            "100::1",
            "100:0:0:1::1",
            "2001::1",
            "2001:0:4136:e378:8000:63bf:3fff:fdd2",
            "2001:20::1",
            "2001:1ff::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "2002:a9fe:a9fe::1",
            "2002:808:808::1",
            "3fff::1",
            "3fff:fff::1",
            "4000::1",
            "5f00::1",
            "fc00::1",
            "fd00:ec2::254",
            "fd12:3456::1",
            "fdff::1",
            "fe80::1",
            "febf::1",
            "fec0::1",
            "ff02::1",
            "ff0e::1");

    private UrlVectors() {}

    /** URLs that write a forbidden address out. */
    static List<String> literals() {
        List<String> urls = new ArrayList<>();
        for (String address : IPV4) {
            for (String host : spellings(address)) {
                urls.add("http://" + host + "/");
            }
            urls.add("https://" + address + ":443/");
            urls.add(address + ":8080/x");
            urls.add("http://example.com@" + address + "/");
            urls.add("http://example.com:80@" + address + "/");
            urls.add("http://" + address + "#@example.com/");
            urls.add("http://" + address + "\\@example.com/");
            urls.add("http://" + address + "\t.example.com/");
        }
        for (String address : IPV6) {
            urls.add("http://[" + address + "]/");
            urls.add("https://[" + address.toUpperCase(Locale.ROOT) + "]:8443/");
            urls.add("http://[" + expanded(address) + "]/");
            urls.add("http://[" + address + "%25eth0]/");
            urls.add("http://[" + address + "%eth0]/");
            urls.add("[" + address + "]:80");
        }
        urls.addAll(List.of(
                "http://localhost/",
                "http://LOCALHOST:8080/",
                "http://localhost./",
                "http://metadata/",
                "//127.0.0.1/",
                "file:///etc/passwd",
                "gopher://127.0.0.1:6379/_x",
                "ftp://example.com/",
                "jar:http://127.0.0.1!/",
                "data:text/plain,x",
                "dict://127.0.0.1:11211/",
                "ldap://127.0.0.1/",
                "javascript:alert(1)",
                "http:127.0.0.1",
                "http:/127.0.0.1",
                "http:///127.0.0.1",
                "https://",
                "http://?127.0.0.1",
                "http://[::1",
                "http://::1/",
                "http://[::1]x/",
                "http://1.2.3/",
                "http://1.2.3.4.5/",
                "http://256.256.256.256/",
                "http://0x/",
                "http://1.1.1.0x7f/",
                "http://127.1/",
                "http://example.com:22/",
                "http://example.com:25/",
                "http://example.com:0/",
                "http://example.com:65536/",
                "http://example.com:6667/",
                "http://example.com:-1/",
                "http://example.com:80:80/",
                "http://exa mple.com/",
                "http://exa\nmple.com/",
                "http://example.com\r\nHost: x/",
                "http://a..b/",
                "http://.com/",
                "http://%31%32%37.0.0.1/",
                "http://user@example.com/",
                "http://user:pass@example.com/",
                "http://@example.com/",
                "",
                " ",
                "\u0000"));
        return urls.stream().distinct().toList();
    }

    /** The ways in which one reader or another takes a host for this address. */
    private static List<String> spellings(String address) {
        int[] b = octets(address);
        long whole = ((long) b[0] << 24) | (b[1] << 16) | (b[2] << 8) | b[3];
        return List.of(
                address,
                address + ".",
                Long.toString(whole),
                "0x" + Long.toHexString(whole),
                "0" + Long.toOctalString(whole),
                "%d.%d".formatted(b[0], whole & 0xffffff),
                "%d.%d.%d".formatted(b[0], b[1], whole & 0xffff),
                each(b, "0x%x"),
                each(b, "0%o"),
                each(b, "%03d").replaceFirst("^(\\d)", "0$1"),
                "0x%x.%d.%d.%d".formatted(b[0], b[1], b[2], b[3]),
                address.replace('.', '\u3002'),
                fullWidth(address),
                percent(address),
                "[::ffff:" + address + "]",
                "[::ffff:%x:%x]".formatted(whole >> 16, whole & 0xffff),
                "[0:0:0:0:0:ffff:" + address + "]",
                "[64:ff9b::" + address + "]",
                "[::" + address + "]",
                "[2002:%x:%x::1]".formatted(whole >> 16, whole & 0xffff));
    }

    private static String each(int[] octets, String format) {
        return IntStream.of(octets).mapToObj(format::formatted).collect(Collectors.joining("."));
    }

    private static String fullWidth(String address) {
        return address.chars()
                .mapToObj(c -> c == '.' ? "." : Character.toString(c - '0' + '\uff10'))
                .collect(Collectors.joining());
    }

    private static String percent(String address) {
        return address.chars().mapToObj(c -> "%%%02x".formatted(c)).collect(Collectors.joining());
    }

    private static String expanded(String address) {
        byte[] bytes = bytes(address);
        return IntStream.range(0, 8)
                .mapToObj(i -> "%04x".formatted(new BigInteger(1, new byte[] {bytes[2 * i], bytes[2 * i + 1]})))
                .collect(Collectors.joining(":"));
    }

    private static int[] octets(String address) {
        byte[] bytes = bytes(address);
        return IntStream.range(0, 4).map(i -> bytes[i] & 0xff).toArray();
    }

    private static byte[] bytes(String address) {
        InetAddress parsed = FakeInternet.address(address);
        return parsed.getAddress();
    }
}
