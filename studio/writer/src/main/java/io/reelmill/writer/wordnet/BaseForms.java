package io.reelmill.writer.wordnet;

import io.reelmill.wordnet.WordNet;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The forms in which WordNet has nouns. */
final class BaseForms {

    private final WordNet wordNet;

    BaseForms(WordNet wordNet) {
        this.wordNet = wordNet;
    }

    /** The form in which WordNet has the word: singular where it knows that. */
    Optional<String> of(String written) {
        String word = written.toLowerCase(Locale.ROOT);
        List<String> forms = new ArrayList<>();
        if (word.endsWith("ies")) {
            forms.add(word.substring(0, word.length() - 3) + "y");
        }
        if (word.endsWith("ves")) {
            forms.add(word.substring(0, word.length() - 3) + "f");
            forms.add(word.substring(0, word.length() - 3) + "fe");
        }
        if (word.matches(".*(?:s|x|z|ch|sh|o)es")) {
            forms.add(word.substring(0, word.length() - 2));
        }
        if (word.endsWith("s") && !word.endsWith("ss")) {
            forms.add(word.substring(0, word.length() - 1));
        }
        if (word.endsWith("men")) {
            forms.add(word.substring(0, word.length() - 2) + "an");
        }
        wordNet.singular(word).ifPresent(singular -> forms.add(0, singular));
        boolean capital = Character.isUpperCase(written.charAt(0));
        if (capital || forms.isEmpty() || !wordNet.isNoun(forms.get(0))) {
            forms.add(0, word);
        } else {
            forms.add(word);
        }
        return forms.stream()
                .filter(form -> form.length() > 1 && wordNet.isNoun(form))
                .findFirst();
    }
}
