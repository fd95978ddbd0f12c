package io.reelmill.writer;

import io.reelmill.writer.language.LanguageDetector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Scores the sentences of a text from 0 to 1: by similar sentences (TextRank; Mihalcea and Tarau, 2004), by position
 * and by words in common with the title.
 */
final class Ranking {

    private static final double DAMPING = 0.85;
    private static final int ROUNDS = 25;

    private final List<Set<String>> words = new ArrayList<>();
    private final Map<String, Integer> frequency = new HashMap<>();
    private final double[] scores;

    Ranking(List<String> sentences, double[] places, String title, String language) {
        Set<String> little = LanguageDetector.functionWords(language);
        for (String sentence : sentences) {
            Set<String> said = content(sentence, little);
            words.add(said);
            said.forEach(word -> frequency.merge(word, 1, Integer::sum));
        }
        double[] central = normal(centrality());
        Set<String> promised = content(title, little);
        scores = new double[sentences.size()];
        for (int i = 0; i < scores.length; i++) {
            long kept = words.get(i).stream().filter(promised::contains).count();
            double promise = promised.isEmpty() ? 0 : Math.min(1, kept / Math.min(4.0, promised.size()));
            scores[i] = 0.5 * central[i] + 0.28 * places[i] + 0.22 * promise;
        }
    }

    double of(int sentence) {
        return scores[sentence];
    }

    /** What two sentences share, from 0 to 1. */
    double likeness(int one, int other) {
        Set<String> a = words.get(one);
        Set<String> b = words.get(other);
        long shared = a.stream().filter(b::contains).count();
        return shared == 0 ? 0 : shared / Math.sqrt((double) a.size() * b.size());
    }

    /** The words of a sentence that name what the text is about, in their order, the best at most. */
    List<String> names(int sentence, int most) {
        return words.get(sentence).stream()
                .filter(word -> frequency.get(word) > 1 && !word.isBlank())
                .sorted((a, b) -> Integer.compare(frequency.get(b), frequency.get(a)))
                .limit(most)
                .toList();
    }

    private double[] centrality() {
        int n = words.size();
        double[][] links = new double[n][n];
        double[] out = new double[n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                double like = likeness(i, j);
                links[i][j] = like;
                links[j][i] = like;
                out[i] += like;
                out[j] += like;
            }
        }
        double[] rank = new double[n];
        Arrays.fill(rank, 1);
        for (int round = 0; round < ROUNDS; round++) {
            double[] next = new double[n];
            for (int i = 0; i < n; i++) {
                double sum = 0;
                for (int j = 0; j < n; j++) {
                    sum += out[j] > 0 ? links[j][i] / out[j] * rank[j] : 0;
                }
                next[i] = 1 - DAMPING + DAMPING * sum;
            }
            rank = next;
        }
        return rank;
    }

    private static double[] normal(double[] values) {
        double most = Arrays.stream(values).max().orElse(1);
        return Arrays.stream(values).map(v -> most > 0 ? v / most : 0).toArray();
    }

    /** Stems of the words that are not function words; pairs of characters in scripts without spaces. */
    static Set<String> content(String text, Set<String> little) {
        Set<String> content = new HashSet<>();
        for (String word : text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{M}\\p{Nd}]+")) {
            if (word.codePoints()
                    .anyMatch(c -> Character.isIdeographic(c)
                            || Character.UnicodeScript.of(c) == Character.UnicodeScript.THAI
                            || Character.UnicodeScript.of(c) == Character.UnicodeScript.KATAKANA)) {
                for (int i = 0; i + 2 <= word.length(); i++) {
                    content.add(word.substring(i, i + 2));
                }
            } else if (word.length() > 2 && !little.contains(word)) {
                content.add(EnglishForms.stem(word));
            }
        }
        return content;
    }
}
