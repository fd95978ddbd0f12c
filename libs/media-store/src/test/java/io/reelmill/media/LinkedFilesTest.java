package io.reelmill.media;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.fetch.AddressPolicy;
import io.reelmill.fetch.Fetched;
import io.reelmill.fetch.Limits;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.fetch.UrlDecision;
import io.reelmill.fetch.UrlDecision.Reason;
import io.reelmill.fetch.UrlPolicy;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Links to our own files where the address of the installation is one that nobody may visit. */
class LinkedFilesTest {

    private static final String BASE = "http://localhost:8080";
    private static final Limits LIMITS = new Limits(1_000, Duration.ofSeconds(20), 3, false);

    @TempDir
    private Path folder;

    private SignedLinks links;
    private UrlPolicy policy;

    @BeforeEach
    void storeAFile() throws IOException {
        FolderStore store = new FolderStore(folder.resolve("media"));
        store.put("uploads/w/1/hill.png", Files.writeString(folder.resolve("hill"), "0123456789"));
        byte[] secret = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);
        links = new SignedLinks(BASE, secret, Duration.ofDays(7), Clock.systemUTC());
        policy = new UrlPolicy(AddressPolicy.publicOnly(), new LinkedFiles(store, links, Stream.of(BASE)));
    }

    @Test
    void shouldReadAFileWholeAndInPartsWithoutAConnection() {
        String link = links.link("uploads/w/1/hill.png");
        assertThat(policy.judge(link)).isInstanceOf(UrlDecision.Allowed.class);
        try (SafeFetch fetch = new SafeFetch(policy)) {
            assertThat(body(fetch.get(link, LIMITS))).isEqualTo("200 0123456789");
            assertThat(body(fetch.part(link, 3, 4, LIMITS))).isEqualTo("206 3456");
            assertThat(body(fetch.part(link, 8, 4, LIMITS))).isEqualTo("206 89");
            assertThat(body(fetch.part(link, 10, 4, LIMITS))).isEqualTo("416 ");

            Fetched.Success probed = (Fetched.Success) fetch.probe(link, LIMITS);
            assertThat(probed.header("content-type")).contains("image/png");
            assertThat(probed.header("content-length")).contains("10");
            assertThat(probed.header("etag")).contains("\"uploads/w/1/hill.png\"");
        }
    }

    @Test
    void shouldRefuseLinksThatAreForgedOrExpiredOrLeadToNothing() {
        String forged = links.link("uploads/w/1/hill.png").replace("hill", "mill");
        String expired = links.until("uploads/w/1/hill.png", Instant.now().minus(Duration.ofDays(2)));
        try (SafeFetch fetch = new SafeFetch(policy)) {
            for (String link : new String[] {forged, expired, links.link("uploads/w/2/hill.png")}) {
                assertThat(policy.judge(link))
                        .isInstanceOfSatisfying(UrlDecision.Refused.class, refused -> assertThat(refused.reason())
                                .isEqualTo(Reason.UNREACHABLE));
                assertThat(body(fetch.get(link, LIMITS))).isEqualTo("404 ");
            }
        }
        assertThat(policy.judge(BASE + "/q/health")).isInstanceOf(UrlDecision.Refused.class);
    }

    private static String body(Fetched fetched) {
        Fetched.Success answer = (Fetched.Success) fetched;
        return answer.status() + " " + new String(answer.body(), StandardCharsets.UTF_8);
    }
}
