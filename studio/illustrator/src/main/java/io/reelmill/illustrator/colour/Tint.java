package io.reelmill.illustrator.colour;

/** The natural colours of things, so that a lemon is yellow in every palette. */
public enum Tint {
    RED(0.63, 0.19, 25),
    ORANGE(0.72, 0.16, 52),
    GOLD(0.79, 0.15, 80),
    YELLOW(0.86, 0.15, 95),
    GREEN(0.70, 0.15, 145),
    TEAL(0.74, 0.11, 190),
    BLUE(0.66, 0.14, 248),
    NAVY(0.48, 0.11, 265),
    PURPLE(0.62, 0.16, 300),
    PINK(0.76, 0.12, 0),
    BROWN(0.56, 0.09, 55),
    CREAM(0.91, 0.045, 85),
    GREY(0.70, 0.02, 250),
    SILVER(0.83, 0.02, 240),
    BLACK(0.38, 0.02, 270),
    WHITE(0.96, 0.01, 240);

    private final Oklch colour;

    Tint(double l, double c, double h) {
        colour = new Oklch(l, c, h);
    }

    /** The colour in neutral light. */
    public Oklch colour() {
        return colour;
    }
}
