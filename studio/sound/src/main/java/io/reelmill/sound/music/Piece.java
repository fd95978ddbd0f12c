package io.reelmill.sound.music;

import io.reelmill.sound.synth.Band;
import io.reelmill.sound.synth.BandPart;
import io.reelmill.sound.synth.Ensemble;
import io.reelmill.sound.synth.KitStyle;
import io.reelmill.sound.synth.Timbre;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** A track composed for a length; emits its notes bar by bar. */
final class Piece {

    private static final int RATE = 48_000;

    private final TrackSheet sheet;
    private final Form form;
    private final Harmony harmony;
    private final Score score;
    private final Map<BandPart, Player> players = new EnumMap<>(BandPart.class);
    private final DrumPlayer drummer;

    Piece(TrackSheet sheet, TrackLibrary library, Form form, Ensemble band, long seed) {
        this.sheet = sheet;
        this.form = form;
        harmony = new Harmony(sheet, form);
        score = new Score(band, form.barSeconds(), sheet, seed + 1);
        sheet.parts().forEach((seat, part) -> players.put(seat, player(seat, part, library, seed)));
        drummer = new DrumPlayer(library.groove(sheet.groove()), sheet.kit() == KitStyle.CINEMATIC, seed + 2);
    }

    /** The instruments of a sheet. */
    static Band band(TrackSheet sheet, Form form, long seed) {
        Map<BandPart, Timbre> lineup = new EnumMap<>(BandPart.class);
        sheet.parts().forEach((seat, part) -> lineup.put(seat, part.timbre()));
        // Dotted eighths: echoes between the beats.
        double echo = form.barSeconds() / form.beats() * 0.75;
        return new Band(lineup, sheet.kit(), sheet.space(), sheet.pump(), sheet.tone(), echo, seed);
    }

    private Player player(BandPart seat, TrackSheet.Part part, TrackLibrary library, long seed) {
        Figure figure = library.figure(part.figure());
        Figure lift = part.lift() == null ? figure : library.figure(part.lift());
        return switch (seat) {
            case PAD -> new PadPlayer();
            case KEYS -> new ChordPlayer(seat, figure, lift, 1.5, 12 * part.octave());
            case ARP -> new ChordPlayer(seat, figure, lift, 3, 12 + 12 * part.octave());
            case BASS -> new BassPlayer(figure, lift);
            case LEAD ->
                new TunePlayer(
                        figure,
                        sheet.tonic(),
                        part.octave(),
                        seed + sheet.name().hashCode());
        };
    }

    /** Start of a bar in samples. The index after the last bar is the final chord. */
    long startOf(int bar) {
        return Math.round(bar * form.barSeconds() * RATE);
    }

    /** Sends the notes of the next bar to the band; after the last bar, those of the final chord. */
    void play(int index) {
        if (index == form.bars()) {
            double steps = form.tail() / score.stepSeconds();
            List<Integer> voicing = harmony.homeVoicing();
            players.values().forEach(p -> p.end(harmony.home(), voicing, score, steps));
            drummer.end(harmony.home(), voicing, score, steps);
            return;
        }
        Bar bar = harmony.bar(index);
        double energy = 0.45 * sheet.energy() + 0.55 * bar.section().energy();
        players.forEach((seat, player) -> {
            if (plays(seat, bar)) {
                player.play(bar, score, energy);
            }
        });
        drummer.play(bar, score, energy);
    }

    /**
     * The parts that play in each section: the piece begins with few parts, and each further part enters at a section
     * start.
     */
    private boolean plays(BandPart seat, Bar bar) {
        boolean late = 2 * bar.inSection() >= bar.section().bars();
        boolean duet = sheet.parts().containsKey(BandPart.ARP) && sheet.parts().containsKey(BandPart.PAD);
        return switch (bar.section().kind()) {
            case INTRO ->
                switch (seat) {
                    case PAD, KEYS -> true;
                    case ARP, BASS -> late || !duet;
                    case LEAD -> false;
                };
            // The arpeggio enters one phrase later, so that the arrangement grows; lively tracks have it at once.
            case GROOVE -> seat != BandPart.ARP || bar.index() >= 6 || sheet.energy() > 0.5;
            case LIFT -> true;
            case BREAK -> seat != BandPart.BASS || bar.inSection() >= 1;
            case OUT -> seat != BandPart.LEAD;
        };
    }
}
