package io.reelmill.illustrator.idea;

import io.reelmill.illustrator.icon.Glyphs;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Sayings, whose meaning differs from that of their words. */
final class Idioms {

    private static final String RESOURCE = "/io/reelmill/illustrator/phrases.txt";
    private static final String ANY = "*";
    private static final String NOTHING = "-";

    private final List<Phrase> phrases = new ArrayList<>();

    /**
     * A saying.
     *
     * @param words in their base form; {@code *} is any one word
     * @param thing its meaning, or {@code -} when nothing can be drawn for it
     */
    record Phrase(List<String> words, String thing) {

        boolean isPicturable() {
            return !thing.equals(NOTHING);
        }

        private boolean stands(List<String> text, int at) {
            if (at + words.size() > text.size()) {
                return false;
            }
            for (int i = 0; i < words.size(); i++) {
                String wanted = words.get(i);
                String said = text.get(at + i);
                if (!wanted.equals(ANY)
                        && !wanted.equals(said)
                        && !Words.forms(said).contains(wanted)) {
                    return false;
                }
            }
            return true;
        }
    }

    Idioms() {
        for (String line : Glyphs.lines(RESOURCE)) {
            String[] cell = line.split("\\|");
            phrases.add(new Phrase(List.of(cell[0].strip().split("\\s+")), cell[1].strip()));
        }
        phrases.sort(Comparator.comparingInt((Phrase p) -> p.words().size()).reversed());
    }

    /** All of them, the longest first. */
    List<Phrase> all() {
        return List.copyOf(phrases);
    }

    /** The longest saying that begins with a word of a text. */
    Optional<Phrase> at(List<String> text, int at) {
        return phrases.stream().filter(p -> p.stands(text, at)).findFirst();
    }
}
