package io.reelmill.sound.mix;

import io.reelmill.sound.dsp.Decibels;
import io.reelmill.sound.loudness.LoudnessMeter;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.AudioTrack.Role;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What each role is multiplied by so that all stand in the right relation before anything else happens to them. A
 * track's own gain comes on top.
 *
 * @param gains factors
 * @param voiceTrim factor on the voice after its polish
 */
record Staging(Map<Role, Double> gains, double voiceTrim) {

    /** LUFS of the voice, and of whatever leads when there is none. */
    static final double LEAD = -16;

    /** LUFS of music in the pauses of a voice; ducking takes {@link Ducker#DEPTH} more. */
    private static final double MUSIC_BENEATH_VOICE = -26;

    private static final double AMBIENCE_BENEATH_VOICE = -33;
    private static final double AMBIENCE_ALONE = -24;

    /** A recording that needs more than this is mostly noise. */
    private static final double LARGEST_GAIN = 24;

    /** Measures every role over the length of the video. */
    static Staging survey(List<AudioTrack> tracks, Path folder, long videoFrames) throws IOException {
        boolean spoken = tracks.stream().anyMatch(t -> t.role() == Role.VOICE || t.role() == Role.SOURCE);
        boolean music = tracks.stream().anyMatch(t -> t.role() == Role.MUSIC);
        Map<Role, Double> gains = new EnumMap<>(Role.class);
        double trim = 1;
        for (Role role : Role.values()) {
            List<AudioTrack> asTheyAre = tracks.stream()
                    .filter(t -> t.role() == role)
                    .map(t -> new AudioTrack(role, t.file(), t.start(), 0, t.fadeIn(), t.fadeOut()))
                    .toList();
            double gain = 1;
            if (role != Role.EFFECT && !asTheyAre.isEmpty()) {
                double target = target(role, spoken, music);
                gain = towards(target, measure(Bus.of(role, asTheyAre, folder, 1, videoFrames), videoFrames));
                if (role == Role.VOICE) {
                    Bus levelled = Bus.of(role, asTheyAre, folder, gain, videoFrames);
                    trim = towards(target, measurePolished(levelled, videoFrames));
                }
            }
            gains.put(role, gain);
        }
        return new Staging(gains, trim);
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

    private static double measurePolished(Bus bus, long videoFrames) throws IOException {
        LoudnessMeter meter = LoudnessMeter.withoutPeaks();
        Stereo hop = new Stereo(Mixer.HOP);
        try (VoiceChannel channel = new VoiceChannel(bus, 1)) {
            for (long position = 0; position < videoFrames; position += Mixer.HOP) {
                channel.next(hop);
                meter.add(hop.left, hop.right, 0, Mixer.HOP);
            }
        }
        return meter.integrated();
    }
}
