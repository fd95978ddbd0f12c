package io.reelmill.sound.synth;

/** A part of the band, independent of its timbre. */
public enum BandPart {
    PAD(0.66, 0),
    KEYS(1.0, -0.15),
    ARP(0.80, 0.30),
    BASS(0.66, 0),
    LEAD(0.78, 0.08);

    /** Level in the mix for a timbre of reference loudness. */
    final double level;

    final double pan;

    BandPart(double level, double pan) {
        this.level = level;
        this.pan = pan;
    }
}
