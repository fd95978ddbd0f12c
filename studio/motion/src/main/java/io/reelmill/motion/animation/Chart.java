package io.reelmill.motion.animation;

import io.reelmill.motion.message.Card.Entry;
import io.reelmill.motion.message.Phrase;
import io.reelmill.motion.stage.CardArea;
import io.reelmill.motion.stage.PhraseStyle;
import io.reelmill.timeline.Captions.Word;
import java.util.ArrayList;
import java.util.List;

/** Common parts of charts. */
final class Chart {

    private Chart() {}

    /** A label as a phrase whose words all enter at the same time. */
    static Phrase label(String text, double at, String language) {
        List<Word> words = new ArrayList<>();
        for (String word : text.split("\\s+")) {
            words.add(new Word(word, at + 0.04 * words.size(), at + 0.3));
        }
        return new Phrase(words, language);
    }

    static PhraseStyle labels(CardArea stage, double size) {
        return PhraseStyle.even(stage, size).across(0.5).ink(stage.scheme().soft());
    }

    static double largest(List<Entry> entries) {
        return entries.stream().mapToDouble(e -> e.quantity().size()).max().orElse(1);
    }

    /** The index of the largest entry. */
    static int winner(List<Entry> entries) {
        int best = 0;
        for (int i = 1; i < entries.size(); i++) {
            best = entries.get(i).quantity().size()
                            > entries.get(best).quantity().size()
                    ? i
                    : best;
        }
        return best;
    }
}
