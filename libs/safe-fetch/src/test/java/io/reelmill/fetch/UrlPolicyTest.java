package io.reelmill.fetch;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.fetch.UrlDecision.Allowed;
import io.reelmill.fetch.UrlDecision.Reason;
import io.reelmill.fetch.UrlDecision.Refused;
import java.net.InetSocketAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UrlPolicyTest {

    private final FakeInternet internet =
            new FakeInternet(new InetSocketAddress(0)).name("example.com", FakeInternet.PUBLIC);
    private final UrlPolicy policy = new UrlPolicy(AddressPolicy.publicOnly(), internet);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "example.com | https://example.com/",
                "example.com/a/b.mp3?x=1 | https://example.com/a/b.mp3?x=1",
                "example.com/?u=http://other.com/ | https://example.com/?u=http://other.com/",
                "HTTP://Example.COM:80/A | http://example.com/A",
                "https://example.com:443 | https://example.com/",
                "https://example.com:8443/hook | https://example.com:8443/hook",
                "example.com:8443/hook | https://example.com:8443/hook",
                "https://example.com./x#part | https://example.com/x",
                "https://example.com/a b/ü?q=a b|https://example.com/a%20b/%C3%BC?q=a%20b",
                "https://example.com/100%?a=%41 | https://example.com/100%25?a=%41",
                "https://example.com/a/../b/./c | https://example.com/b/c",
                "https://example.com//a//b | https://example.com//a//b",
                "https://example.com/{a}[b]?[c]={d} | https://example.com/%7Ba%7D%5Bb%5D?%5Bc%5D=%7Bd%7D",
                "https://bücher.example/ | https://xn--bcher-kva.example/",
                "http://8.8.8.8/ | http://8.8.8.8/",
                "http://[2606:4700:4700::1111]/ | http://[2606:4700:4700:0:0:0:0:1111]/",
                "http://[::ffff:8.8.8.8]/ | http://8.8.8.8/",
                "http://[64:ff9b::808:808]/ | http://[64:ff9b:0:0:0:0:808:808]/"
            })
    void shouldNormaliseWhatItAccepts(String text, String url) {
        assertThat(policy.parse(text))
                .isInstanceOfSatisfying(Allowed.class, a -> assertThat(a.url()).hasToString(url));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255", "128.0.0.0",
                "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0", "192.0.1.0", "192.167.255.255",
                "192.169.0.0", "198.17.255.255", "198.20.0.0", "223.255.255.255", "2001:200::1", "2001:4860::8888",
                "2003::1", "2400::1", "2a00::1", "3ffe::1"
            })
    void shouldLeaveTheNeighboursOfForbiddenBlocksOpen(String address) {
        assertThat(AddressPolicy.publicOnly().refusal(FakeInternet.address(address)))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ftp://example.com/ | INVALID | must be an http or https URL, such as https://example.com/page",
                "https://me:secret@example.com/ | INVALID | must not carry a user name or password",
                "http://0177.0.0.1/ | INVALID | must have a domain name or an address as four plain numbers, not 0177.0.0.1",
                "http://example.com:22/ | BLOCKED | must use port 80, 443 or a web server's port from 1024 on, not 22",
                "http://127.0.0.1/ | BLOCKED | must lead to a public address; 127.0.0.1 is not one",
                "http://intranet/ | BLOCKED | must have a public domain name, not intranet",
                "http://inner.example.com/ | BLOCKED | must lead to a public address; its host does not",
                "http://nowhere.example.com/ | UNREACHABLE | must have a host that can be found; this one has no address"
            })
    void shouldSayWhatWouldBeRight(String text, Reason reason, String message) {
        internet.name("inner.example.com", "10.20.30.40");

        assertThat(policy.judge(text)).isEqualTo(new Refused(reason, message));
    }

    @Test
    void shouldRefuseWhatIsTooLong() {
        assertThat(policy.parse("https://example.com/" + "a".repeat(UrlText.MAX_LENGTH)))
                .isEqualTo(new Refused(Reason.INVALID, "must be at most 4096 characters long"));
    }
}
