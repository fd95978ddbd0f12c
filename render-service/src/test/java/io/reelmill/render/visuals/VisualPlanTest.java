package io.reelmill.render.visuals;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.providers.picture.Shot;
import io.reelmill.render.source.Material;
import io.reelmill.render.source.Material.Kind;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class VisualPlanTest {

    @Test
    void shouldHaveEveryShotMadeWhenNothingWasProvided() {
        assertThat(plan("moving-image", false, false).of(shots(0, 1))).containsOnly(new Visual.Drawn());
        assertThat(plan("ai-video", false, false).of(shots(0, 1))).containsOnly(new Visual.Clip("ai-video", "pro"));
    }

    @Test
    void shouldGroupAdjacentScenesWhenThereAreFewerItemsThanScenes() {
        List<Visual> visuals =
                plan("custom", true, true, image("a"), image("b")).of(shots(0, 1, 2, 3));

        assertThat(titles(visuals)).containsExactly("a", "a", "b", "b");
    }

    @Test
    void shouldShowSeveralItemsInASceneWhenThereAreMoreItemsThanScenes() {
        List<Visual> visuals =
                plan("custom", true, true, image("a"), image("b"), image("c")).of(shots(0, 0, 1));

        assertThat(titles(visuals)).containsExactly("a", "b", "c");
    }

    @Test
    void shouldShowEachItemWhileItIsSpokenOf() {
        List<Shot> shots =
                told("The morning begins with coffee.", "Then the motorcycle leaves town.", "And nobody is late.");

        List<Visual> visuals = plan("custom", true, false, image("red motorcycle"), image("cup of coffee"), image("x"))
                .of(shots);

        assertThat(titles(visuals)).containsExactly("cup of coffee", "red motorcycle", "x");
    }

    @Test
    void shouldKnowAShortNameButNoSmallWord() {
        List<Visual> visuals = plan("custom", true, false, image("all of the Bob"), image("Leo"))
                .of(told("Leo opens all of the doors.", "Bob closes the last."));

        assertThat(titles(visuals)).containsExactly("Leo", "all of the Bob");
    }

    @Test
    void shouldUnderstandAnotherWordForTheSameThing() {
        List<Visual> visuals = plan("custom", true, false, image("bicycle"), image("espresso"))
                .of(told("Coffee comes first.", "Then I take my bike."));

        assertThat(titles(visuals)).containsExactly("espresso", "bicycle");
    }

    @Test
    void shouldUnderstandEnglishFileNamesInAnotherLanguage() {
        VisualPlan plan = new VisualPlan(
                "custom", "pro", List.of(image("motorcycle"), image("coffee")), true, false, "", false, "de");

        List<Visual> visuals = plan.of(told("Zuerst kommt der Kaffee.", "Dann fährt das Motorrad los."));

        assertThat(titles(visuals)).containsExactly("coffee", "motorcycle");
    }

    @Test
    void shouldShowTheItemAgainThatASentenceSpeaksOf() {
        List<Visual> visuals = plan("custom", true, false, image("coffee"), image("motorcycle"))
                .of(told("Coffee first.", "Then the motorcycle.", "Now home.", "The motorcycle again."));

        assertThat(titles(visuals).get(3)).isEqualTo("motorcycle");
    }

    @Test
    void shouldUseEveryItemBeforeOneComesAgain() {
        List<Visual> visuals =
                plan("custom", true, false, image("a"), image("b"), image("c")).of(shots(0, 1, 2, 3));

        assertThat(titles(visuals).subList(0, 3)).containsExactlyInAnyOrder("a", "b", "c");
        assertThat(titles(visuals).get(3)).isNotEqualTo(titles(visuals).get(2));
    }

    @Test
    void shouldShowAnItemWhereItsTitleIsSpokenOf() {
        List<Shot> shots = List.of(
                new Shot(0, 0, 3, "Coffee in the morning", "", 0), new Shot(1, 3, 6, "A bicycle at noon", "", 1));

        List<Visual> visuals =
                plan("moving-image", false, false, image("my bicycle")).of(shots);

        assertThat(visuals.get(0)).isEqualTo(new Visual.Drawn());
        assertThat(titles(visuals.subList(1, 2))).containsExactly("my bicycle");
    }

    @Test
    void shouldGoOnInAVideoThatComesAgainAndBeginAnewAtItsEnd() {
        Material video = new Material("v", Kind.VIDEO, "v.mp4", null, 10, 10, 7, 30, false);

        List<Visual> visuals = plan("custom", true, false, video).of(shots(0, 1, 2));

        assertThat(visuals).extracting(v -> ((Visual.Given) v).from()).containsExactly(0.0, 3.0, 0.0);
    }

    private static VisualPlan plan(String engine, boolean only, boolean inOrder, Material... provided) {
        return new VisualPlan(engine, "pro", List.of(provided), only, inOrder, "", false, "en");
    }

    private static Material image(String title) {
        return new Material(title, Kind.IMAGE, title + ".png", null, 100, 100, 0, 0, false);
    }

    /** Three seconds each, of the given scenes. */
    private static List<Shot> shots(int... scenes) {
        List<Shot> shots = new ArrayList<>();
        for (int i = 0; i < scenes.length; i++) {
            shots.add(new Shot(i, 3 * i, 3 * i + 3, "words", "", scenes[i]));
        }
        return shots;
    }

    private static List<Shot> told(String... sentences) {
        List<Shot> shots = new ArrayList<>();
        for (int i = 0; i < sentences.length; i++) {
            shots.add(new Shot(i, 3 * i, 3 * i + 3, sentences[i], "", i));
        }
        return shots;
    }

    private static List<String> titles(List<Visual> visuals) {
        return visuals.stream().map(v -> ((Visual.Given) v).material().title()).toList();
    }
}
