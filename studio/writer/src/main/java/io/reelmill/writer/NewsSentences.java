package io.reelmill.writer;

import io.reelmill.providers.script.News;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** News as sentences for the ear, each with its source. */
final class NewsSentences {

    private static final int MOST = 5;
    private static final int LONGEST_SUMMARY = 30;

    private NewsSentences() {}

    /** As many as fit into so many words, each one line. */
    static List<String> of(List<News> news, double most) {
        List<String> lines = new ArrayList<>();
        double left = most;
        for (News item : news) {
            String source = item.source().isBlank() ? "the news" : item.source().strip();
            String from = lines.size() % 2 == 1 ? "And from " : "From ";
            String line = from + source + ": " + ended(item.title());
            String first =
                    Sentences.of(item.summary(), "en").stream().findFirst().orElse("");
            boolean adds = first.matches("(?s).*[.!?][\"”]?$")
                    && EnglishForms.words(first) <= LONGEST_SUMMARY
                    && !first.toLowerCase(Locale.ROOT).startsWith(item.title().toLowerCase(Locale.ROOT));
            if (adds && EnglishForms.words(line + " " + first) <= left) {
                line += " " + first;
            }
            if (EnglishForms.words(line) <= left && lines.size() < MOST) {
                lines.add(line);
                left -= EnglishForms.words(line);
            }
        }
        return lines;
    }

    private static String ended(String title) {
        String said = title.strip().replaceAll("\\s+", " ");
        return said.matches(".*[.!?…][\"”’]?$") ? said : said + ".";
    }
}
