package io.reelmill.compositor.caption;

import io.reelmill.compositor.caption.CaptionStyle.Entry;
import io.reelmill.compositor.caption.CaptionStyle.Kind;
import io.reelmill.compositor.caption.CaptionStyle.Motion;
import io.reelmill.compositor.caption.CaptionStyle.Reveal;

/**
 * What a word looks like at a moment: equal looks are equal pixels.
 *
 * @param opacity 0 for a word that is not seen
 * @param scale against its size at rest
 * @param down ems below its place
 * @param blur in ems
 * @param fill of the letters
 * @param stress 0 to 1: how much it is the spoken one
 * @param swept 0 to 1: how much of it has the active colour already
 */
record WordLook(double opacity, double scale, double down, double blur, int fill, double stress, double swept) {

    /** Share of its size at which a word that pops up begins. */
    private static final double BEGIN = 0.82;

    private static final WordLook UNSEEN = new WordLook(0, 1, 0, 0, 0, 0, 0);

    static WordLook of(CaptionStyle style, CaptionMoment moment, int word) {
        Motion motion = style.motion();
        int active = moment.active();
        boolean whole = motion.reveal() == Reveal.CUE;
        boolean unseen = motion.reveal() == Reveal.ALONE ? word != active : !whole && word > active;
        if (unseen) {
            return UNSEEN;
        }
        double stress = showsStress(style, word) ? stress(moment, word, whole) : 0;
        double scale = 1 + motion.emphasis() * stress;
        double entered = whole || word < active ? 1 : CaptionMoment.arrived(moment.age(), motion.seconds());
        double opacity = opacity(style, stress, word > active);
        double swept = !motion.sweep() ? 0 : word < active ? 1 : word == active ? moment.swept() : 0;
        int fill = fill(style, word, stress);
        if (entered >= 1) {
            return new WordLook(opacity, scale, 0, 0, fill, stress, swept);
        }
        return new WordLook(
                opacity * appeared(motion.entry(), entered),
                scale * grown(motion, entered),
                motion.entry() == Entry.RISE ? motion.amount() * (1 - entered) : 0,
                motion.entry() == Entry.BLUR ? motion.amount() * (1 - entered) : 0,
                fill,
                stress,
                swept);
    }

    private static boolean showsStress(CaptionStyle style, int word) {
        var ink = style.ink();
        int plain = ink.fills().get(word % ink.fills().size());
        return style.mark().kind() != Kind.NONE
                || style.motion().emphasis() > 0
                || ink.waiting() < 1
                || ink.active() != 0 && ink.active() != plain;
    }

    private static double stress(CaptionMoment moment, int word, boolean whole) {
        double marked = CaptionMoment.arrived(moment.age(), CaptionMoment.MARKED);
        if (word == moment.active()) {
            return whole ? marked : 1;
        }
        return word == moment.active() - 1 ? 1 - marked : 0;
    }

    private static double opacity(CaptionStyle style, double stress, boolean waits) {
        double otherwise = waits ? style.ink().waiting() : style.ink().spoken();
        return waits || stress == 0
                ? otherwise
                : Math.max(otherwise, between(style.ink().waiting(), 1, stress));
    }

    private static int fill(CaptionStyle style, int word, double stress) {
        var ink = style.ink();
        int plain = ink.fills().get(word % ink.fills().size());
        if (style.motion().sweep()) {
            return plain;
        }
        boolean marked = style.mark().kind() != Kind.NONE;
        int spoken = marked ? style.mark().letters() : ink.active() == 0 ? plain : ink.active();
        return mixed(plain, spoken, stress);
    }

    /** How much of a thing is seen that has come so far. */
    static double appeared(Entry entry, double entered) {
        return switch (entry) {
            case CUT, POP -> 1;
            case FADE, RISE, BLUR -> entered;
            case PUNCH -> Math.min(1, 0.4 + entered);
        };
    }

    /** How large a thing is that has come so far. */
    static double grown(Motion motion, double entered) {
        return switch (motion.entry()) {
            case POP -> between(BEGIN, 1, entered) + motion.amount() * Math.sin(Math.PI * entered);
            case PUNCH -> 1 + motion.amount() * (1 - entered);
            default -> 1;
        };
    }

    static double between(double from, double to, double t) {
        return from + (to - from) * t;
    }

    /** A colour on the way from one to another; a transparent one has the other's hue. */
    static int mixed(int from, int to, double t) {
        if (t <= 0 || from == to) {
            return from;
        }
        int start = from >>> 24 == 0 ? to & 0xFFFFFF : from;
        int end = to >>> 24 == 0 ? from & 0xFFFFFF : to;
        int result = 0;
        for (int shift = 0; shift < 32; shift += 8) {
            double channel = between(start >>> shift & 255, end >>> shift & 255, t);
            result |= (int) Math.rint(channel) << shift;
        }
        return result;
    }
}
