package io.reelmill.qa.e2e;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.media.PreviewFiles;
import io.reelmill.media.SignedLinks;
import io.reelmill.qa.media.Playback;
import io.restassured.path.json.JsonPath;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A film is watched while it is rendered. */
class PreviewTest {

    @RegisterExtension
    static final RunningSuite REELMILL = new RunningSuite();

    @Test
    void shouldPlayTheWholeFilmAsThePlaylistGrows() throws Exception {
        String pid = REELMILL.render("""
                {"workflow": "script-to-video", "render": {"resolution": "720p", "frameRate": 6},
                 "source": {"text": "Rain makes the roads shine. Every lamp is seen twice. Then the sun is back, and all is dry."}}""");
        JsonPath status = REELMILL.awaitEnd(pid);
        assertThat(status.getString("status")).as(REELMILL.complaints()).isEqualTo("ready");
        assertThat(status.getString("previewUrl")).isNull();
        // what was watched stays for those who are still watching
        PreviewFiles watched = PreviewFiles.of(key(status.getString("videoUrl")).replaceFirst("\\.mp4$", ""));
        List<String> fragments = REELMILL.storedUnder(watched.folder()).stream()
                .filter(key -> PreviewFiles.seconds(key).isPresent())
                .sorted()
                .toList();
        assertThat(fragments).hasSizeGreaterThan(1);

        PreviewFiles growing = PreviewFiles.of("growing/" + pid);
        copy(watched.head(), growing.head());
        for (String fragment : fragments.subList(0, fragments.size() - 1)) {
            copy(fragment, fragment.replace(watched.folder(), growing.folder()));
        }
        String playlist = links().link(growing.playlist());
        assertThat(given().get(playlist).asString())
                .contains("#EXT-X-PLAYLIST-TYPE:EVENT")
                .doesNotContain("ENDLIST");
        int pictures = 0;
        try (Playback player = new Playback(playlist)) {
            while (player.next()) {
                if (pictures++ == 0) {
                    String last = fragments.get(fragments.size() - 1);
                    copy(last, last.replace(watched.folder(), growing.folder()));
                    copy(watched.end(), growing.end());
                }
            }
        }

        assertThat(pictures).isEqualTo(status.getInt("quality.frames"));
    }

    private static void copy(String from, String to) {
        REELMILL.copyStored(from, to);
    }

    /** The key of a signed link. */
    private static String key(String link) {
        String path = URI.create(link).getPath();
        return path.substring(SignedLinks.PATH.length()).split("/", 3)[2];
    }

    private static SignedLinks links() {
        byte[] secret = REELMILL.suite().home().secret("link-secret", "").getBytes(StandardCharsets.UTF_8);
        return new SignedLinks(REELMILL.suite().gatewayUrl().toString(), secret, Duration.ofDays(1), Clock.systemUTC());
    }
}
