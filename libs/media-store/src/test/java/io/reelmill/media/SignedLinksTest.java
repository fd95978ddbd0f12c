package io.reelmill.media;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;

class SignedLinksTest {

    private static final byte[] SECRET = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);
    private static final String BASE = "http://media.test";

    @Test
    void shouldGiveAccessToTheKeyThatWasSigned() {
        String link = linksAt("2026-11-20T10:00:00Z").link("pid/video.mp4");

        assertThat(linksAt("2026-11-27T10:00:00Z").verify(pathOf(link))).contains("pid/video.mp4");
    }

    @Test
    void shouldBeTheSameAllDaySoThatItCanBeCached() {
        assertThat(linksAt("2026-11-20T00:00:00Z").link("a/b.mp4"))
                .isEqualTo(linksAt("2026-11-20T23:59:59Z").link("a/b.mp4"));
    }

    @Test
    void shouldRefuseALinkPastItsEnd() {
        String link = linksAt("2026-11-20T10:00:00Z").link("pid/video.mp4");

        assertThat(linksAt("2026-11-28T00:00:00Z").verify(pathOf(link))).isEmpty();
    }

    @Test
    void shouldRefuseAnotherKeyAnotherExpiryAndNonsense() {
        SignedLinks links = linksAt("2026-11-20T10:00:00Z");
        String path = pathOf(links.link("pid/video.mp4"));

        assertThat(links.verify(path.replace("video", "other"))).isEmpty();
        assertThat(links.verify("9" + path)).isEmpty();
        assertThat(links.verify("nonsense")).isEmpty();
        assertThat(links.verify("99999999999999999999/x/y")).isEmpty();
    }

    private static String pathOf(String link) {
        return link.substring((BASE + SignedLinks.PATH).length());
    }

    private static SignedLinks linksAt(String time) {
        return new SignedLinks(
                BASE + "/", SECRET, Duration.ofDays(7), Clock.fixed(Instant.parse(time), ZoneOffset.UTC));
    }
}
