package io.reelmill.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Compares the main text of pages with what was marked as such: the test pages of Mozilla's readability, a folder for each page
 * with {@code source.html} and {@code expected.html}. Prints the F1 of the words for each page and on average. The folder is
 * the argument: {@code -Dreadability.pages=…/test/test-pages}.
 */
@EnabledIfSystemProperty(named = "readability.pages", matches = ".+")
class MainTextBench {

    private static final double MIN_MEAN = 0.94;
    private static final double MIN_HARD = 0.8;
    private static final List<String> HARD =
            List.of("ietf-1", "tumblr", "bug-1255978", "yahoo-2", "yahoo-3", "dev418", "liberation-1");
    private static final URI ADDRESS = URI.create("https://site.example/page.html");

    @Test
    void shouldFindTheMainTextOfTheTestPages() throws IOException {
        Map<String, Double> found = new TreeMap<>();
        try (Stream<Path> pages = Files.list(Path.of(System.getProperty("readability.pages")))) {
            for (Path page : pages.filter(Files::isDirectory).toList()) {
                String source = Files.readString(page.resolve("source.html"), StandardCharsets.UTF_8);
                String expected = Jsoup.parse(Files.readString(page.resolve("expected.html"), StandardCharsets.UTF_8))
                        .text();
                String text = ArticleFinder.of(new Page(source, ADDRESS)).text();
                found.put(page.getFileName().toString(), f1(words(text), words(expected)));
            }
        }
        found.entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .forEach(e -> System.out.printf(Locale.ROOT, "%.3f %s%n", e.getValue(), e.getKey()));
        double mean = found.values().stream().mapToDouble(x -> x).average().orElseThrow();
        System.out.printf(Locale.ROOT, "mean F1 of %d pages: %.4f%n", found.size(), mean);
        assertThat(mean).isGreaterThanOrEqualTo(MIN_MEAN);
        assertThat(HARD).allSatisfy(page -> assertThat(found.get(page)).isGreaterThanOrEqualTo(MIN_HARD));
    }

    private static double f1(List<String> text, List<String> expected) {
        Map<String, Integer> left = new HashMap<>();
        expected.forEach(word -> left.merge(word, 1, Integer::sum));
        int hits = 0;
        for (String word : text) {
            if (left.merge(word, -1, Integer::sum) >= 0) {
                hits++;
            }
        }
        return text.isEmpty() || expected.isEmpty() ? 0 : 2.0 * hits / (text.size() + expected.size());
    }

    /** In lower case; an ideograph is a word. */
    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        for (String word : text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{Nd}]+")) {
            if (word.codePoints().anyMatch(Character::isIdeographic)) {
                word.codePoints().mapToObj(Character::toString).forEach(words::add);
            } else if (!word.isEmpty()) {
                words.add(word);
            }
        }
        return words;
    }
}
