package io.reelmill.contracts.catalog;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the allowed value that a text means: exactly first, then ignoring case, spaces, {@code _} and {@code -}. */
final class ChoiceMatch {

    /** Longer texts are not compared: no allowed value comes near, however many signs between its letters are ignored. */
    private static final int MAX_LENGTH = 100;

    private ChoiceMatch() {}

    static Optional<String> of(Parameter<?> parameter, String text) {
        if (text.length() > MAX_LENGTH) {
            return Optional.empty();
        }
        if (parameter.allowed().contains(text)) {
            return Optional.of(text);
        }
        String sought = folded(text);
        return Stream.concat(
                        parameter.allowed().stream()
                                .filter(value -> folded(value).equals(sought)),
                        parameter.synonyms().entrySet().stream()
                                .filter(synonym -> folded(synonym.getKey()).equals(sought))
                                .map(synonym -> synonym.getValue()))
                .findFirst();
    }

    private static String folded(String text) {
        StringBuilder folded = new StringBuilder(text.length());
        text.codePoints()
                .filter(c -> !Character.isWhitespace(c) && c != '_' && c != '-')
                .forEach(folded::appendCodePoint);
        return folded.toString().toLowerCase(Locale.ROOT);
    }
}
