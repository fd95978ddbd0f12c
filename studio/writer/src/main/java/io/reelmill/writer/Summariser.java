package io.reelmill.writer;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Extractive summariser: chooses the sentences that matter most and repeat each other least, in their order. The text's
 * opening comes first, one of its last thoughts ends it, and no sentence refers to one that was left out.
 */
public final class Summariser {

    /** Maximum number of sentences considered. */
    private static final int MAX_SENTENCES = 600;

    private static final double NEW = 0.68;
    private static final double OVER = 1.06;
    private static final int LONG_ENOUGH_FOR_CLOSE = 55;
    private static final Pattern ASIDE = Pattern.compile("\\s*\\((?!\\d{4}\\))[^()]{2,120}\\)");
    private static final Pattern NO_STATEMENT = Pattern.compile(
            "(?iu).*(?:click|subscribe|newsletter|follow us|read more|sign up|copyright|this article|this post|read on|see below|photo:).*|.*\\?$|^[“\"«].*|.*:$");

    /** How a given text is treated. */
    public enum Preference {
        SUMMARIZE,
        /** Only when it does not fit the length. */
        SUMMARIZE_IF_LONG,
        NO_SUMMARIZATION;

        /** By the name that the API uses, such as {@code summarizeIfLong}; that one when it is none. */
        public static Preference of(String name) {
            String letters =
                    name == null ? "" : name.replaceAll("[^A-Za-z]", "").toUpperCase(Locale.ROOT);
            for (Preference preference : values()) {
                if (preference.name().replace("_", "").equals(letters)) {
                    return preference;
                }
            }
            return SUMMARIZE_IF_LONG;
        }
    }

    /**
     * A chosen sentence.
     *
     * @param paragraph it stands in, from 0
     * @param topics stems of the words in it that the whole text is about, the commonest first
     */
    public record Sentence(String text, int paragraph, List<String> topics) {}

    private record Place(String text, int paragraph, boolean first) {}

    /**
     * The sentences that say most in about so many words: never more than 1.1 times as many, unless one alone is longer.
     *
     * @param language tag
     * @param words at least 1; in languages without spaces, what takes as long to say as a word counts as one
     */
    public List<Sentence> summarise(String title, List<String> paragraphs, String language, int words) {
        List<Place> places = places(paragraphs, language);
        if (places.isEmpty()) {
            return List.of();
        }
        return new Choice(places, title, language, words).sentences();
    }

    /** All sentences of a text, headings left out. */
    private static List<Place> places(List<String> paragraphs, String language) {
        List<Place> places = new ArrayList<>();
        for (int p = 0; p < paragraphs.size() && places.size() < MAX_SENTENCES; p++) {
            List<String> sentences = Sentences.of(paragraphs.get(p), language);
            for (int i = 0; i < sentences.size(); i++) {
                String text = ASIDE.matcher(sentences.get(i)).replaceAll("").strip();
                boolean heading = !text.matches("(?s).*[.!?…。！？।؟።][\"”’»)\\]」』]*$")
                        && paragraphs.size() > 1
                        && Sentences.words(text, language) < 14;
                if (!heading && text.codePoints().anyMatch(Character::isLetter)) {
                    places.add(new Place(text, p, i == 0));
                }
            }
        }
        return places;
    }

    private static final class Choice {

        private final List<Place> places;
        private final String language;
        private final int target;
        private final Ranking ranking;
        private final int[] length;
        private final TreeSet<Integer> chosen = new TreeSet<>();
        private int words;

        Choice(List<Place> places, String title, String language, int target) {
            this.places = places;
            this.language = language;
            this.target = target;
            int paragraphs = places.get(places.size() - 1).paragraph() + 1;
            double[] weights = places.stream()
                    .mapToDouble(p -> (p.first() ? 1 : 0.75) * (1 - 0.6 * p.paragraph() / paragraphs))
                    .toArray();
            this.ranking = new Ranking(places.stream().map(Place::text).toList(), weights, title, language);
            this.length = places.stream()
                    .mapToInt(p -> Math.max(1, Sentences.words(p.text(), language)))
                    .toArray();
        }

