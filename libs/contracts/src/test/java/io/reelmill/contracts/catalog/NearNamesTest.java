package io.reelmill.contracts.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearNamesTest {

    @ParameterizedTest
    @CsvSource({
        "vioce.speed, voice.speed",
        "voice.sped, voice.speed",
        "VOICE.SPEED, voice.speed",
        "aspektratio, aspectRatio",
        "options.speed, voice.speed",
        "media.preset, media.mediaPreset",
        "caption.preset, captions.preset",
        "somethingElse, ",
    })
    void shouldFindTheNameThatWasMeant(String unknown, String meant) {
        NearNames names = new NearNames(List.of(
                "voice.speed",
                "voice.language",
                "aspectRatio",
                "webhookUrl",
                "captions.preset",
                "media.mediaPreset",
                "media.type"));

        assertThat(names.nearest(unknown).orElse(null)).isEqualTo(meant);
    }

    @Test
    void shouldMeasureAsTheWholeTableDoesUpToTheBound() {
        Random random = new Random(7);
        for (int i = 0; i < 20_000; i++) {
            String a = text(random);
            String b = text(random);
            int whole = NearNames.distance(a, b, 100);
            for (int most = 0; most < 4; most++) {
                int bounded = NearNames.distance(a, b, most);
                assertThat(bounded <= most).as("%s %s %d", a, b, most).isEqualTo(whole <= most);
                if (whole <= most) {
                    assertThat(bounded).isEqualTo(whole);
                }
            }
        }
    }

    private static String text(Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(8); i > 0; i--) {
            text.append((char) ('a' + random.nextInt(3)));
        }
        return text.toString();
    }
}
