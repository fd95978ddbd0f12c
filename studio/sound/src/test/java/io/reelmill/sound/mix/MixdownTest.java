package io.reelmill.sound.mix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.sound.Tones;
import io.reelmill.sound.dsp.Decibels;
import io.reelmill.sound.loudness.LoudnessMeter;
import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavFormat.Encoding;
import io.reelmill.sound.wav.WavWriter;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.AudioTrack.Role;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MixdownTest {

    private static final int RATE = 48_000;
    /** Above what the polished voice holds, so that the bed can be measured under it. */
    private static final double BED_HERTZ = 9_000;

    @TempDir
    Path folder;

    @Test
    void shouldReachTheTargetBelowTheCeilingWithANoisyVoiceAndMusic() throws IOException {
        float[] voice = Tones.speech(8, 1, 7);
        float[] noise = Tones.noise(0.01, 8);
        for (int i = 0; i < voice.length; i++) {
            voice[i] += noise[i] + (i % 9_000 == 0 ? 0.9f : 0);
        }
        List<AudioTrack> tracks = List.of(
                track(Role.VOICE, file("voice.wav", 48_000, voice), 0, 0),
                track(Role.MUSIC, file("music.wav", 44_100, Tones.sine(220, 0.4, 10, 44_100)), 0, 0));
        float[][] mix = mix(tracks, 9);
        LoudnessMeter meter = new LoudnessMeter();
        meter.add(mix[0], mix[1], 0, mix[0].length);
        assertThat(mix[0]).hasSize(9 * RATE);
        assertThat(meter.integrated()).isCloseTo(-14, within(0.5));
        assertThat(meter.truePeak()).isLessThanOrEqualTo(-1.2);
    }

    @Test
    void shouldReachTheTargetWithPeaksThatTheLimiterMustHold() throws IOException {
        float[] spiky = Tones.noise(0.02, 6);
        for (int i = 0; i < spiky.length; i++) {
            spiky[i] += i % 12_000 < 700 ? (float) (0.95 * Math.sin(0.05 * i)) : 0;
        }
        float[][] mix = mix(List.of(track(Role.MUSIC, file("s.wav", 48_000, spiky), 0, 0)), 6);
        LoudnessMeter meter = new LoudnessMeter();
        meter.add(mix[0], mix[1], 0, mix[0].length);
        assertThat(meter.integrated()).isCloseTo(-14, within(0.5));
        assertThat(meter.truePeak()).isLessThanOrEqualTo(-1.2);
    }

    @Test
    void shouldDuckTheMusicByFiveDecibelsBeforeTheWordAndReleaseItAfter() throws IOException {
        List<AudioTrack> tracks = List.of(
                track(Role.VOICE, file("voice.wav", 48_000, Tones.speech(10, 4, 7)), 0, 0),
                track(Role.MUSIC, file("music.wav", 48_000, Tones.sine(BED_HERTZ, 0.3, 10, 48_000)), 0, 0));
        float[] mix = beforeLimiting(tracks, 10);
        double open = bed(mix, 2.0, 3.5);
        assertThat(bed(mix, 4.0, 4.2) - open).as("when the first word starts").isCloseTo(-5, within(0.7));
        assertThat(bed(mix, 5.0, 6.0) - open).as("under the voice").isCloseTo(-5, within(0.6));
        assertThat(bed(mix, 3.5, 3.8) - open).as("not before it must").isCloseTo(0, within(0.5));
        assertThat(bed(mix, 8.0, 9.5) - open).as("after the voice").isCloseTo(0, within(0.3));
    }

    @Test
    void shouldKeepTheMusicFifteenUnitsBeneathTheVoice() throws IOException {
        Path voice = folder.resolve(file("voice.wav", 48_000, Tones.speech(10, 0, 10)));
        List<AudioTrack> tracks = List.of(
                track(Role.VOICE, voice.getFileName().toString(), 0, 0),
                track(Role.MUSIC, file("music.wav", 48_000, Tones.sine(BED_HERTZ, 0.9, 10, 48_000)), 0, 0));
        float[] mix = mix(tracks, 10)[0];
        // Two equal sides of a sine of RMS x measure x + 3.01 - 0.69 LUFS, and K-weighting lifts 9 kHz by some 3.9 dB.
        double music = bed(mix, 3, 7) + 3.01 - 0.69 + 3.9;
        assertThat(-14 - music).isBetween(14.0, 16.5);
    }

    @Test
    void shouldKeepWhatOneVoiceIsSofterThanAnother() throws IOException {
        String voice = file("voice.wav", 48_000, Tones.speech(4, 0, 4));
        float[] mix = beforeLimiting(List.of(track(Role.VOICE, voice, 0, 0), track(Role.VOICE, voice, 5, -6)), 9);
        double first = Tones.rms(mix, RATE / 2, 4 * RATE);
        double second = Tones.rms(mix, 5 * RATE + RATE / 2, 9 * RATE);
        assertThat(Decibels.ofAmplitude(second / first))
                .as("some of it evened out")
                .isBetween(-6.0, -2.0);
    }

    @Test
    void shouldObeyStartGainAndFades() throws IOException {
        String tone = file("tone.wav", 48_000, Tones.sine(1_000, 0.1, 4, 48_000));
        float[] mix = mix(List.of(new AudioTrack(Role.EFFECT, tone, 1, -6, 1, 1)), 6)[0];
        assertThat(Tones.rms(mix, 0, RATE - 100)).as("before its start").isZero();
        double full = Tones.rms(mix, (int) (2.2 * RATE), (int) (3.8 * RATE));
        assertThat(Tones.rms(mix, (int) (1.45 * RATE), (int) (1.55 * RATE)) / full)
                .as("half way in")
                .isCloseTo(0.5, within(0.05));
        assertThat(Tones.rms(mix, (int) (4.45 * RATE), (int) (4.55 * RATE)) / full)
                .as("half way out")
                .isCloseTo(0.5, within(0.05));
        assertThat(Tones.rms(mix, (int) (5.01 * RATE), 6 * RATE))
                .as("after its end")
                .isLessThan(1e-6);
    }

    @Test
    void shouldEndWithoutAClickWhenTheVideoCutsTheMusic() throws IOException {
        float[] mix =
                mix(List.of(track(Role.MUSIC, file("m.wav", 48_000, Tones.sine(500, 0.5, 9, 48_000)), 0, 0)), 2)[0];
        assertThat(mix).hasSize(2 * RATE);
        assertThat(Math.abs(mix[mix.length - 1])).isLessThan(0.003f);
        assertThat(Tones.rms(mix, mix.length - 480, mix.length)).isLessThan(Tones.rms(mix, 48_000, 60_000));
    }

    @Test
    void shouldKeepSoundAndPictureTogether() throws IOException {
        float[] click = new float[RATE];
        click[24_000] = 0.5f;
        float[] mix = mix(List.of(track(Role.EFFECT, file("c.wav", 48_000, click), 1, 0)), 3)[0];
        int loudest = 0;
        for (int i = 0; i < mix.length; i++) {
            loudest = Math.abs(mix[i]) > Math.abs(mix[loudest]) ? i : loudest;
        }
        assertThat(loudest).isEqualTo(RATE + 24_000);
    }

    @Test
    void shouldLeaveSilenceSilent() throws IOException {
        float[][] nothing = mix(List.of(), 1.5);
        assertThat(nothing[0]).hasSize(RATE * 3 / 2).containsOnly(0f);
        float[][] silent = mix(List.of(track(Role.VOICE, file("s.wav", 16_000, new float[16_000]), 0, 0)), 1);
        assertThat(Tones.rms(silent[0], 0, RATE)).isLessThan(1e-6);
    }

    @Test
    void shouldLeaveNothingBehindInTheFolder() throws IOException {
        String music = file("m.wav", 48_000, Tones.sine(500, 0.5, 1, 48_000));
        mix(List.of(track(Role.MUSIC, music, 0, 0)), 1);
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(folder.resolve(music));
        }
    }

    @Test
    void shouldNameTheFileThatIsMissing() {
        assertThatIOException()
                .isThrownBy(() -> Mixdown.of(List.of(track(Role.MUSIC, "gone.wav", 0, 0)), folder, 1))
                .withMessageContaining("gone.wav");
    }

    private float[] beforeLimiting(List<AudioTrack> tracks, int seconds) throws IOException {
        float[] left = new float[seconds * RATE];
        Stereo hop = new Stereo(Mixer.HOP);
        GainStaging staging = GainStaging.survey(tracks, folder, left.length);
        try (Mixer mixer = new Mixer(tracks, folder, staging, left.length)) {
            for (int at = 0; at < left.length; at += Mixer.HOP) {
                mixer.next(hop);
                System.arraycopy(hop.left, 0, left, at, Mixer.HOP);
            }
        }
        return left;
    }

    private static double bed(float[] mix, double from, double to) {
        return Decibels.ofAmplitude(
                Tones.amplitude(mix, (int) (from * RATE), (int) (to * RATE), BED_HERTZ, RATE) / Math.sqrt(2));
    }

    private String file(String name, int rate, float[] samples) throws IOException {
        WavWriter.write(folder.resolve(name), new WavFormat(rate, 1, Encoding.FLOAT_32), samples);
        return name;
    }

    private static AudioTrack track(Role role, String file, double start, double gain) {
        return new AudioTrack(role, file, start, gain, 0, 0);
    }

    private float[][] mix(List<AudioTrack> tracks, double seconds) throws IOException {
        float[] left = new float[(int) Math.round(seconds * RATE)];
        float[] right = new float[left.length];
        float[] l = new float[1_000];
        float[] r = new float[1_000];
        int at = 0;
        try (Mixdown mixdown = Mixdown.of(tracks, folder, seconds)) {
            for (int n = mixdown.read(l, r); n > 0; n = mixdown.read(l, r)) {
                System.arraycopy(l, 0, left, at, n);
                System.arraycopy(r, 0, right, at, n);
                at += n;
            }
        }
        assertThat(at).isEqualTo(left.length);
        return new float[][] {left, right};
    }
}
