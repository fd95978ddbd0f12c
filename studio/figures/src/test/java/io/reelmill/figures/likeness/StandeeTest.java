package io.reelmill.figures.likeness;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.figures.pixel.Pixels;
import io.reelmill.providers.picture.DepictedCharacter.Pose;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class StandeeTest {

    private static final int RED = 0xFFE02020;
    private static final int GROUND = 0x2040C0;

    @Test
    void shouldPutAWhiteLineAroundSomebodyWhoStands() {
        Pixels sticker = CharacterSticker.of(new Likeness(Pose.STANDING, red(100, 200)), GROUND);

        assertThat(sticker.width()).isGreaterThan(100);
        assertThat(sticker.argb()[sticker.height() / 2 * sticker.width() + 2]).isEqualTo(0xFFFFFFFF);
        assertThat(middle(sticker)).isEqualTo(RED);
    }

    @Test
    void shouldShowABustOnTheLowerEdgeOfABadge() {
        Pixels badge = CharacterSticker.of(new Likeness(Pose.BUST, red(60, 100)), GROUND);

        assertThat(badge.width()).isEqualTo(badge.height());
        assertThat(badge.argb()[0] >>> 24).as("round").isZero();
        assertThat(middle(badge)).isEqualTo(RED);
        int left = badge.height() / 2 * badge.width() + badge.width() / 6;
        assertThat(badge.argb()[left] & 0xFFFFFF).as("beside the bust").isEqualTo(GROUND);
        assertThat(badge.argb()[badge.width() / 2 + badge.width()])
                .as("its ring")
                .isEqualTo(0xFFFFFFFF);
    }

    @Test
    void shouldFillABadgeWithAPicture() {
        Pixels badge = CharacterSticker.of(new Likeness(Pose.FRAMED, red(80, 100)), GROUND);

        assertThat(badge.width()).isEqualTo(80);
        assertThat(Arrays.stream(badge.argb()).noneMatch(c -> (c & 0xFFFFFF) == GROUND))
                .isTrue();
    }

    private static int middle(Pixels picture) {
        return picture.argb()[picture.height() / 2 * picture.width() + picture.width() / 2];
    }

    private static Pixels red(int width, int height) {
        int[] argb = new int[width * height];
        Arrays.fill(argb, RED);
        return new Pixels(width, height, argb);
    }
}
