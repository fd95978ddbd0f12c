package io.reelmill.render.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.providers.footage.ReadableArea;
import io.reelmill.providers.picture.DepictedCharacter;
import io.reelmill.providers.picture.DepictedCharacter.Pose;
import io.reelmill.timeline.Canvas;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CharacterBoxTest {

    @ParameterizedTest
    @CsvSource({
        "STANDING, 1080, 1920, 0.66, 0.81, 0.5",
        "STANDING, 1080, 1920, 0.10, 0.25, 0.5",
        "STANDING, 1920, 1080, 0.42, 0.58, 0.5",
        "STANDING, 1080, 1080, 1, 1, 2",
        "BUST, 1080, 1920, 0.66, 0.81, 1",
        "BUST, 1920, 1080, 0.70, 0.90, 1",
        "FRAMED, 1080, 1350, 0.42, 0.58, 1"
    })
    void shouldStandWithinTheFrameWithItsFaceClearOfCaptionsAndLeaveRoom(
            Pose pose, int width, int height, double top, double bottom, double aspect) {
        for (boolean right : new boolean[] {false, true}) {
            DepictedCharacter character =
                    new DepictedCharacter("Bolt", "a robot", pose, "f.png", 100, 100, "p.jpg", top, bottom);
            CharacterBox stand = CharacterBox.of(character, aspect, new Canvas(width, height, 30), right);

            assertThat(stand.x()).isBetween(0.0, width - stand.width());
            assertThat(stand.y()).isBetween(height * 0.05, height - stand.height());
            assertThat(stand.height()).isGreaterThanOrEqualTo(height * 0.2);
            double face = stand.y() + stand.height() * (pose == Pose.STANDING ? 0.34 : 1);
            assertThat(face / height <= top || stand.y() / height >= bottom)
                    .as("clear of captions")
                    .isTrue();
            ReadableArea room = stand.room();
            assertThat((room.right() - room.left()) * (room.bottom() - room.top()))
                    .as("room for words")
                    .isGreaterThan(0.3);
            assertThat(room.right() * width <= stand.x()
                            || room.left() * width >= stand.x() + stand.width()
                            || room.bottom() * height <= stand.y())
                    .as("beside the figure")
                    .isTrue();
        }
    }
}
