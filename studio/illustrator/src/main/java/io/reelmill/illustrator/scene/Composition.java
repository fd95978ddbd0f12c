package io.reelmill.illustrator.scene;

import java.util.Locale;

/** How hero and motifs are arranged. Fractions of the frame; motifs are sized against the hero. */
public enum Composition {
    /** Centred before a large disc or arch. */
    PORTAL(0.50, 0.375, 1.00, 0, new double[][] {
        {0.17, 0.545, 0.36, -10, 0}, {0.84, 0.20, 0.30, 12, 0.35}, {0.85, 0.53, 0.26, 8, 0}
    }),
    /** On a pedestal, motifs beside it. */
    PODIUM(0.50, 0.375, 0.96, 0, new double[][] {
        {0.15, 0.50, 0.40, -6, 0}, {0.85, 0.49, 0.40, 6, 0}, {0.80, 0.17, 0.26, 10, 0.5}
    }),
    /** Hero on the left, a motif on the right. */
    LEFT(0.40, 0.40, 1.02, -6, new double[][] {
        {0.82, 0.22, 0.46, 10, 0.15}, {0.84, 0.52, 0.32, -8, 0}, {0.14, 0.15, 0.26, -12, 0.5}
    }),
    /** Hero on the right, a motif on the left. */
    RIGHT(0.60, 0.40, 1.02, 6, new double[][] {
        {0.18, 0.22, 0.46, -10, 0.15}, {0.16, 0.52, 0.32, 8, 0}, {0.87, 0.15, 0.26, 12, 0.5}
    }),
    /** Motifs on a ring around the hero. */
    ORBIT(0.50, 0.36, 0.86, 0, new double[][] {
        {0.13, 0.46, 0.36, -12, 0}, {0.86, 0.25, 0.32, 12, 0.2}, {0.76, 0.53, 0.34, 6, 0}
    }),
    /** From top left to bottom right: small, big, middle. */
    CASCADE(0.46, 0.36, 1.00, -8, new double[][] {
        {0.80, 0.545, 0.44, 10, 0}, {0.84, 0.15, 0.28, 14, 0.4}, {0.12, 0.54, 0.26, -10, 0.1}
    }),
    /** A close-up, slightly rotated. */
    CLOSE(0.50, 0.385, 1.20, 7, new double[][] {
        {0.87, 0.14, 0.28, 10, 0.45}, {0.12, 0.57, 0.28, -8, 0}, {0.13, 0.14, 0.22, -10, 0.6}
    }),
    /** Two things of almost the same size. */
    DUO(0.39, 0.40, 0.96, -7, new double[][] {
        {0.79, 0.215, 0.56, 8, 0}, {0.83, 0.53, 0.30, 6, 0}, {0.14, 0.16, 0.28, -8, 0.45}
    });

    private final double x;
    private final double y;
    private final double scale;
    private final double tilt;
    private final double[][] motifs;

    Composition(double x, double y, double scale, double tilt, double[][] motifs) {
        this.x = x;
        this.y = y;
        this.scale = scale;
        this.tilt = tilt;
        this.motifs = motifs;
    }

    /** Where the hero's centre is. */
    public double x() {
        return x;
    }

    /** Where the hero's centre is. */
    public double y() {
        return y;
    }

    /** As a factor of the usual hero size. */
    public double scale() {
        return scale;
    }

    /** Degrees, clockwise. */
    public double tilt() {
        return tilt;
    }

    /** Place of the n-th motif: x, y, size against the hero, tilt, distance. */
    public double[] motif(int n) {
        return motifs[n].clone();
    }

    /** The word for it in an idea. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The composition of that word; the portal for an unknown word. */
    public static Composition of(String word) {
        for (Composition composition : values()) {
            if (composition.word().equals(word)) {
                return composition;
            }
        }
        return PORTAL;
    }
}
