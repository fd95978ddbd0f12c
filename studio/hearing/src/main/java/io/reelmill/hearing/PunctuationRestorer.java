package io.reelmill.hearing;

import io.reelmill.hearing.EnglishDecoder.Heard;
import io.reelmill.providers.speech.Speech.SpokenWord;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Restores capitals and punctuation of recognised English words: a full stop at a long pause, a comma at a short one.
 */
public final class PunctuationRestorer {

    /** Shortest pause of a full stop, seconds. */
    private static final double SENTENCE_REST = 0.6;
    /** Shortest pause of a comma, seconds. */
    private static final double BREATH = 0.22;
    /** Minimum number of words between two punctuation marks. */
    private static final int CLAUSE = 4;
    /** No punctuation follows these words: a pause after them is a hesitation. */
    private static final Set<String> LEADING = Set.of(
            "a", "an", "the", "of", "to", "in", "on", "at", "by", "for", "from", "with", "and", "or", "but", "my",
            "your", "his", "her", "its", "our", "their", "is", "are", "was", "were", "very", "not", "i", "we", "he",
            "she", "they");

    private static final double SEARCH = 1.5;

    private static final Set<String> QUESTIONS = Set.of(
            "who", "what", "why", "how", "where", "when", "which", "whose", "do", "does", "did", "is", "are", "can",
            "could", "would", "will", "should", "have", "has");
    /** Words that begin a question only when one of these follows; otherwise they often begin a statement. */
    private static final Set<String> SUBJECTS = Set.of(
            "you", "we", "they", "he", "she", "it", "i", "the", "this", "that", "there", "your", "is", "are", "do",
            "does", "did", "can", "could", "would", "will", "should", "was", "were", "many", "much");

    private static final Set<String> NAMES = Set.of(
            "monday",
            "tuesday",
            "wednesday",
            "thursday",
            "friday",
            "saturday",
            "sunday",
            "january",
            "february",
            "april",
            "june",
            "july",
            "august",
            "september",
            "october",
            "november",
            "december",
            "english",
            "american",
            "america",
            "europe",
            "european",
            "africa",
            "asia",
            "christmas",
            "god",
            "london",
            "paris",
            "new-york",
            "internet");

    private PunctuationRestorer() {}

    /** As they were recognised, in lower case without marks, to as they are written. */
    public static List<SpokenWord> restore(List<SpokenWord> words) {
        return write(words.stream()
                .map(word -> new Heard(word.text(), word.start(), word.end()))
                .toList());
    }

    static List<SpokenWord> write(List<Heard> heard) {
        List<SpokenWord> written = new ArrayList<>();
        int sentence = 0;
        int mark = 0;
        for (int i = 0; i < heard.size(); i++) {
            Heard word = heard.get(i);
            boolean end = i + 1 == heard.size();
            double rest = end ? Double.MAX_VALUE : heard.get(i + 1).start() - word.end();
            boolean last = rest > (LEADING.contains(word.text()) ? SEARCH : SENTENCE_REST);
            String text = spelled(word.text(), i == sentence);
            if (last) {
                text = bare(text) + (isQuestion(heard, sentence, i) ? "?" : ".");
                sentence = i + 1;
                mark = i + 1;
            } else if (rest > BREATH && i - mark + 1 >= CLAUSE && !LEADING.contains(word.text())) {
                text = text + ",";
                mark = i + 1;
            }
            written.add(new SpokenWord(text, word.start(), word.end()));
        }
        return written;
    }

    private static boolean isQuestion(List<Heard> heard, int first, int last) {
        return last - first >= 2
                && QUESTIONS.contains(heard.get(first).text())
                && SUBJECTS.contains(heard.get(first + 1).text());
    }

    private static String spelled(String word, boolean first) {
        boolean letter = word.length() == 2 && word.charAt(1) == '.';
        boolean capital = first || letter || word.equals("i") || word.startsWith("i'") || NAMES.contains(word);
        return capital ? word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1) : word;
    }

    private static String bare(String word) {
        return word.endsWith(".") ? word.substring(0, word.length() - 1) : word;
    }
}
