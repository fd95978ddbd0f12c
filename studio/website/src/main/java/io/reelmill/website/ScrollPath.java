package io.reelmill.website;

/**
 * How a page is scrolled through: a rest at its top, an eased way down, a rest at the end; and back again, as often as the
 * film is long.
 *
 * @param distance pixels of the page that are scrolled, from 0
 * @param rest seconds at either end
 * @param moving seconds of the way
 */
record ScrollPath(double distance, double rest, double moving) {

    private static final double REST = 1.0;
    /** Heights of the window in a second, at the middle of the way a little more. */
    private static final double PACE = 0.4;

    private static final double FASTEST = 0.75;
    private static final double LONGEST_WAY = 18;

    /**
     * The path over a page.
     *
     * @param page its height, pixels
     * @param window height of what is seen of it, pixels
     * @param seconds of the film, above 0
     */
    static ScrollPath over(double page, double window, double seconds) {
        double whole = Math.max(0, page - window);
        double rest = Math.min(REST, seconds / 6);
        double room = Math.max(0.1, Math.min(LONGEST_WAY, seconds - 2 * rest));
        double moving = Math.min(room, Math.max(1, whole / (PACE * window)));
        return new ScrollPath(Math.min(whole, moving * FASTEST * window), rest, moving);
    }

    /** Of one way down with its rests. */
    double seconds() {
        return rest + moving + rest;
    }

    /** Where the top of the window is at a time of the first way down, pixels. */
    double at(double time) {
        double share = Math.max(0, Math.min(1, (time - rest) / moving));
        // the smooth step of fifth degree: no jerk at either end
        return distance * share * share * share * (share * (share * 6 - 15) + 10);
    }

    /** Which of the frames of the way down a frame of the film shows: there and back without end. */
    static int frame(int index, int frames) {
        if (frames == 1) {
            return 0;
        }
        int round = index % (2 * (frames - 1));
        return round < frames ? round : 2 * (frames - 1) - round;
    }
}
