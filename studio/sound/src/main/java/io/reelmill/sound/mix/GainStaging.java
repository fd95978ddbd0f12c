package io.reelmill.sound.mix;

import io.reelmill.sound.dsp.Decibels;
import io.reelmill.sound.loudness.LoudnessMeter;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.AudioTrack.Role;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Gain staging: the factor for each role that brings all roles into the right relation before any other processing. A
 * track's own gain is applied in addition.
 *
 * @param gains factors
 * @param voice all voices, processed
 * @param voiceTrim factor on the voice after its processing
 */
record GainStaging(Map<Role, Double> gains, VoiceChannel voice, double voiceTrim) implements Closeable {

    /** LUFS of the voice, or of the leading role when there is no voice. */
    static final double LEAD = -16;

    /** LUFS of music in the pauses of a voice. Ducking lowers it by another {@link Ducker#DEPTH}. */
    private static final double MUSIC_BENEATH_VOICE = -26;

    private static final double AMBIENCE_BENEATH_VOICE = -33;
    private static final double AMBIENCE_ALONE = -24;

    /** Highest gain in dB: a recording that needs more is mostly noise. */
    private static final double LARGEST_GAIN = 24;

    /** Measures every role over the length of the video. */
    static GainStaging survey(List<AudioTrack> tracks, Path folder, long videoFrames) throws IOException {
        boolean spoken = tracks.stream().anyMatch(t -> t.role() == Role.VOICE || t.role() == Role.SOURCE);
        boolean music = tracks.stream().anyMatch(t -> t.role() == Role.MUSIC);
        Map<Role, Double> gains = new EnumMap<>(Role.class);
        for (Role role : Role.values()) {
            List<AudioTrack> asTheyAre = asTheyAre(tracks, role);
            double gain = 1;
            if (role != Role.EFFECT && !asTheyAre.isEmpty()) {
                double measured = measure(Bus.of(role, asTheyAre, folder, 1, videoFrames), videoFrames);
                gain = towards(target(role, spoken, music), measured);
            }
            gains.put(role, gain);
        }
        return polished(tracks, folder, gains, videoFrames);
    }

    private static List<AudioTrack> asTheyAre(List<AudioTrack> tracks, Role role) {
        return tracks.stream()
                .filter(t -> t.role() == role)
                .map(t -> new AudioTrack(role, t.file(), t.start(), 0, t.fadeIn(), t.fadeOut()))
                .toList();
    }

    private static GainStaging polished(List<AudioTrack> tracks, Path folder, Map<Role, Double> gains, long videoFrames)
            throws IOException {
        double gain = gains.get(Role.VOICE);
        List<AudioTrack> asTheyAre = asTheyAre(tracks, Role.VOICE);
        VoiceChannel voice =
                VoiceChannel.of(Bus.of(Role.VOICE, asTheyAre, folder, gain, videoFrames), videoFrames, folder);
        try {
            double trim = towards(LEAD, voice.loudness());
            if (!tracks.containsAll(asTheyAre)) {
                // their own gains are applied in addition and must not be compensated here
                voice.close();
                voice = VoiceChannel.of(Bus.of(Role.VOICE, tracks, folder, gain, videoFrames), videoFrames, folder);
            }
            return new GainStaging(gains, voice, trim);
        } catch (IOException | RuntimeException e) {
            voice.close();
            throw e;
        }
    }

    private static double target(Role role, boolean spoken, boolean music) {
        return switch (role) {
            case MUSIC -> spoken ? MUSIC_BENEATH_VOICE : LEAD;
            case AMBIENCE -> spoken ? AMBIENCE_BENEATH_VOICE : music ? AMBIENCE_ALONE : LEAD;
            default -> LEAD;
        };
    }

    private static double towards(double target, double measured) {
        return Double.isInfinite(measured) ? 1 : Decibels.toGain(Math.min(LARGEST_GAIN, target - measured));
    }

    private static double measure(Bus bus, long videoFrames) throws IOException {
        LoudnessMeter meter = LoudnessMeter.withoutPeaks();
        Stereo hop = new Stereo(Mixer.HOP);
        try (bus) {
            for (long position = 0; position < videoFrames; position += Mixer.HOP) {
                hop.clear();
                bus.addTo(hop, position);
                meter.add(hop.left, hop.right, 0, Mixer.HOP);
            }
        }
        return meter.integrated();
    }

    @Override
    public void close() throws IOException {
        voice.close();
    }
}
