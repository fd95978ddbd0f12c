package io.reelmill.hearing;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.providers.speech.Speech.SpokenWord;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** How much of what real people say is understood by what is built in; the rate is printed, and may not rise. */
class WordErrorRateTest {

    private static final Map<String, String> SAID = Map.of(
            "novel-1",
            "and mister john dashwood had then leisure to consider how much there might be prudently in his power to"
                    + " do for them",
            "novel-2",
            "had he married a more amiable woman he might have been made still more respectable than he was",
            "novel-3",
            "he was not an ill disposed young man",
            "novel-4",
            "unless to be rather cold hearted and rather selfish is to be ill disposed",
            "novel-5",
            "he might even have been made amiable himself",
            "cards",
            "eight of spades four of clubs seven of hearts four queen of clubs seven of clubs");

    /** 22 of 86 words when the test was written, and two more: elsewhere floating point may round otherwise. */
    private static final double MAX_RATE = 24 / 86.0;

    @Test
    void shouldUnderstandReadersAsWellAsBefore() throws URISyntaxException {
        int words = 0;
        int errors = 0;
        for (Map.Entry<String, String> reading : SAID.entrySet()) {
            Path wav = Path.of(WordErrorRateTest.class
                    .getResource("likeness/" + reading.getKey() + ".wav")
                    .toURI());
            List<String> said = List.of(reading.getValue().split(" "));
            List<String> heard = SphinxTranscriberTest.SPHINX.transcribe(wav, "en", share -> {}).words().stream()
                    .map(SpokenWord::text)
                    .map(text -> text.toLowerCase(Locale.ROOT).replaceAll("[^a-z']", ""))
                    .collect(Collectors.toList());
            int wrong = distance(said, heard);
            System.out.printf(
                    "%s: %d of %d words wrong: %s%n", reading.getKey(), wrong, said.size(), String.join(" ", heard));
            words += said.size();
            errors += wrong;
        }
        double rate = (double) errors / words;
        System.out.printf("word error rate of the built-in transcriber: %.2f (%d of %d)%n", rate, errors, words);
        assertThat(rate).isLessThanOrEqualTo(MAX_RATE);
    }

    /** Words that were put in, left out or taken for others (Levenshtein). */
    private static int distance(List<String> said, List<String> heard) {
        int[] row = new int[heard.size() + 1];
        for (int j = 0; j <= heard.size(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= said.size(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= heard.size(); j++) {
                int other = diagonal + (said.get(i - 1).equals(heard.get(j - 1)) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(other, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[heard.size()];
    }
}
