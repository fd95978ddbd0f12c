package io.reelmill.motion.ground;

/** Small particles in the air. */
public final class ParticleMotifs {

    private ParticleMotifs() {}

    /** Stars that twinkle. */
    public static Motif stars(int count) {
        return (f, t) -> {
            for (int i = 0; i < count; i++) {
                double x = f.chance(i, 1) * f.w - f.left(0.08);
                double y = f.chance(i, 2) * f.h - f.up(0.08);
                double glow = 0.35 + 0.65 * Math.max(0, Math.sin(t * (1 + 2 * f.chance(i, 3)) + i * 1.7));
                double r = f.u * (0.14 + 0.36 * f.chance(i, 4));
                f.disc(x, y, r, Field.alpha(f.scheme.glint(), 0.75 * glow));
                if (i % 9 == 0) {
                    f.line(x - 4 * r * glow, y, x + 4 * r * glow, y, r * 0.4, Field.alpha(f.scheme.glint(), 0.6));
                    f.line(x, y - 4 * r * glow, x, y + 4 * r * glow, r * 0.4, Field.alpha(f.scheme.glint(), 0.6));
                }
            }
        };
    }

    /** Out-of-focus lights (bokeh). */
    public static Motif bokeh(int count, double size) {
        return (f, t) -> {
            for (int i = 0; i < count; i++) {
                double x = f.chance(i, 1) * f.w + 3 * f.u * Math.sin(t * 0.4 + i) - f.left(0.2);
                double y = f.chance(i, 2) * f.h + 3 * f.u * Math.cos(t * 0.33 + i * 2) - f.up(0.2);
                double r = f.u * size * (0.35 + f.chance(i, 3));
                double glow = 0.10 + 0.08 * Math.sin(t * 0.9 + i * 3);
                int colour = i % 3 == 0 ? f.scheme.accent() : f.scheme.glint();
                f.disc(x, y, r, Field.alpha(colour, glow * 0.6));
                f.ring(x, y, r, 0.2 * f.u, Field.alpha(colour, glow * 1.2));
            }
        };
    }

    /** Sparks that rise and fade. */
    public static Motif sparks(int count) {
        return (f, t) -> {
            for (int i = 0; i < count; i++) {
                double life = (f.chance(i, 1) + t * (0.09 + 0.10 * f.chance(i, 2))) % 1;
                double x = f.chance(i, 3) * f.w + 4 * f.u * Math.sin(t + i * 2.4) - f.left(0.45);
                double y = f.h * (1.02 - life) - f.up(0.45);
                double r = f.u * (0.2 + 0.45 * f.chance(i, 4));
                double glow = Math.sin(Math.PI * life);
                int colour = i % 2 == 0 ? f.scheme.accent() : f.scheme.glint();
                f.disc(x, y, r * 2.6, Field.alpha(colour, 0.14 * glow));
                f.disc(x, y, r, Field.alpha(colour, 0.85 * glow));
            }
        };
    }

    /** Fine rain. */
    public static Motif rain(int count, double alpha) {
        return (f, t) -> {
            for (int i = 0; i < count; i++) {
                double fall = (f.chance(i, 1) + t * (0.5 + 0.4 * f.chance(i, 2))) % 1;
                double x = f.chance(i, 3) * f.w * 1.1 - fall * 8 * f.u;
                double y = f.h * (fall * 1.2 - 0.1);
                f.line(x, y, x - f.u, y + 7 * f.u, 0.13 * f.u, Field.alpha(f.scheme.glint(), alpha));
            }
        };
    }

    /** Flat ink splashes that grow at the edges. */
    public static Motif splashes(int count) {
        return (f, t) -> {
            for (int i = 0; i < count; i++) {
                double x = GeometricMotifs.edge(f, i, 1) * f.w - f.left(0.2);
                double y = f.chance(i, 2) * f.h - f.up(0.2);
                double grown = Math.min(1, Math.max(0, t * 1.6 - f.chance(i, 3)));
                double r = f.u * (0.3 + 2.2 * f.chance(i, 4) * f.chance(i, 5)) * (1 - Math.pow(1 - grown, 3));
                f.disc(x, y, r, Field.alpha(f.scheme.glint(), 0.7));
            }
        };
    }
}
