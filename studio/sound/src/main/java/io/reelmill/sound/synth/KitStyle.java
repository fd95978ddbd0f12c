package io.reelmill.sound.synth;

/** The sound of a drum kit. */
public enum KitStyle {
    /** Felt beater, brushed snare, dark hi-hats. */
    SOFT(54, 0.30, 0.12, 170, 0.5, 0.13, 5_500, 0.75),
    /** A small wooden kit in a room. */
    ACOUSTIC(58, 0.26, 0.30, 195, 0.75, 0.15, 7_000, 0.9),
    /** Lo-fi: tape saturation and vinyl noise. */
    LOFI(56, 0.24, 0.15, 180, 0.7, 0.12, 4_800, 0.7),
    /** Round kick, crisp top. */
    ELECTRONIC(52, 0.38, 0.35, 205, 0.85, 0.14, 8_000, 0.95),
    /** Large, distant drums. */
    CINEMATIC(46, 0.60, 0.10, 120, 0.5, 0.24, 5_000, 0.8),
    /** Hard sticks on a loud kit. */
    ROCK(61, 0.24, 0.45, 185, 1.0, 0.19, 6_400, 1.0),
    /** An early drum machine: long kick, small snare, fine hiss. */
    ANALOG(47, 0.5, 0.14, 215, 0.65, 0.11, 7_600, 0.85),
    /** The large gated snare of the eighties. */
    RETRO(56, 0.30, 0.34, 172, 0.8, 0.2, 6_800, 0.9),
    /** Hand percussion: short skins, almost no snare wires. */
    HAND(74, 0.20, 0.18, 245, 0.28, 0.09, 6_200, 0.75);

    /** Final frequency of the kick, Hz. */
    final double kick;
    /** Seconds, time constant. */
    final double kickDecay;

    final double click;
    /** Frequency of the snare's head, Hz. */
    final double snare;

    final double wires;
    /** Seconds, time constant. */
    final double snareDecay;
    /** High-pass frequency of the cymbals, Hz. */
    final double metal;

    final double metalLevel;

    KitStyle(
            double kick,
            double kickDecay,
            double click,
            double snare,
            double wires,
            double snareDecay,
            double metal,
            double metalLevel) {
        this.kick = kick;
        this.kickDecay = kickDecay;
        this.click = click;
        this.snare = snare;
        this.wires = wires;
        this.snareDecay = snareDecay;
        this.metal = metal;
        this.metalLevel = metalLevel;
    }
}
