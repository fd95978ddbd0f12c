package io.reelmill.render.visuals;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.providers.picture.Shot;
import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.Script.Scene;
import io.reelmill.providers.script.Script.Spoken;
import io.reelmill.render.narration.Narration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShotCutterTest {

    private static final String LONG =
            "Every morning the baker opens his door, lights the oven, and waits for the bread "
                            .repeat(6)
                            .strip()
                    + ".";

    @ParameterizedTest
    @ValueSource(doubles = {6, 10, 20})
    void shouldNeverLeaveAPictureLongerThanSixSeconds(double perMinute) {
        List<Shot> shots = cut(perMinute, LONG, "Short one.", LONG);

        assertThat(shots).allSatisfy(s -> assertThat(s.end() - s.start()).isLessThan(6));
    }

    @Test
    void shouldCoverTheWholeVideoWithoutGaps() {
        List<Shot> shots = cut(10, LONG, "And this.", LONG);

        assertThat(shots.get(0).start()).isZero();
        for (int i = 1; i < shots.size(); i++) {
            assertThat(shots.get(i).start()).isEqualTo(shots.get(i - 1).end());
        }
        assertThat(String.join(" ", shots.stream().map(Shot::words).toList())).isEqualTo(LONG + " And this. " + LONG);
    }

    @Test
    void shouldBeginAShotWithEveryScene() {
        List<Shot> shots = cut(6, "One two three four five six.", "Seven eight nine ten eleven twelve.");

        assertThat(shots).extracting(Shot::sceneIndex).containsExactly(0, 1);
    }

    @Test
    void shouldRatherCutAfterASentence() {
        List<Shot> shots = cut(
                15, "The sea is wide and deep and very blue today. Ships go out at dawn to find the fish they need.");

        assertThat(shots.get(0).words()).endsWith("today.");
    }

    @Test
    void shouldNotTearTheEndOffASentence() {
        List<Shot> shots = cut(
                new ShotCutter(10),
                "In 2010, solar power cost 38 cents. In 2023 it cost 4 cents. That is 90 percent less in thirteen years."
                        + " Three things made it happen: scale, silicon and stubborn engineers.");

        assertThat(shots).extracting(Shot::words).anyMatch(words -> words.endsWith("in thirteen years."));
        assertThat(shots).allSatisfy(s -> assertThat(s.words().split(" ")).hasSizeGreaterThanOrEqualTo(3));
        assertThat(shots).allSatisfy(s -> assertThat(s.end() - s.start()).isLessThan(6));
    }

    @Test
    void shouldShowMorePicturesWhenAskedFor() {
        assertThat(cut(20, LONG)).hasSizeGreaterThan(cut(6, LONG).size());
    }

    @Test
    void shouldBeginAShotWithEverySentenceWhereItemsAreGiven() {
        List<Shot> shots = cut(
                new ShotCutter(6).atSentences(),
                "First there is coffee in a cup. Then the motorcycle leaves. No. And then it comes back home.");

        assertThat(shots)
                .extracting(Shot::words)
                .containsExactly(
                        "First there is coffee in a cup.",
                        "Then the motorcycle leaves. No.",
                        "And then it comes back home.");
    }

    @Test
    void shouldCutUntilEveryItemHasAShotOfItsOwn() {
        List<Shot> shots = cut(new ShotCutter(6).atSentences().atLeast(6), LONG);

        assertThat(shots).hasSizeGreaterThanOrEqualTo(6);
        assertThat(shots).allSatisfy(s -> assertThat(s.end() - s.start()).isGreaterThan(1.1));
        assertThat(String.join(" ", shots.stream().map(Shot::words).toList())).isEqualTo(LONG);
    }

    @Test
    void shouldCutNoShotShorterThanAnItemCanBeSeen() {
        List<Shot> shots = cut(new ShotCutter(6).atSentences().atLeast(50), "One two three four five six seven.");

        assertThat(shots).hasSizeLessThan(4).allSatisfy(s -> assertThat(s.end() - s.start())
                .isGreaterThan(1.1));
    }

    private static List<Shot> cut(double perMinute, String... scenes) {
        return cut(new ShotCutter(perMinute), scenes);
    }

    private static List<Shot> cut(ShotCutter cutter, String... scenes) {
        List<Narration.Word> words = new ArrayList<>();
        List<Scene> script = new ArrayList<>();
        double at = 0;
        for (int scene = 0; scene < scenes.length; scene++) {
            script.add(new Scene(List.of(new Spoken(scenes[scene])), ""));
            for (String word : scenes[scene].split(" ")) {
                words.add(new Narration.Word(word, at, at + 0.3, scene));
                at += 0.36;
            }
        }
        Narration narration = new Narration("voice.wav", at, words, "test");
        return cutter.cut(new Script("t", "en", script), narration.words(), 0.3, at + 1.5);
    }
}
