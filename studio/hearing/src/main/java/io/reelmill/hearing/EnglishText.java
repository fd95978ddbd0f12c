package io.reelmill.hearing;

import edu.cmu.sphinx.linguist.dictionary.Dictionary;
import edu.cmu.sphinx.linguist.language.ngram.DynamicTrigramModel;
import edu.cmu.sphinx.util.props.ConfigurationManager;
import edu.cmu.sphinx.util.props.ConfigurationManagerUtils;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/** A known text, and a recogniser restricted to it. */
final class EnglishText {

    private final ConfigurationManager wiring = EnglishDecoder.wiring();
    private final List<List<String>> sentences;
    private final long words;

    EnglishText(String text) {
        Dictionary dictionary = (Dictionary) wiring.lookup("dictionary");
        try {
            dictionary.allocate();
        } catch (IOException e) {
            throw new IllegalStateException("broken dictionary of the speech recogniser", e);
        }
        List<List<String>> all = Arrays.stream(text.strip().split("(?<=[.!?…])\\s+|\\R+"))
                .map(s -> Arrays.stream(s.strip().split("\\s+"))
                        .map(Alignment::bare)
                        .filter(w -> !w.isEmpty())
                        .toList())
                .toList();
        words = all.stream().mapToLong(List::size).sum();
        sentences = all.stream()
                .map(s -> s.stream().filter(w -> dictionary.getWord(w) != null).toList())
                .filter(s -> !s.isEmpty())
                .toList();
    }

    /** Share of its words in the dictionary, 0 to 1; low for other languages. */
    double knownShare() {
        return words == 0
                ? 0
                : (double) sentences.stream().mapToLong(List::size).sum() / words;
    }

    EnglishDecoder decoder() {
        ConfigurationManagerUtils.setProperty(wiring, "words->languageModel", "textModel");
        DynamicTrigramModel model = (DynamicTrigramModel) wiring.lookup("textModel");
        model.setText(sentences.stream().map(s -> String.join(" ", s)).toList());
        return new EnglishDecoder(wiring);
    }
}
