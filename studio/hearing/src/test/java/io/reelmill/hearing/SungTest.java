package io.reelmill.hearing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.hearing.VoiceActivity.Segment;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SungTest {

    private static final int RATE = 16_000;

    @TempDir
    Path folder;

    @Test
    void shouldLeaveTheQuietBeginningAndEndToTheInstruments() {
        MonoSound song = MonoSound.read(Sounds.write(
                folder.resolve("song.wav"),
                RATE,
                Sounds.join(beats(8, 0.04, 400), beats(14, 0.5, 900), beats(8, 0.04, 400))));

        List<Segment> parts = VocalParts.parts(song, 20);

        assertThat(parts.get(0).start()).isCloseTo(8, within(0.8));
        assertThat(parts.get(parts.size() - 1).end()).isCloseTo(22, within(0.8));
    }

    @Test
    void shouldTakeAllOfASongThatHasTooLittleLoudRoomForItsWords() {
        MonoSound song = MonoSound.read(
                Sounds.write(folder.resolve("song.wav"), RATE, Sounds.join(beats(12, 0.04, 400), beats(8, 0.5, 900))));

        assertThat(VocalParts.parts(song, 60)).isEqualTo(VoiceActivity.sounding(song));
    }

    /** A tone that is struck twice a second. */
    private static float[] beats(int seconds, double level, double pitch) {
        float[] tone = new float[seconds * RATE];
        for (int i = 0; i < tone.length; i++) {
            double sinceBeat = i % (RATE / 2) / (double) RATE;
            tone[i] = (float) (level * Math.exp(-3 * sinceBeat) * Math.sin(2 * Math.PI * pitch * i / RATE));
        }
        return tone;
    }
}
