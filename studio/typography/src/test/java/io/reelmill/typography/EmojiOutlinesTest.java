package io.reelmill.typography;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.humbleui.skija.Path;
import io.github.humbleui.types.Rect;
import org.junit.jupiter.api.Test;

class EmojiOutlinesTest {

    private static final int GIRAFFE = 0x1F992;

    @Test
    void shouldFitTheOutlineIntoTheMiddleOfTheSquare() {
        String outline = EmojiOutlines.svg(GIRAFFE, 24, 1);

        try (Path path = Path.makeFromSVGString(outline)) {
            Rect box = path.computeTightBounds();
            assertThat(Math.max(box.getWidth(), box.getHeight())).isCloseTo(22, within(0.01f));
            assertThat((box.getLeft() + box.getRight()) / 2).isCloseTo(12, within(0.01f));
            assertThat((box.getTop() + box.getBottom()) / 2).isCloseTo(12, within(0.01f));
        }
    }

    @Test
    void shouldNameTheEmojiThatTheTypefaceLacks() {
        assertThatThrownBy(() -> EmojiOutlines.svg(0x10FFFD, 24, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("U+10FFFD");
    }
}