        List<Sentence> sentences() {
            if (IntStream.of(length).sum() <= target * OVER) {
                IntStream.range(0, places.size()).forEach(chosen::add);
            } else {
                open();
                close();
                fill();
            }
            Set<Integer> kept = new HashSet<>(chosen);
            return chosen.stream()
                    .map(i -> new Sentence(
                            kept.contains(i - 1) || i == 0
                                    ? places.get(i).text()
                                    : BackReferences.bare(places.get(i).text(), language),
                            places.get(i).paragraph(),
                            ranking.names(i, 4)))
                    .toList();
        }

        /** The first sentence that stands alone: writers put their point there. */
        private void open() {
            int best = -1;
            for (int i = 0; i < Math.min(places.size(), 5); i++) {
                if (!leans(i) && length[i] <= target && (best < 0 || value(i) > 1.25 * value(best))) {
                    best = i;
                }
            }
            take(best < 0 ? shortest() : best);
        }

        /** One of the last sentences, when there is room for an end. */
        private void close() {
            int last = places.size() - 1;
            if (target < LONG_ENOUGH_FOR_CLOSE || last < 8) {
                return;
            }
            int best = -1;
            for (int i = Math.max(last - 4, places.size() * 4 / 5); i <= last; i++) {
                boolean better = best < 0 || value(i) + 0.03 * (i - best) > value(best);
                if (!leans(i) && value(i) > 0.15 && length[i] <= target / 4 && better) {
                    best = i;
                }
            }
            if (best > 0) {
                take(best);
            }
        }

        private void fill() {
            int best;
            do {
                best = -1;
                double most = 0;
                for (int i = 0; i < places.size(); i++) {
                    List<Integer> needed = needed(i);
                    int more = needed.stream().mapToInt(n -> length[n]).sum();
                    if (needed.isEmpty() || words + more > target * OVER) {
                        continue;
                    }
                    double gain =
                            needed.stream().mapToDouble(this::gain).average().orElse(0);
                    if (gain > most) {
                        most = gain;
                        best = i;
                    }
                }
                if (best >= 0) {
                    needed(best).forEach(this::take);
                }
            } while (best >= 0 && words < target * 0.96);
        }

        /**
         * The sentence and the sentences it refers to that are not chosen yet; empty when it is chosen or refers too
         * far back.
         */
        private List<Integer> needed(int sentence) {
            List<Integer> needed = new ArrayList<>();
            for (int i = sentence; !chosen.contains(i); i--) {
                needed.add(i);
                boolean leans = leans(i);
                if (!leans) {
                    return needed;
                }
                if (i == 0
                        || needed.size() == 3
                        || places.get(i - 1).paragraph() < places.get(i).paragraph() - 1) {
                    return List.of();
                }
            }
            return needed;
        }

        private boolean leans(int i) {
            return i > 0 && BackReferences.points(places.get(i).text(), language);
        }

        private double gain(int i) {
            double like = chosen.stream()
                    .mapToDouble(c -> ranking.likeness(i, c))
                    .max()
                    .orElse(0);
            return Math.max(0.001, NEW * value(i) - (1 - NEW) * like);
        }

        private double value(int i) {
            double value = ranking.of(i);
            if (NO_STATEMENT.matcher(places.get(i).text()).matches()) {
                value *= 0.45;
            }
            return length[i] < 7 ? value * 0.5 : length[i] > 38 ? value * 0.6 : value;
        }

        private int shortest() {
            return IntStream.range(0, Math.min(10, places.size()))
                    .boxed()
                    .min((a, b) -> Integer.compare(length[a], length[b]))
                    .orElse(0);
        }

        private void take(int i) {
            if (chosen.add(i)) {
                words += length[i];
            }
        }
    }
}
