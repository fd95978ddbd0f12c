package io.reelmill.sound.effects;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.sound.loudness.LoudnessMeter;
import io.reelmill.sound.wav.WavReader;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class AmbienceTest {

    @TempDir
    Path folder;

    static Iterable<String> places() {
        return Ambience.places();
    }

    @ParameterizedTest
    @MethodSource("places")
    void shouldLieQuietlyUnderAllElse(String place) throws IOException {
        float[][] bed = bed(place, 8);
        LoudnessMeter meter = new LoudnessMeter();
        meter.add(bed[0], bed[1], 0, bed[0].length);
        assertThat(bed[0]).hasSize(8 * 48_000);
        assertThat(meter.integrated()).as("loudness").isBetween(-39.0, -32.0);
        assertThat(meter.truePeak()).as("peak").isLessThan(-14);
        assertThat(bed[0][bed[0].length - 1]).isZero();
    }

    @Test
    void shouldRepeatWithoutASeam() throws IOException {
        float[] sea = bed("room", 30)[0];
        int seam = 24 * 48_000;
        float step = Math.abs(sea[seam] - sea[seam - 1]);
        float largest = 0;
        for (int i = seam - 48_000; i < seam; i++) {
            largest = Math.max(largest, Math.abs(sea[i] - sea[i - 1]));
        }
        assertThat(step).isLessThanOrEqualTo(largest);
        assertThat(sea[seam + 48_000]).isEqualTo(sea[48_000]);
    }

    @ParameterizedTest
    @CsvSource({
        "It was raining all day, rain",
        "Waves roll onto the beach, sea",
        "Stars and planets of our galaxy, space",
        "Traffic in the streets, city",
        "Save more every month, room"
    })
    void shouldKnowThePlace(String words, String place) {
        assertThat(Ambience.placeOf(words)).isEqualTo(place);
    }

    private float[][] bed(String place, double seconds) throws IOException {
        Path wav = folder.resolve("bed.wav");
        Ambience.forPlace(place, seconds, 3, wav);
        try (WavReader reader = WavReader.open(wav)) {
            float[][] bed = new float[2][(int) reader.frames()];
            reader.read(bed[0], bed[1], 0, bed[0].length);
            return bed;
        }
    }
}
