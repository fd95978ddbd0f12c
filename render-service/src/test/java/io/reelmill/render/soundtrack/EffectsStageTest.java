package io.reelmill.render.soundtrack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.providers.picture.Shot;
import io.reelmill.render.assembly.TransitionChooser;
import io.reelmill.render.soundtrack.EffectsStage.Cue;
import io.reelmill.render.stage.UndisturbedContext;
import io.reelmill.sound.wav.WavReader;
import io.reelmill.timeline.Captions.Word;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EffectsStageTest {

    private static final List<Shot> SHOTS = List.of(
            shot(0, 0, 4, "A lion roars"),
            shot(1, 4, 8, "Waves roll onto the beach"),
            shot(2, 8, 12, "nothing else"),
            shot(3, 12, 16, "Traffic in the street"));

    @TempDir
    Path folder;

    @Test
    void shouldSoundAThingWhenItIsNamed() throws IOException {
        List<Cue> cues = effects(List.of(new Word("A", 1, 1.2), new Word("camera", 2, 2.5)), "en", List.of());

        assertThat(cues).first().satisfies(cue -> assertThat(cue.at()).isEqualTo(2, within(0.1)));
    }

    @Test
    void shouldTakeWordsOfOtherLanguagesForNoThings() throws IOException {
        assertThat(effects(List.of(new Word("camera", 2, 2.5)), "it", List.of()))
                .noneMatch(cue -> Math.abs(cue.at() - 2) < 0.5);
    }

    @Test
    void shouldPopWithAStickerAndRatherThanWithACutBesideIt() throws IOException {
        List<Cue> cues = effects(List.of(), "en", List.of(4.35));

        assertThat(cues).anyMatch(cue -> cue.at() > 4.2 && cue.at() < 4.4);
        assertThat(cues).noneMatch(cue -> cue.at() > 3 && cue.at() < 4.2);
    }

    @Test
    void shouldLeaveRestBetweenEffects() throws IOException {
        List<Word> words = List.of(
                new Word("camera", 2, 2.3),
                new Word("bell", 2.4, 2.7),
                new Word("camera", 5, 5.3),
                new Word("bell", 6.5, 7));
        List<Cue> cues = effects(words, "en", List.of());

        assertThat(cues).filteredOn(cue -> cue.at() > 1.5 && cue.at() < 2.9).hasSize(1);
        assertThat(cues).as("the camera again").noneMatch(cue -> Math.abs(cue.at() - 5) < 0.2);
        assertThat(cues).anyMatch(cue -> Math.abs(cue.at() - 6.44) < 0.05);
    }

    @Test
    void shouldGoFromPlaceToPlaceWithThePictures() {
        assertThat(AmbienceSpan.of(SHOTS, 16))
                .containsExactly(new AmbienceSpan("sea", 0, 12), new AmbienceSpan("city", 12, 16));
    }

    @Test
    void shouldOverlapThePlacesAndLastAsLongAsTheFilm() throws IOException {
        List<Cue> airs = run(List.of(), "en", List.of(), false, true).stream()
                .filter(Cue::ambience)
                .toList();

        assertThat(airs).extracting(Cue::at).containsExactly(0.0, 11.5);
        assertThat(seconds(airs.get(0))).isEqualTo(12.5, within(0.01));
        assertThat(seconds(airs.get(1))).isEqualTo(4.5, within(0.01));
    }

    @Test
    void shouldHaveAirWhereNoPlaceIsNamedOnlyWhenItIsAskedFor() throws IOException {
        List<Shot> nowhere = List.of(shot(0, 0, 3, "Nobody knows"));
        for (boolean asked : new boolean[] {true, false}) {
            var order = new EffectsStage.Order(
                    nowhere, TransitionChooser.into(nowhere, 1), List.of(), "en", List.of(), 3, !asked, asked, 1);
            assertThat(new EffectsStage()
                            .run(order, folder, new UndisturbedContext())
                            .cues())
                    .hasSize(asked ? 1 : 0);
        }
    }

    private List<Cue> effects(List<Word> words, String language, List<Double> pops) throws IOException {
        return run(words, language, pops, true, false).stream()
                .filter(cue -> !cue.ambience())
                .toList();
    }

    private List<Cue> run(List<Word> words, String language, List<Double> pops, boolean effects, boolean ambience)
            throws IOException {
        var order = new EffectsStage.Order(
                SHOTS, TransitionChooser.into(SHOTS, 3), words, language, pops, 16, effects, ambience, 3);
        return new EffectsStage().run(order, folder, new UndisturbedContext()).cues();
    }

    private double seconds(Cue cue) throws IOException {
        try (WavReader reader = WavReader.open(folder.resolve(cue.file()))) {
            return reader.seconds();
        }
    }

    private static Shot shot(int index, double start, double end, String words) {
        return new Shot(index, start, end, words, "", index);
    }
}
