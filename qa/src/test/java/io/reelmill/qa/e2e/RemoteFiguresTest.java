package io.reelmill.qa.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.compositor.footage.FootageReader;
import io.restassured.path.json.JsonPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Figures by the models of vendors, and by the suite itself when these are down. */
class RemoteFiguresTest {

    @RegisterExtension
    static final RunningSuite REELMILL = new RunningSuite();

    @TempDir
    static Path folder;

    private static Vendor vendor;

    /** Configured as an operator would, with a restart of the one service that reads it. */
    @BeforeAll
    static void shouldKnowAVendor() throws IOException {
        vendor = new Vendor(folder);
        configure("""
                reelmill:
                  providers:
                    endpoints:
                      fal: { vendor: fal, url: "%1$s/fal", uploads: "%1$s/fal", key-variable: FAL_KEY, pause: 1ms }
                      replicate: { vendor: replicate, url: "%1$s/replicate", key-variable: REPLICATE_KEY, pause: 1ms }
                    motions:
                      - { endpoint: fal, model: "%2$s" }
                    avatars:
                      - { endpoint: replicate, model: "%3$s" }
                """.formatted(vendor.url(), Vendor.MOTION, Vendor.AVATAR));
    }

    @AfterAll
    static void shouldKnowNobodyAgain() throws IOException {
        configure("");
        vendor.close();
    }

    @Test
    void shouldShowWhatTheVendorsMadeAndStandInForThemWhenTheyAreDown() throws IOException {
        String talking = REELMILL.render(avatar());
        String moving = REELMILL.render(motion());
        JsonPath avatar = good(talking);
        JsonPath motion = good(moving);

        assertThat(vendor.orders()).as("each was asked once").containsExactlyInAnyOrder(Vendor.AVATAR, Vendor.MOTION);
        assertThat(avatar.getList("warnings")).isNullOrEmpty();
        assertThat(motion.getList("warnings")).isNullOrEmpty();
        assertThat(blue(avatar)).as("of the vendor's blue").isGreaterThan(0.5);
        assertThat(blue(motion)).isGreaterThan(0.5);

        vendor.fail(); // that motion is then transferred by the built-in way is a test of the render-service
        avatar = good(REELMILL.render(avatar()));

        assertThat(vendor.orders()).contains(Vendor.AVATAR);
        assertThat(avatar.getList("warnings", String.class))
                .containsExactly("AI avatars were not available; the built-in talking picture was used");
        assertThat(blue(avatar)).isLessThan(0.2);
    }

    private static JsonPath good(String pid) {
        JsonPath status = REELMILL.awaitEnd(pid);
        assertThat(status.getString("error")).isNull();
        assertThat(status.getString("status")).isEqualTo("ready");
        assertThat(status.getList("quality.repairs")).isNullOrEmpty();
        return status;
    }

    private static String avatar() {
        return """
                {"workflow": "avatar-to-video", "source": {"text": "Hello there, nice to see you."},
                 "avatar": {"url": "%s/samples/avatar.png"}, "captions": {"enabled": false},
                 "music": {"enabled": false}, "render": {"resolution": "720p", "frameRate": 2}}""".formatted(REELMILL.suite().gatewayUrl());
    }

    private static String motion() {
        return """
                {"workflow": "motion-transfer", "source": {"url": "%1$s/samples/dance.mp4"},
                 "media": {"provided": [{"url": "%1$s/samples/hero.png", "type": "image"}]},
                 "music": {"enabled": false}, "render": {"resolution": "720p", "frameRate": 2}}""".formatted(REELMILL.suite().gatewayUrl());
    }

    /** How much of a frame from the middle of the film has the blue of the vendor's clip, 0 to 1. */
    private static double blue(JsonPath status) throws IOException {
        Path film = REELMILL.download(status.getString("videoUrl"), folder.resolve("film.mp4"));
        try (FootageReader reader = FootageReader.open(film)) {
            int[] frame = reader.frame(status.getDouble("durationSeconds") / 2).argb();
            int blue = 0;
            for (int c : frame) {
                boolean close = (c & 0xFF) > 170 && (c >> 16 & 0xFF) < 90 && (c >> 8 & 0xFF) < 100;
                blue += close ? 1 : 0;
            }
            return blue / (double) frame.length;
        }
    }

    private static void configure(String yaml) throws IOException {
        Files.writeString(REELMILL.providers(), yaml);
        REELMILL.suite().kill("render-service");
        REELMILL.suite().start("render-service");
    }
}
