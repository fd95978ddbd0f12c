package io.reelmill.motion;

import io.reelmill.motion.message.Chooser;
import io.reelmill.motion.message.Phrase;
import io.reelmill.motion.message.TimedCard;
import io.reelmill.providers.footage.ClipOrder;
import io.reelmill.providers.footage.SpokenWords;
import java.util.List;
import java.util.Locale;

/** Who decides how rich a clip is. */
enum Director {
    /** Fewer kinds of cards, plain grounds, cards that change where they stand. */
    BASE,
    /** All kinds, deep grounds with particles, and a camera that travels from card to card. */
    PREMIUM;

    /** @param model as in a clip's order: {@code base}, or anything else for the premium one */
    static Director of(String model) {
        return "base".equals(model == null ? "" : model.toLowerCase(Locale.ROOT)) ? BASE : PREMIUM;
    }

    boolean rich() {
        return this == PREMIUM;
    }

    /** What is shown, and when. */
    List<TimedCard> beats(ClipOrder order) {
        SpokenWords telling = order.telling();
        Phrase phrase = spoken(order);
        return new Chooser(rich()).beats(phrase.pieces(), Math.max(0, telling.begin() - 0.1), telling.end());
    }

    private static Phrase spoken(ClipOrder order) {
        SpokenWords telling = order.telling();
        if (!telling.words().isEmpty()) {
            return new Phrase(telling.words(), telling.language());
        }
        String text = order.shot().words().isBlank()
                ? order.shot().hint()
                : order.shot().words();
        text = text.isBlank() && order.idea() != null ? order.idea().prompt() : text;
        double length = telling.end() - telling.begin();
        double begin = telling.begin() + Math.min(0.3, length * 0.08);
        return Phrase.spread(text.isBlank() ? "…" : text, telling.language(), begin, begin + length * 0.72);
    }
}
