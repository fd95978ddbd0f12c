package io.reelmill.illustrator.icon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class GlyphsTest {

    private static final String EMOJI = "/io/reelmill/illustrator/emoji.txt";

    @Test
    void shouldDrawEveryEmojiOfTheList() {
        List<String> names = Glyphs.lines(EMOJI).stream()
                .map(line -> line.substring(0, line.indexOf(':')))
                .toList();

        assertThat(names).doesNotHaveDuplicates().allSatisfy(name -> {
            Glyph glyph = Glyphs.get().find(name).orElseThrow();
            assertThat(glyph.form()).isEqualTo(Glyph.Form.OUTLINED_STROKES);
            double[] box = glyph.bounds();
            assertThat(box[2] - box[0]).isBetween(2.0, 22.1);
            assertThat(box[3] - box[1]).isBetween(2.0, 22.1);
        });
    }

    @Test
    void shouldTakeWhatLiesBetweenTheLinesOfAnEmojiForItsBody() {
        Relief giraffe = Relief.of(Glyphs.get().find("giraffe").orElseThrow(), 200, 2);

        assertThat(giraffe.bodyShare()).isGreaterThan(0.6);
        assertThat(giraffe.shares.length).isGreaterThan(1);
    }
}
