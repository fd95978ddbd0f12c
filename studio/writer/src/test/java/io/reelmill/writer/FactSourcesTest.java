package io.reelmill.writer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Every curated fact has its source in the file beside it. */
class FactSourcesTest {

    private static final List<String> FILES = Subjects.FILES;

    /** How many sentences somebody opened a text for. More is better; fewer is a loss. */
    private static final int MIN_CHECKED = 3300;

    private static final int WORDS = 7;

    private static final Pattern LINE = Pattern.compile("([-+?!] .+) \\| (?:(checked|reference): (.+)|advice|saying)");
    /** A title and an address. */
    private static final Pattern OPENED = Pattern.compile("(?:.+, )?(?:https?://|github\\.com/)\\S+");

    @ParameterizedTest
    @FieldSource("FILES")
    void shouldNameASourceForEveryFactAndNoOther(String file) throws IOException {
        Set<String> sourced = new LinkedHashSet<>();
        for (Source source : sources(file)) {
            assertThat(sourced.add(source.subject() + " " + source.sentence()))
                    .as("one line for: %s", source.sentence())
                    .isTrue();
        }
        Map<String, Boolean> sentences = sentences(file);
        assertThat(sentences.keySet()).as("sentences of " + file).containsAll(sourced);
        assertThat(sourced)
                .as("sources of " + file)
                .containsAll(sentences.entrySet().stream()
                        .filter(Map.Entry::getValue)
                        .map(Map.Entry::getKey)
                        .toList());
    }

    @ParameterizedTest
    @FieldSource("FILES")
    void shouldGiveAnAddressForWhatWasChecked(String file) throws IOException {
        assertThat(sources(file))
                .filteredOn(source -> "checked".equals(source.kind()))
                .allSatisfy(source -> assertThat(source.place()).matches(OPENED));
    }

    @Test
    void shouldCallNothingButAdviceAdvice() throws IOException {
        for (String file : FILES) {
            assertThat(sources(file))
                    .filteredOn(source -> source.kind().equals("advice"))
                    .allSatisfy(source -> assertThat(source.sentence()).startsWith("+ "));
        }
    }

    @Test
    void shouldHaveOpenedATextForManyFacts() throws IOException {
        Map<String, Long> kinds = new TreeMap<>();
        for (String file : FILES) {
            sources(file).forEach(source -> kinds.merge(source.kind(), 1L, Long::sum));
        }
        System.out.println("sources of the curated sentences: " + kinds);
        assertThat(kinds.get("checked")).isGreaterThanOrEqualTo(MIN_CHECKED);
    }

    /** The sentences of a file by subject and beginning, and whether each must have a source. */
    private static Map<String, Boolean> sentences(String file) throws IOException {
        Map<String, Boolean> sentences = new HashMap<>();
        String subject = "";
        for (String line : lines(file + ".txt")) {
            if (line.startsWith("@ ")) {
                subject = line.substring(2).split(" \\|")[0];
            } else if (line.matches("[-+?!] .+")) {
                sentences.put(
                        subject + " " + line.substring(0, 2) + beginning(line.substring(2)),
                        line.charAt(0) == '-' || line.charAt(0) == '+');
            }
        }
        return sentences;
    }

    private static String beginning(String sentence) {
        String[] words = sentence.split(" ");
        return words.length <= WORDS
                ? sentence
                : Arrays.stream(words).limit(WORDS).collect(Collectors.joining(" ")) + " …";
    }

    private static List<Source> sources(String file) throws IOException {
        List<Source> sources = new ArrayList<>();
        String subject = "";
        for (String line : lines(file + ".sources.txt")) {
            if (line.startsWith("@ ")) {
                subject = line.substring(2);
            } else if (!line.isBlank()) {
                Matcher matcher = LINE.matcher(line);
                assertThat(matcher.matches()).as(line).isTrue();
                String kind = matcher.group(2) == null ? line.substring(line.lastIndexOf(' ') + 1) : matcher.group(2);
                sources.add(new Source(subject, matcher.group(1), kind, matcher.group(3)));
            }
        }
        return sources;
    }

    private static List<String> lines(String file) throws IOException {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                Subjects.class.getResourceAsStream("subjects/" + file), StandardCharsets.UTF_8))) {
            return reader.lines().toList();
        }
    }

    private record Source(String subject, String sentence, String kind, String place) {}
}
