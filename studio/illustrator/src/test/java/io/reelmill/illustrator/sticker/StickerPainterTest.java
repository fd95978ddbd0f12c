package io.reelmill.illustrator.sticker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.illustrator.icon.Glyphs;
import io.reelmill.natives.testkit.NativeObjects;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StickerPainterTest {

    private final StickerPainter painter = new StickerPainter();

    @Test
    void shouldShowWhatIsNamed() {
        assertThat(painter.find("The rocket leaves the earth.", "en", Set.of())).contains("rocket");
        assertThat(painter.find("The rocket leaves the earth.", "en", Set.of("rocket")))
                .contains("earth");
    }

    @ParameterizedTest
    @CsvSource({
        "A happy and wonderful day, confetti",
        "This is a dangerous mistake, mood-surprised",
        "He was sad and alone, heart-broken",
        "But why?, help-hexagon"
    })
    void shouldReactAsAListenerWouldWithSomethingThatIsNotNamed(String words, String reaction) {
        assertThat(painter.reaction(words, "en", Set.of())).contains(reaction);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A fun party!",
                "War and death",
                "An ancient secret",
                "Danger",
                "The empire",
                "Home",
                "I cry",
                "Rest",
                "So?",
                "And"
            })
    void shouldReactInEveryMoodAndNotTwiceTheSame(String words) {
        Set<String> shown = new HashSet<>();
        for (int i = 0; i < 2; i++) {
            String reaction = painter.reaction(words, "en", shown).orElseThrow();
            assertThat(Glyphs.get().find(reaction)).isPresent();
            assertThat(painter.names()).contains(reaction);
            assertThat(shown.add(reaction)).isTrue();
        }
    }

    @Test
    void shouldLeaveNothingOpenWhenTheFileCannotBeWritten(@TempDir Path folder) throws Exception {
        painter.draw("rocket", 64, folder.resolve("rocket.png"));

        assertThat(NativeObjects.leftOpenBy(
                        () -> assertThatThrownBy(() -> painter.draw("rocket", 64, folder.resolve("missing/rocket.png")))
                                .isInstanceOf(IOException.class)))
                .isEmpty();
    }
}
