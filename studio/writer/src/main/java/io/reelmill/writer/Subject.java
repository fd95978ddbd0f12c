package io.reelmill.writer;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The known sentences about one subject.
 *
 * @param name as it stands in a sentence, {@code the ocean}; empty for general forms
 * @param many whether the name takes a plural verb
 * @param field what it belongs to, such as {@code animals}
 * @param keys stems of the words that mean it, {@code =word} for one form alone, {@code two+stems} for both together
 * @param openings ways to begin
 * @param facts true statements, one idea each, in a good reading order
 * @param advice recommendations
 * @param closings ways to end
 */
record Subject(
        String name,
        boolean many,
        String field,
        Set<String> keys,
        List<String> openings,
        List<String> facts,
        List<String> advice,
        List<String> closings) {

    /**
     * The stems of a phrase that mean it.
     *
     * @param words of the phrase as they are written, in lower case
     */
    Set<String> keysAmong(List<String> stems, Set<String> words) {
        Set<String> among = new HashSet<>();
        for (String key : keys) {
            if (key.startsWith("=")) {
                String word = key.substring(1);
                if (words.contains(word)) {
                    among.add(EnglishForms.stem(word));
                }
            } else {
                List<String> parts = List.of(key.split("\\+"));
                if (stems.containsAll(parts)) {
                    among.addAll(parts);
                }
            }
        }
        return among;
    }
}
