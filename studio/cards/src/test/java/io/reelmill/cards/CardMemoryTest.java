package io.reelmill.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.natives.testkit.NativeObjects;
import io.reelmill.providers.picture.Look;
import io.reelmill.timeline.Canvas;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Surfaces, images and letters lie in memory that the garbage collector does not see: they must be closed on failure too. */
class CardMemoryTest {

    private static final Canvas FRAME = new Canvas(270, 480, 30);
    private static final CardStyle STYLE = CardStyle.of(new Look("DEFAULT", "lagoon", "", 270, 480, 1));

    @TempDir
    Path folder;

    private interface Drawing {
        void into(Path folder) throws Exception;
    }

    private static Stream<Drawing> drawings() {
        return Stream.of(
                folder -> new TitleCard(FRAME, STYLE, "en", folder).title("t", "Bees", "News", "Mara"),
                folder -> new TitleCard(FRAME, STYLE, "en", folder).credit("c", "News"),
                folder -> new QuizBoard(FRAME, STYLE, "en", folder).question("q", "Which planet?", "1 / 2"),
                folder -> new QuizBoard(FRAME, STYLE, "en", folder).answer("a", List.of("Mars", "Venus"), 0),
                folder -> new EndCard(FRAME, STYLE, "en", folder, false).name("n", "Reelmill"));
    }

    @ParameterizedTest
    @MethodSource("drawings")
    void shouldLeaveNothingOpenWhenTheFileCannotBeWritten(Drawing drawing) throws Exception {
        drawing.into(folder);
        Path missing = folder.resolve("missing");

        assertThat(NativeObjects.leftOpenBy(
                        () -> assertThatThrownBy(() -> drawing.into(missing)).isInstanceOf(IOException.class)))
                .isEmpty();
    }

    @Test
    void shouldLeaveNothingOpenWhenDrawingFails() throws Exception {
        Path png = folder.resolve("card.png");
        NativeObjects.Code failing =
                () -> assertThatThrownBy(() -> CardCanvas.write(STYLE, 270, 100, 100, png, canvas -> {
                            throw new IllegalStateException("made by the test");
                        }))
                        .hasMessage("made by the test");

        assertThat(NativeObjects.leftOpenBy(failing)).isEmpty();
        assertThat(Files.exists(png)).isFalse();
    }
}
