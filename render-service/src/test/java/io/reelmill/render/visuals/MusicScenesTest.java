package io.reelmill.render.visuals;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.providers.hearing.MusicSheet;
import io.reelmill.providers.hearing.MusicSheet.Section;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.visuals.MusicScenes.Energy;
import io.reelmill.timeline.Captions;
import java.util.List;
import org.junit.jupiter.api.Test;

class MusicScenesTest {

    private static final MusicSheet SHEET =
            new MusicSheet(120, List.of(), List.of(new Section(0, 10, 0), new Section(10, 20, 1)));
    private static final List<Shot> UNTOLD =
            List.of(shot(0, 0, 5, ""), shot(1, 5, 10, ""), shot(2, 10, 15, ""), shot(3, 15, 20, ""));

    @Test
    void shouldShowCalmScenesWhereTheMusicIsQuietAndLivelyOnesWhereItIsLoud() {
        MusicScenes scenes = new MusicScenes(SHEET, 1);

        List<String> words = words(scenes.of(UNTOLD, List.of()));

        assertThat(scenes.at(UNTOLD.get(0))).isEqualTo(Energy.CALM);
        assertThat(scenes.at(UNTOLD.get(3))).isEqualTo(Energy.LIVELY);
        assertThat(words).doesNotHaveDuplicates().allMatch(w -> !w.isEmpty());
        assertThat(words(new MusicScenes(SHEET, 2).of(UNTOLD, List.of()))).isNotEqualTo(words);
    }

    @Test
    void shouldShowWhatIsSungAndElseTheBriefInTurn() {
        List<Shot> shots =
                List.of(shot(0, 0, 5, "a red car"), shot(1, 5, 10, "a red car"), shot(2, 10, 15, "a red car"));
        List<Captions.Word> sung = List.of(new Captions.Word("Morning", 6, 7), new Captions.Word("rain", 9.5, 10.5));

        List<String> words = words(new MusicScenes(SHEET, 1).of(shots, sung));

        assertThat(words.get(0)).isEqualTo("a red car");
        assertThat(words.get(1)).isEqualTo("Morning rain");
        assertThat(words.get(2)).isEqualTo("rain");
    }

    @Test
    void shouldShowABriefOfManyPhrasesAsItIs() {
        List<Shot> shots = List.of(shot(0, 0, 5, "a car"), shot(1, 5, 10, "the moon"), shot(2, 10, 15, "a train"));

        assertThat(new MusicScenes(SHEET, 1).of(shots, List.of())).isEqualTo(shots);
    }

    private static Shot shot(int index, double start, double end, String words) {
        return new Shot(index, start, end, words, "", index);
    }

    private static List<String> words(List<Shot> shots) {
        return shots.stream().map(Shot::words).toList();
    }
}
