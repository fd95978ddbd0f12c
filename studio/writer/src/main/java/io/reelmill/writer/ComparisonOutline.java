package io.reelmill.writer;

import io.reelmill.writer.wordnet.NounFacts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What can be told of two things, in turns. */
final class ComparisonOutline {

    private static final int MAX_FURTHER = 3;
    private static final Pattern DIFFERS =
            Pattern.compile("(?i).*\\b(?:differences?|differs?|unlike|while|whereas|but|than|tell .* apart)\\b.*");

    private ComparisonOutline() {}

    static void tell(Topic topic, String prompt, Subjects subjects, Random random, OutlineDraft draft) {
        draft.open(EnglishForms.capital(topic.request()
                        .replaceFirst(
                                "(?i)^(?:compare|comparing|(?:the )?differences? between) (.+) (?:and|with|to) ",
                                "$1 or ")
                        .replaceFirst("(?i)\\s+(?:vs\\.?|versus)\\s+", " or ")
                        .replaceAll("[?.!]+$", ""))
                + "?");
        List<String> one = side(topic.phrase(), prompt, subjects, random);
        List<String> other = side(topic.other(), prompt, subjects, random);
        List<String> ofBoth = Stream.concat(one.stream(), other.stream())
                .filter(line -> tellsApart(line, topic))
                .distinct()
                .toList();
        draft.add(ofBoth, OutlineDraft.MAIN);
        one.removeAll(ofBoth);
        other.removeAll(ofBoth);
        draft.addInTurns(List.of(one, other));
        draft.answers(!ofBoth.isEmpty() || !one.isEmpty() && !other.isEmpty());
        draft.name(draft.body().isEmpty() ? "" : topic.phrase() + " and " + topic.other());
    }

    /** Whether a line says of both things how they differ. */
    private static boolean tellsApart(String line, Topic topic) {
        List<String> stems = EnglishForms.stems(line);
        return DIFFERS.matcher(line).matches()
                && stems.containsAll(EnglishForms.stems(topic.phrase()))
                && stems.containsAll(EnglishForms.stems(topic.other()));
    }

    private static List<String> side(String thing, String prompt, Subjects subjects, Random random) {
        List<String> lines = new ArrayList<>();
        subjects.about(thing).ifPresent(subject -> {
            Set<String> words = new HashSet<>(EnglishForms.stems(subject.name()));
            subject.facts().stream()
                    .filter(fact -> EnglishForms.stems(fact).stream().anyMatch(words::contains))
                    .forEach(lines::add);
        });
        NounFacts.about(thing, prompt, false, false, random).ifPresent(noun -> {
            lines.add(0, noun.facts().get(0));
            lines.addAll(noun.facts().subList(1, noun.facts().size()));
            noun.further().stream().limit(MAX_FURTHER).forEach(lines::add);
        });
        return lines;
    }
}
