package io.reelmill.render.visuals;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.contracts.catalog.FeaturedCharacter;
import io.reelmill.providers.picture.Shot;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CastListTest {

    private static final FeaturedCharacter BOLT = character("Bolt", "A friendly robot who explains science");
    private static final FeaturedCharacter ANNA = character("Anna Berg", "A teacher with long brown hair");

    @Test
    void shouldAppearWhereNamedOrSpokenOf() {
        assertThat(cast(
                        List.of(BOLT, ANNA),
                        "Anna opens the door.",
                        "The ROBOTS wave.",
                        "Nobody sleeps.",
                        "Bolt sings."))
                .containsExactly(1, 0, -1, 0);
    }

    @Test
    void shouldOpenAndCloseTheFilmAndComeBackWhenNobodySpeaksOfIt() {
        assertThat(cast(List.of(BOLT), "One.", "Two.", "Three.", "Four.", "Five.", "Six."))
                .containsExactly(0, -1, 0, -1, 0, 0);
    }

    @Test
    void shouldComeBackInEveryThirdPictureBetweenItsScenes() {
        assertThat(cast(List.of(BOLT), "Bolt.", "Two.", "Three.", "Four.", "Five.", "Six.", "Bolt."))
                .containsExactly(0, -1, -1, 0, -1, -1, 0);
    }

    @Test
    void shouldTakeTurnsWhereNobodyIsNamed() {
        assertThat(cast(List.of(BOLT, ANNA), "One.", "Two.", "Three.", "Four.", "Five."))
                .containsExactly(0, -1, 1, -1, 0);
    }

    @Test
    void shouldShowTheOtherOneWhenBothAreNamedAgain() {
        assertThat(cast(List.of(BOLT, ANNA), "Bolt meets Anna.", "Anna greets Bolt."))
                .containsExactly(0, 1);
    }

    @Test
    void shouldLeavePicturesAloneThatNobodyDraws() {
        List<Shot> shots = shots("Bolt.", "Bolt.", "Bolt.");

        assertThat(new CastList(List.of(BOLT)).of(shots, List.of(false, true, false)))
                .containsExactly(-1, 0, -1);
        assertThat(new CastList(List.of(BOLT)).of(shots, List.of(false, false, false)))
                .containsExactly(-1, -1, -1);
    }

    @Test
    void shouldFindNamesInScriptsWithoutSpaces() {
        assertThat(cast(List.of(character("小明", "一个喜欢海的男孩")), "天亮了。", "小明去看海。", "好。"))
                .containsExactly(0, 0, 0);
    }

    @Test
    void shouldNotTakeAPartOfAWordForAName() {
        assertThat(cast(List.of(character("Tom", "Somebody"), ANNA), "Tomorrow Anna comes.", "Tom waits."))
                .containsExactly(1, 0);
    }

    private static int[] cast(List<FeaturedCharacter> people, String... words) {
        return new CastList(people).of(shots(words), Collections.nCopies(words.length, true));
    }

    private static List<Shot> shots(String... words) {
        return IntStream.range(0, words.length)
                .mapToObj(i -> new Shot(i, i, i + 1, words[i], "", i))
                .toList();
    }

    private static FeaturedCharacter character(String name, String description) {
        return new FeaturedCharacter(name, name, description, "image/png", "characters/x.png");
    }
}
