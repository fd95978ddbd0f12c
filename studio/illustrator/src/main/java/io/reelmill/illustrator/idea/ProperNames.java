package io.reelmill.illustrator.idea;

import io.reelmill.wordnet.Synset;
import io.reelmill.wordnet.WordNet;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Names of several words in an English text, such as {@code Harry Stack Sullivan}: their words are not what they mean elsewhere. */
final class ProperNames {

    /** A text with more capitals than this is a headline in title case, where capitals tell nothing. */
    private static final double MAX_CAPITALS = 0.6;

    private static final int MIN_WORDS = 2;
    /** Small words inside names. */
    private static final Set<String> LINKS = Set.of("da", "de", "del", "della", "der", "di", "du", "la", "van", "von");
    /** What is said of persons alone. */
    private static final Set<String> LIFE = Set.of("lived from", "was born");

    private ProperNames() {}

    /**
     * A name.
     *
     * @param from index of its first word among all words of the text
     * @param words in lower case
     * @param life whether the text tells when its bearer lived
     */
    record Name(int from, List<String> words, boolean life) {

        boolean holds(int at) {
            return from <= at && at < from + words.size();
        }

        /** Whether it is known as a person's, or stands where only a person's does. */
        boolean isPerson() {
            return life
                    || WordNet.get().senses(String.join(" ", words)).stream()
                            .anyMatch(sense -> sense.file() == Synset.PERSON && sense.isNamed());
        }

        String phrase() {
            return String.join("-", words);
        }
    }

    /** The names of a text, by the indices of {@link Words#split}. */
    static List<Name> in(String text) {
        List<String> words = Words.split(text);
        List<String> written = Words.written(text);
        long capitals = written.stream().filter(ProperNames::isCapital).count();
        List<Name> names = new ArrayList<>();
        if (capitals > MAX_CAPITALS * written.size() && written.size() > MIN_WORDS + 1) {
            return names;
        }
        for (int i = 0; i < written.size(); i++) {
            int end = i;
            while (end < written.size()
                    && (isCapital(written.get(end)) && !Stopwords.has(words.get(end))
                            || end > i && LINKS.contains(written.get(end)) && isCapitalAt(written, end + 1))) {
                end++;
            }
            boolean life = end > i && isLife(words, end);
            if (life || end - i >= MIN_WORDS) {
                names.add(new Name(i, words.subList(i, end), life));
                i = end;
            }
        }
        return names;
    }

    /** {@code Nightingale lived from 1820}. */
    private static boolean isLife(List<String> words, int at) {
        return at + 1 < words.size() && LIFE.contains(words.get(at) + " " + words.get(at + 1));
    }

    private static boolean isCapitalAt(List<String> written, int at) {
        return at < written.size() && isCapital(written.get(at));
    }

    private static boolean isCapital(String word) {
        return Character.isUpperCase(word.charAt(0));
    }
}
