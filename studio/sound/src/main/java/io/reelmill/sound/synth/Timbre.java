package io.reelmill.sound.synth;

/** The instruments by name. */
@SuppressWarnings("ImmutableEnumChecker") // instruments are records, their tables are never written
public enum Timbre {
    FELT_PIANO(Resonator.feltPiano(0.6, 1.5), 0.38, 0.28, 0.06, 0, 90),
    BRIGHT_PIANO(Resonator.feltPiano(0.95, 1.7), 0.36, 0.24, 0.05, 0, 90),
    ELECTRIC_PIANO(new FmSynth(1, 1.1, 0.5, 14, 0.10, 0.10, 1.3, 0.12, 0.35), 0.24, 0.22, 0.08, 0.5, 110),
    DARK_KEYS(new FmSynth(1, 0.7, 0.8, 7, 0.05, 0.08, 1.6, 0.18, 0.45), 0.22, 0.28, 0.10, 0.7, 110),
    REED_PIANO(new FmSynth(2, 0.75, 0.35, 5, 0.06, 0.06, 0.9, 0.09, 0.2), 0.24, 0.2, 0.06, 0.4, 120),
    GLASS_BELL(new FmSynth(3.5, 0.8, 0.7, 9, 0.05, 0.3, 1.5, 0.5, 0.3), 0.2, 0.4, 0.24, 0.3, 200),
    ACCORDION(new WaveSynth(Wave.SQUARE, 3, 19, 0.5, 0, 0.004, 0.05, 1, 0.95, 0.07, 1_700, 0.3, 0.4, 0.7, 3), 0.19, 0.24, 0, 0, 150),
    ORGAN(new WaveSynth(Wave.ORGAN, 2, 5, 0.4, 0, 0, 0.012, 1, 1, 0.06, 3_500, 0, 1, 0.7, 4), 0.22, 0.25, 0, 0.8, 110),
    NYLON_GUITAR(new PluckedString(0.42, 3.2, 0.21, 0.12, 0.35), 0.52, 0.24, 0.05, 0, 95),
    STEEL_GUITAR(new PluckedString(0.72, 4.0, 0.14, 0.14, 0.4), 0.51, 0.22, 0.06, 0.15, 110),
    UKULELE(new PluckedString(0.5, 1.25, 0.24, 0.09, 0.3), 0.7, 0.22, 0.03, 0, 160),
    BANJO(new PluckedString(0.82, 0.75, 0.11, 0.09, 0.35), 0.68, 0.18, 0.03, 0, 170),
    KOTO(new PluckedString(0.66, 2.3, 0.08, 0.3, 0.5), 0.5, 0.3, 0.10, 0, 130),
    DULCIMER(new PluckedString(0.78, 2.8, 0.19, 0.5, 0.5), 0.55, 0.34, 0.08, 0.4, 140),
    HARPSICHORD(new PluckedString(0.9, 2.4, 0.13, 0.05, 0.3), 0.52, 0.3, 0.03, 0.2, 130),
    CLAVINET(new PluckedString(0.74, 1.4, 0.07, 0.025, 0.15), 0.62, 0.14, 0.08, 0.3, 120),
    MUTED_GUITAR(new PluckedString(0.6, 0.32, 0.12, 0.05, 0.3), 1.0, 0.18, 0.16, 0.2, 120),
    HARP(new PluckedString(0.4, 4.5, 0.35, 0.5, 0.6), 0.47, 0.36, 0.10, 0, 110),
    PIZZICATO(new PluckedString(0.3, 0.55, 0.27, 0.08, 0.4), 0.92, 0.36, 0.04, 0.3, 130),
    KALIMBA(
            new Resonator(
                    new double[] {1, 5.4, 10.9, 2.01},
                    new double[] {0.8, 0.16, 0.05, 0.06},
                    new double[] {0.75, 0.10, 0.04, 0.4},
                    0.4,
                    0.25,
                    0.10,
                    1.2,
                    0.5),
            0.27,
            0.30,
            0.20,
            0,
            140),
    MARIMBA(
            new Resonator(
                    new double[] {1, 3.98, 9.9, 16.2},
                    new double[] {0.85, 0.22, 0.07, 0.02},
                    new double[] {0.42, 0.14, 0.05, 0.03},
                    0.6,
                    0.3,
                    0.09,
                    0,
                    0.6),
            0.36,
            0.28,
            0.12,
            0,
            110),
    VIBRAPHONE(
            new Resonator(
                    new double[] {1, 3.99, 10.4, 2},
                    new double[] {0.8, 0.14, 0.035, 0.03},
                    new double[] {2.2, 0.7, 0.18, 1},
                    0.7,
                    0.22,
                    0.03,
                    2.2,
                    0.6),
            0.24,
            0.32,
            0.12,
            0.5,
            120),
    GLOCKENSPIEL(
            new Resonator(
                    new double[] {1, 2.76, 5.4},
                    new double[] {0.75, 0.22, 0.07},
                    new double[] {1.5, 0.6, 0.2},
                    0.5,
                    0.6,
                    0.03,
                    1.5,
                    0.5),
            0.31,
            0.40,
            0.18,
            0,
            250),
    MUSIC_BOX(
            new Resonator(
                    new double[] {1, 2.0, 4.2, 6.3},
                    new double[] {0.75, 0.12, 0.14, 0.05},
                    new double[] {1.1, 0.5, 0.25, 0.12},
                    0.4,
                    0.5,
                    0.05,
                    2.5,
                    0.6),
            0.36,
            0.38,
            0.22,
            0,
            200),
    CELESTA(
            new Resonator(
                    new double[] {1, 3.0, 5.2, 8.1},
                    new double[] {0.8, 0.13, 0.05, 0.02},
                    new double[] {0.9, 0.35, 0.16, 0.08},
                    0.5,
                    0.4,
                    0.06,
                    1.8,
                    0.5),
            0.34,
            0.36,
            0.14,
            0.2,
            200),
    STEEL_PAN(
            new Resonator(
                    new double[] {1, 2.0, 3.01, 4.08, 5.3},
                    new double[] {0.6, 0.34, 0.14, 0.1, 0.04},
                    new double[] {0.5, 0.36, 0.2, 0.12, 0.07},
                    0.6,
                    0.2,
                    0.05,
                    5,
                    0.5),
            0.5,
            0.3,
            0.1,
            0.3,
            180),
    CHIMES(
            new Resonator(
                    new double[] {1, 1.5, 2.0, 2.52, 3.18, 4.3},
                    new double[] {0.4, 0.18, 0.34, 0.16, 0.14, 0.07},
                    new double[] {2.2, 1.3, 1.5, 0.9, 0.6, 0.35},
                    0.4,
                    0.8,
                    0.03,
                    2.5,
                    0.4),
            0.34,
            0.44,
            0.08,
            0,
            180),
    WARM_PAD(new WaveSynth(Wave.SAW, 5, 18, 0.9, 0, 0, 0.55, 2, 0.85, 0.55, 750, 0.7, 1.6, 0.7, 0), 0.15, 0.34, 0, 0.8, 160),
    GLASS_PAD(
            new WaveSynth(Wave.TRIANGLE, 5, 14, 1, 0, 0.012, 0.7, 2, 0.9, 0.7, 2_600, 0.4, 2, 0.8, 0),
            0.12,
            0.42,
            0.08,
            0.9,
            200),
    VOX_PAD(new WaveSynth(Wave.VOX, 5, 20, 0.9, 0, 0.02, 0.5, 2, 0.9, 0.5, 1_500, 0.3, 1.5, 0.7, 9), 0.23, 0.42, 0, 0.9, 190),
    BREATH_PAD(new WaveSynth(Wave.REED, 4, 16, 0.9, 0, 0.055, 0.6, 2, 0.9, 0.6, 1_900, 0.5, 1.4, 0.7, 6), 0.12, 0.42, 0.04, 0.7, 190),
    SWEEP_PAD(new WaveSynth(Wave.SAW, 4, 20, 1, 0, 0, 0.8, 2, 0.9, 0.5, 620, 2.4, 3.2, 1.1, 0), 0.14, 0.36, 0.1, 0.8, 170),
    HALO_PAD(new WaveSynth(Wave.SQUARE, 4, 13, 1, 0, 0.01, 0.65, 2, 0.9, 0.6, 2_400, 0.5, 2, 0.6, 4), 0.12, 0.44, 0.12, 0.9, 220),
    STRINGS(new WaveSynth(Wave.SAW, 5, 22, 0.9, 0, 0.008, 0.32, 2, 0.9, 0.32, 1_500, 0.3, 1, 0.7, 9), 0.13, 0.38, 0, 0.5, 170),
    SOFT_BRASS(new WaveSynth(Wave.SAW, 3, 10, 0.6, 0, 0, 0.09, 1, 0.85, 0.16, 700, 1.3, 0.5, 0.8, 5), 0.15, 0.34, 0.04, 0.3, 140),
    POLY_BRASS(new WaveSynth(Wave.SAW, 4, 17, 0.9, 0, 0, 0.035, 0.9, 0.75, 0.2, 1_100, 1.7, 0.45, 0.8, 4), 0.14, 0.3, 0.1, 0.7, 140),
    STUTTER_ORGAN(new WaveSynth(Wave.ORGAN, 1, 0, 0, 0, 0, 0.003, 0.22, 0.35, 0.05, 4_200, 0, 1, 0.7, 0), 0.34, 0.2, 0.14, 0.4, 130),
    SYNTH_PLUCK(new WaveSynth(Wave.SAW, 3, 12, 0.7, 0, 0, 0.002, 0.32, 0, 0.14, 650, 2.3, 0.13, 1.1, 0), 0.40, 0.24, 0.24, 0.3, 150),
    SQUARE_PLUCK(new WaveSynth(Wave.SQUARE, 2, 7, 0.5, 0, 0, 0.002, 0.24, 0, 0.1, 900, 1.6, 0.1, 0.9, 0), 0.44, 0.2, 0.26, 0.3, 160),
    FLUTE(new WaveSynth(Wave.REED, 1, 0, 0, 0, 0.03, 0.07, 0.6, 0.85, 0.10, 2_000, 0.3, 0.3, 0.7, 13), 0.20, 0.36, 0.16, 0, 220),
    WHISTLE(new WaveSynth(Wave.SINE, 1, 0, 0, 0, 0.018, 0.05, 0.6, 0.9, 0.08, 3_500, 0, 0.3, 0.7, 16), 0.17, 0.36, 0.20, 0, 300),
    PAN_PIPES(new WaveSynth(Wave.REED, 1, 0, 0, 0, 0.09, 0.03, 0.5, 0.75, 0.12, 2_600, 0.6, 0.12, 0.8, 7), 0.2, 0.38, 0.16, 0, 230),
    CLARINET(new WaveSynth(Wave.SQUARE, 1, 0, 0, 0, 0.012, 0.05, 0.6, 0.9, 0.09, 1_250, 0.3, 0.3, 0.7, 6), 0.24, 0.32, 0.08, 0, 150),
    MUTED_TRUMPET(new WaveSynth(Wave.SAW, 1, 0, 0, 0, 0.006, 0.03, 0.5, 0.85, 0.08, 1_900, 0.8, 0.12, 1.9, 11), 0.17, 0.3, 0.1, 0, 240),
    VIOLIN(new WaveSynth(Wave.SAW, 2, 6, 0.3, 0, 0.01, 0.09, 1, 0.9, 0.14, 2_000, 0.4, 0.4, 0.8, 15), 0.21, 0.36, 0.06, 0.2, 180),
    THEREMIN(new WaveSynth(Wave.WARM, 1, 0, 0, 0, 0, 0.12, 1, 0.95, 0.18, 2_200, 0, 0.4, 0.7, 28), 0.2, 0.4, 0.22, 0.2, 200),
    CHIP_LEAD(new WaveSynth(Wave.SQUARE, 1, 0, 0, 0, 0, 0.002, 0.5, 0.6, 0.04, 5_200, 0, 0.3, 0.7, 6), 0.2, 0.16, 0.22, 0, 180),
    SOFT_LEAD(new WaveSynth(Wave.TRIANGLE, 2, 9, 0.4, 0, 0, 0.03, 0.8, 0.8, 0.14, 2_200, 0.5, 0.3, 0.8, 10), 0.22, 0.3, 0.26, 0.3, 200),
    SAW_LEAD(new WaveSynth(Wave.SAW, 3, 14, 0.6, 0, 0, 0.015, 0.8, 0.75, 0.12, 1_500, 0.9, 0.25, 0.9, 9), 0.24, 0.26, 0.26, 0.3, 200),
    CELLO(new WaveSynth(Wave.SAW, 2, 7, 0.3, 0, 0.006, 0.11, 1, 0.9, 0.16, 1_100, 0.4, 0.5, 0.8, 12), 0.25, 0.34, 0.05, 0.2, 70),
    UPRIGHT_BASS(new PluckedString(0.24, 4.5, 0.3, 0.08, 0), 0.41, 0.06, 0, 0, 32),
    FINGER_BASS(new PluckedString(0.42, 5.5, 0.2, 0.07, 0), 0.38, 0.04, 0, 0, 32),
    SUB_BASS(new WaveSynth(Wave.TRIANGLE, 1, 0, 0, 0.35, 0, 0.008, 0.9, 0.75, 0.06, 420, 0.5, 0.2, 0.7, 0), 0.27, 0.02, 0, 0, 28),
    SYNTH_BASS(new WaveSynth(Wave.SAW, 2, 6, 0, 0.22, 0, 0.003, 0.5, 0.5, 0.05, 330, 1.5, 0.16, 1, 0), 0.34, 0.03, 0, 0, 30),
    SQUARE_BASS(new WaveSynth(Wave.SQUARE, 1, 0, 0, 0.2, 0, 0.003, 0.4, 0.55, 0.04, 520, 1.1, 0.1, 0.9, 0), 0.3, 0.03, 0, 0, 30),
    GROWL_BASS(new WaveSynth(Wave.SAW, 3, 26, 0, 0.35, 0, 0.006, 0.8, 0.8, 0.06, 290, 0.9, 0.5, 1.3, 0), 0.24, 0.04, 0, 0, 30),
    TUBA(new WaveSynth(Wave.SAW, 1, 0, 0, 0, 0.004, 0.035, 0.5, 0.7, 0.06, 480, 0.8, 0.12, 0.8, 3), 0.4, 0.12, 0, 0, 34),
    BASS_PLUCK(new PluckedString(0.62, 3.2, 0.14, 0.05, 0), 0.42, 0.04, 0, 0, 34);

    final Instrument instrument;
    /** Brings the timbre to the reference loudness. */
    final double gain;

    final double reverb;
    final double echo;
    final double chorus;
    /** Hz below which nothing of it is let through. */
    final double highPass;

    Timbre(Instrument instrument, double gain, double reverb, double echo, double chorus, double highPass) {
        this.instrument = instrument;
        this.gain = gain;
        this.reverb = reverb;
        this.echo = echo;
        this.chorus = chorus;
        this.highPass = highPass;
    }
}
