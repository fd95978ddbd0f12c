package io.reelmill.hearing;

import io.reelmill.hearing.VoiceActivity.Segment;
import io.reelmill.providers.hearing.MusicSheet.Section;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a song is likely to be sung. Singing over instruments is not told from them here; but songs begin, pause and end
 * with instruments alone, which is where they are the quietest.
 */
final class VocalParts {

    /** Sections with less energy are left to the instruments. */
    private static final double QUIET = 0.3;
    /** Words take at least so long in the mean, seconds: with less room the quiet sections are needed too. */
    private static final double MIN_FOR_WORD = 0.25;

    private VocalParts() {}

    /** @param words that are sung */
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
