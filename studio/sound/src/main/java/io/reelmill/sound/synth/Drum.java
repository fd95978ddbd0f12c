package io.reelmill.sound.synth;

/** The drums of a kit. */
public enum Drum {
    KICK(0),
    SNARE(0.04),
    CLAP(-0.06),
    RIM(0.28),
    HAT(0.22),
    OPEN_HAT(0.22),
    SHAKER(-0.34),
    TAMBOURINE(-0.26),
    LOW_TOM(-0.25),
    HIGH_TOM(0.18),
    CONGA(-0.3),
    HIGH_CONGA(0.12),
    WOODBLOCK(0.34),
    COWBELL(-0.2),
    SLEIGH_BELLS(-0.28),
    CRASH(-0.15);

    final double pan;

    Drum(double pan) {
        this.pan = pan;
    }
}
