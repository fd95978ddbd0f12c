package io.reelmill.render.visuals;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.providers.hearing.MusicSheet;
import io.reelmill.providers.hearing.MusicSheet.Section;
import io.reelmill.providers.picture.Shot;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BeatCutterTest {

    private static final List<Double> BEATS =
            IntStream.range(0, 80).mapToObj(i -> 0.25 + i * 0.5).toList();
    private static final MusicSheet SHEET =
            new MusicSheet(120, BEATS, List.of(new Section(0, 20, 0), new Section(20, 40, 1)));

    @Test
    void shouldCutOnBeatsOnly() {
        List<Shot> shots = new BeatCutter(20).cut(SHEET, 40, "");

        assertThat(shots.subList(1, shots.size()))
                .allSatisfy(s -> assertThat(BEATS).contains(s.start()));
        assertThat(shots.get(0).start()).isZero();
        assertThat(shots.get(shots.size() - 1).end()).isEqualTo(40);
    }

    @Test
    void shouldCutMoreOftenWhereThereIsMoreEnergy() {
        List<Shot> shots = new BeatCutter(20).cut(SHEET, 40, "");

        long quiet = shots.stream().filter(s -> s.start() < 20).count();
        assertThat(shots.size() - quiet).isGreaterThan(2 * quiet);
    }

    @Test
    void shouldCutEvenlyWhereNoBeatWasHeard() {
        List<Shot> shots = new BeatCutter(20).cut(new MusicSheet(0, List.of(), List.of()), 12, "sea, sky");

        assertThat(shots).hasSize(4);
        assertThat(shots).extracting(Shot::words).containsExactly("sea", "sky", "sea", "sky");
    }
}
