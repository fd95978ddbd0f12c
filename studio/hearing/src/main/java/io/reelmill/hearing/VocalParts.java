package io.reelmill.hearing;

import io.reelmill.hearing.VoiceActivity.Segment;
import io.reelmill.providers.hearing.MusicSheet.Section;
import java.util.ArrayList;
import java.util.List;

/**
 * Guesses where a song is sung. Singing cannot be detected over instruments here, but songs usually begin, pause and
 * end with instruments alone, which are the quietest sections.
 */
final class VocalParts {

    /** Sections with less energy count as instrumental. */
    private static final double QUIET = 0.3;
    /** Mean duration of a word in seconds; with less time the quiet sections are used too. */
    private static final double MIN_FOR_WORD = 0.25;

    private VocalParts() {}

    /** @param words words of the lyrics */
    static List<Segment> parts(MonoSound recording, int words) {
        List<Segment> sounding = VoiceActivity.sounding(recording);
        List<Segment> loud = new ArrayList<>();
        for (Section section : new MusicListener().listen(recording).sections()) {
            if (section.energy() >= QUIET) {
                sounding.stream()
                        .filter(s -> s.start() < section.end() && s.end() > section.start())
                        .map(s -> new Segment(Math.max(s.start(), section.start()), Math.min(s.end(), section.end())))
                        .forEach(loud::add);
            }
        }
        double room = loud.stream().mapToDouble(Segment::seconds).sum();
        return room >= MIN_FOR_WORD * words ? loud : sounding;
    }
}
