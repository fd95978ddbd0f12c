package io.reelmill.sound.music;

import java.util.ArrayList;
import java.util.List;

/**
 * A chord as pitch classes, 0 for C.
 *
 * @param root pitch class
 * @param tones pitch classes, root, third and fifth first, then the extensions
 * @param scale the pitch classes of melodies over it
 */
public record Chord(int root, List<Integer> tones, List<Integer> scale) {

    /** How many extensions chords have. */
    public enum Colour {
        TRIAD,
        ADD9,
        SEVENTH,
        NINTH
    }

    public Chord {
        tones = List.copyOf(tones);
        scale = List.copyOf(scale);
    }

    /**
     * Reads a chord as a step of the scale: {@code 1} to {@code 7}, with {@code M} or {@code m} behind it for a third
     * that is major or minor against the scale, {@code s} for a suspended fourth.
     *
     * @param tonic pitch class
     */
    static Chord of(String text, int tonic, Mode mode, Colour colour) {
        int step = text.charAt(0) - '1';
        if (step < 0 || step > 6) {
            throw new IllegalArgumentException("a chord begins with 1 to 7, not " + text);
        }
        int root = Math.floorMod(tonic + mode.semitones(step), 12);
        int third = tone(tonic, mode, step + 2);
        String mark = text.substring(1);
        switch (mark) {
            case "M" -> third = (root + 4) % 12;
            case "m" -> third = (root + 3) % 12;
            case "s" -> third = (root + 5) % 12;
            case "" -> {}
            default -> throw new IllegalArgumentException("a chord ends with M, m, s or nothing, not " + text);
        }
        List<Integer> tones = new ArrayList<>(List.of(root, third, tone(tonic, mode, step + 4)));
        int seventh = tone(tonic, mode, step + 6);
        int ninth = tone(tonic, mode, step + 8);
        // A chord with an altered third stays plain, except for the seventh of a dominant.
        boolean plain = mark.equals("m") || mark.equals("s");
        if (!plain && (colour == Colour.SEVENTH || colour == Colour.NINTH)) {
            tones.add(seventh);
        }
        // A ninth a semitone above the root is too dissonant.
        if (!plain && (colour == Colour.ADD9 || colour == Colour.NINTH) && (ninth - root + 12) % 12 == 2) {
            tones.add(ninth);
        }
        return new Chord(root, tones, scale(tonic, mode, step, third, mark));
    }

    private static int tone(int tonic, Mode mode, int step) {
        return Math.floorMod(tonic + mode.semitones(step), 12);
    }

    private static List<Integer> scale(int tonic, Mode mode, int step, int third, String mark) {
        List<Integer> scale = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            boolean altered = i == Math.floorMod(step + 2, 7) && (mark.equals("M") || mark.equals("m"));
            scale.add(altered ? third : tone(tonic, mode, i));
        }
        return scale;
    }

    boolean has(int pitch) {
        return tones.contains(Math.floorMod(pitch, 12));
    }

    /** Whether a pitch is root, third or fifth: a stable note. */
    boolean isRest(int pitch) {
        int at = tones.indexOf(Math.floorMod(pitch, 12));
        return at >= 0 && at < 3;
    }

    /** The pitch of a class nearest to another pitch. */
    static int nearest(int pitchClass, int pitch) {
        int up = Math.floorMod(pitchClass - pitch, 12);
        return up <= 6 ? pitch + up : pitch + up - 12;
    }

    /** The tone of the chord nearest to a pitch, among root, third and fifth. */
    int nearestTone(int pitch) {
        int best = nearest(root, pitch);
        for (int i = 1; i < 3; i++) {
            int candidate = nearest(tones.get(i), pitch);
            best = Math.abs(candidate - pitch) < Math.abs(best - pitch) ? candidate : best;
        }
        return best;
    }

    /** The note so many steps of this chord's scale above (or below) a pitch. */
    int walk(int pitch, int steps) {
        int p = pitch;
        for (int left = Math.abs(steps); left > 0; left--) {
            do {
                p += Integer.signum(steps);
            } while (!scale.contains(Math.floorMod(p, 12)));
        }
        return p;
    }
}
