package io.reelmill.sound.music;

import io.reelmill.sound.music.Section.Kind;
import io.reelmill.sound.synth.Drum;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/**
 * The drummer: plays the groove, thinner or fuller by section, with random ghost notes and a fill at the end of a
 * section.
 */
final class DrumPlayer implements Player {

    private static final Set<Drum> QUIET =
            EnumSet.of(Drum.HAT, Drum.SHAKER, Drum.RIM, Drum.TAMBOURINE, Drum.WOODBLOCK, Drum.SLEIGH_BELLS);
    private static final String[] FILLS = {
        "............x.xo",
        "..........x.oxxX",
        "............xoxx",
        "........x...x.xX",
        "..............xX",
        "..........x..xx.",
        "............x..X",
        ".........oxoxoxX",
        "............xxxx"
    };

    private static final String NO_FILL = "................";

    private final Map<Drum, Figure> grooves = new EnumMap<>(Drum.class);
    private final Map<Drum, Figure> lifts = new EnumMap<>(Drum.class);
    /** The drums of a fill, from high to low; empty when the groove has none. */
    private final List<Drum> skins;

    /** Whether the groove has a drum that a cymbal goes with. */
    private final boolean cymbals;

    private final Random chance;
    private Kind before = Kind.INTRO;

    DrumPlayer(Groove groove, boolean toms, long seed) {
        for (Drum drum : Drum.values()) {
            String text = groove.figure(drum, false);
            String lifted = groove.figure(drum, true);
            if (text != null) {
                grooves.put(drum, Figure.of(text));
            }
            if (lifted != null) {
                lifts.put(drum, Figure.of(lifted));
            }
        }
        skins = skins(toms);
        cymbals = grooves.containsKey(Drum.KICK) || grooves.containsKey(Drum.LOW_TOM);
        this.chance = new Random(seed);
    }

    private List<Drum> skins(boolean toms) {
        if (lifts.containsKey(Drum.CONGA)) {
            return List.of(Drum.HIGH_CONGA, Drum.CONGA);
        }
        if (lifts.containsKey(Drum.LOW_TOM) || (toms && !lifts.isEmpty())) {
            return List.of(Drum.HIGH_TOM, Drum.LOW_TOM);
        }
        if (grooves.containsKey(Drum.SNARE) || grooves.containsKey(Drum.CLAP)) {
            return List.of(Drum.SNARE);
        }
        // Before the lift, or when the groove has no snare, the rim replaces it.
        boolean rim = lifts.containsKey(Drum.SNARE) || lifts.containsKey(Drum.CLAP) || lifts.containsKey(Drum.RIM);
        return rim ? List.of(Drum.RIM) : List.of();
    }

    @Override
    public void play(Bar bar, Score score, double energy) {
        Kind kind = bar.section().kind();
        boolean drops = bar.section().ends(bar.index()) && !bar.endsPiece();
        boolean fills = (drops && kind != Kind.INTRO) || (bar.section().bars() > 5 && bar.inSection() == 3);
        String fill = fills && !skins.isEmpty() ? FILLS[chance.nextInt(FILLS.length)] : NO_FILL;
        // A shorter bar drops the beginning of the fill, because its end leads to the next bar.
        fill = fill.substring(fill.length() - bar.steps());
        int fillFrom = 0;
        while (fillFrom < bar.steps() && fill.charAt(fillFrom) == '.') {
            fillFrom++;
        }
        Map<Drum, Figure> playing = kind == Kind.LIFT ? lifts : grooves;
        for (Map.Entry<Drum, Figure> entry : playing.entrySet()) {
            Drum drum = entry.getKey();
            if (plays(drum, bar)) {
                boolean skin = drum == Drum.SNARE || drum == Drum.RIM || drum == Drum.CLAP;
                int until = skin ? fillFrom : bar.steps();
                figure(drum, entry.getValue().bar(bar.inSection()), until, score, level(kind, energy));
            }
        }
        if (kind != Kind.BREAK && kind != Kind.INTRO) {
            fill(fill, score, energy);
        }
        if (kind == Kind.LIFT && bar.inSection() == 0 && before != Kind.LIFT && cymbals) {
            score.strike(Drum.CRASH, 0, 0.25 + 0.3 * energy);
        }
        if (drops && (kind == Kind.BREAK || kind == Kind.INTRO) && !grooves.isEmpty()) {
            score.swell(8, 0.10 + 0.12 * energy);
        }
        before = kind;
    }

    private static boolean plays(Drum drum, Bar bar) {
        return switch (bar.section().kind()) {
            case INTRO ->
                QUIET.contains(drum)
                        && (drum == Drum.SHAKER
                                || 2 * bar.inSection() >= bar.section().bars());
            case BREAK -> QUIET.contains(drum) && bar.inSection() >= 2;
            case OUT -> !bar.endsPiece() || QUIET.contains(drum) || drum == Drum.KICK;
            default -> true;
        };
    }

    private static double level(Kind kind, double energy) {
        double quiet = kind == Kind.INTRO || kind == Kind.BREAK || kind == Kind.OUT ? 0.75 : 1;
        return quiet * (0.62 + 0.38 * energy);
    }

    private void figure(Drum drum, String text, int until, Score score, double level) {
        for (int step = 0; step < until; step++) {
            switch (text.charAt(step)) {
                case 'X' -> score.strike(drum, step, level);
                case 'x' -> score.strike(drum, step, 0.78 * level);
                case 'o' -> {
                    // Ghost notes are quiet and random.
                    if (chance.nextInt(5) > 0) {
                        score.strike(drum, step, (0.26 + 0.12 * chance.nextDouble()) * level);
                    }
                }
                default -> {}
            }
        }
    }

    private void fill(String fill, Score score, double energy) {
        for (int step = 0; step < fill.length(); step++) {
            double level = fill.charAt(step) == 'X' ? 0.8 : fill.charAt(step) == 'x' ? 0.6 : 0.3;
            if (fill.charAt(step) != '.') {
                score.strike(skins.get(step % 4 < 2 ? 0 : skins.size() - 1), step, level * (0.55 + 0.4 * energy));
            }
        }
    }

    @Override
    public void end(Chord home, List<Integer> voicing, Score score, double steps) {
        if (cymbals) {
            score.strike(Drum.CRASH, 0, 0.32);
            if (grooves.containsKey(Drum.KICK)) {
                score.strike(Drum.KICK, 0, 0.7);
            }
        }
    }
}
