package io.reelmill.motion;

import io.reelmill.motion.message.Chooser;
import io.reelmill.motion.message.Phrase;
import io.reelmill.motion.message.TimedCard;
import io.reelmill.providers.footage.ClipOrder;
import io.reelmill.providers.footage.SpokenWords;
import java.util.List;
import java.util.Locale;

/** The quality level of a clip. */
enum QualityLevel {
    /** Fewer kinds of cards, plain backgrounds, no camera: cards replace each other in place. */
    BASE,
    /** All kinds of cards, layered backgrounds with particles, and a camera that moves from card to card. */
    PREMIUM;

    /** @param model of the clip order: {@code base}; anything else means premium */
    static QualityLevel of(String model) {
        return "base".equals(model == null ? "" : model.toLowerCase(Locale.ROOT)) ? BASE : PREMIUM;
    }

    boolean rich() {
        return this == PREMIUM;
    }

    /** The cards of the clip with their times. */
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
