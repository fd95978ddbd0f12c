package io.reelmill.writer;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.Script.Scene;
import io.reelmill.providers.script.ScriptBrief;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Prompts whose scripts are judged by rules: to the point, no filler, nothing of another subject. */
class HeldPromptsTest {

    private static final double MIN_TOPICAL = 0.6;

    /** Forms of sentences that would fit any subject. */
    private static final List<String> BANNED = List.of(
            "it depends",
            "keep the question",
            "that is a better question",
            "stay curious",
            "let us look at",
            "take a closer look",
            "everyone has an opinion",
            "most people walk right past",
            "somebody once tried this",
            "behind it there are always people",
            "there is more craft in it",
            "do not reward a rush",
            "does not reward a rush",
            "ask three people",
            "think about that",
            "just imagine",
            "simple as that",
            "let that sink in",
            "here is the lovely part",
            "and there is more",
            "stay with me",
            "start smaller than you think",
            "know your reason",
            "come and see for yourself",
            "real hands, real work",
            "we know that you have a choice",
            "every great story starts small",
            "in the end, the right choice",
            "hold it up to the light",
            "everything that works is a chain",
            "that leads us to",
            "everything is connected",
            "back to the topic",
            "there was a woman named clara",
            "let's dive in",
            "did you know",
            "in today's video");

    /** A sentence that speaks of the subject by a pronoun. */
    private static final Pattern REFERRING = Pattern.compile("(?i).*\\b(?:it|its|they|their|them|these|ones)\\b.*");

    /** Phrases of glosses that nobody says. */
    private static final Pattern DICTIONARY =
            Pattern.compile("\\bany of (?:several|various|numerous)\\b|\\b(?:genus|order|family)"
                    + " \\p{Lu}\\p{L}+(?:ae|us|is|a)\\b|\\b(?:genus|etc)\\b|\\bone's\\b|[()]");
    /** {@code A dog is a dog.} */
    private static final Pattern CIRCULAR =
            Pattern.compile("(?:An? |The )?(?<name>.+?) (?:is|are|was|were) (?:an? |the )?(?<what>[^,.]+)\\.");

    private static final EmbeddedWriter WRITER = new EmbeddedWriter();
    private static final Subjects SUBJECTS = new Subjects();

    /** Several rules judge the same script, and most of their time is spent on writing it. */
    private static final Map<ScriptBrief, Written> WRITTEN = new HashMap<>();

    record Written(Script script, List<String> warnings) {}

    record Held(String language, String about, String prompt) {
        @Override
        public String toString() {
            return prompt;
        }
    }

    static Stream<Held> prompts() throws IOException {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                HeldPromptsTest.class.getResourceAsStream("held-prompts.txt"), StandardCharsets.UTF_8))) {
            return lines
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" \\| ", 3))
                    .map(cells -> new Held(cells[0], cells[1], cells[2]))
                    .toList()
                    .stream();
        }
    }

    @Test
    void shouldHoldEnoughPrompts() throws IOException {
        assertThat(prompts()).hasSizeGreaterThanOrEqualTo(340).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("prompts")
    void shouldNotSpeakLikeADictionary(Held held) {
        for (String line : lines(held, 90)) {
            assertThat(line).doesNotContainPattern(DICTIONARY);
            Matcher circular = CIRCULAR.matcher(line);
            if (circular.matches()) {
                assertThat(EnglishForms.stems(circular.group("what")))
                        .as(line)
                        .isNotEqualTo(EnglishForms.stems(circular.group("name")));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("prompts")
    void shouldBeAboutWhatIsAsked(Held held) {
        if (held.language().equals("en")) {
            Outline outline = Outline.of(Topic.of(held.prompt()), held.prompt(), SUBJECTS, new Random(1));
            assertThat(outline.name().isEmpty() ? "-" : outline.name()).isEqualTo(held.about());
        }
    }

    @ParameterizedTest
    @MethodSource("prompts")
    void shouldSayNothingThatWouldFitAnySubject(Held held) {
        for (double seconds : new double[] {20, 40, 90}) {
            for (String line : lines(held, seconds)) {
                assertThat(BANNED).noneMatch(line.toLowerCase(Locale.ROOT)::contains);
                assertThat(line)
                        .doesNotContain("{", "}", "  ", "..", " ,", " .")
                        .matches("(?s).*[.!?…。][\"”]?$");
            }
        }
    }

    @ParameterizedTest
    @MethodSource("prompts")
    void shouldStayWithTheTopic(Held held) {
        List<String> lines = lines(held, 40);
        Set<String> topic = topicWords(held);
        long topical = lines.stream()
                .filter(line -> EnglishForms.stems(line).stream().anyMatch(topic::contains)
                        || REFERRING.matcher(line).matches()
                        || line.startsWith("Number ")
                        || held.prompt().toLowerCase(Locale.ROOT).contains(bare(line)))
                .count();
        assertThat((double) topical / lines.size())
                .as("topic words %s in %s", topic, lines)
                .isGreaterThanOrEqualTo(MIN_TOPICAL);
    }

    @ParameterizedTest
    @MethodSource("prompts")
    void shouldSayWhatIsMissing(Held held) {
        Written written = write(held, 40);
        if (SpokenLength.words(written.script()) < 0.8 * 110) {
            assertThat(written.warnings()).hasSize(1);
            assertThat(written.warnings().get(0))
                    .startsWith("script: ")
                    .containsAnyOf("reelmill.providers.scripts", "source.prompt");
        }
    }

    /**
     * The words of the prompt, of the name of what is told about, of its keys, and its field's words: those that several of
     * the sentences about it share.
     */
    private static Set<String> topicWords(Held held) {
        Set<String> words = new HashSet<>(EnglishForms.stems(held.prompt()));
        words.addAll(EnglishForms.stems(held.about()));
        for (String side : held.about().split(" and ")) {
            SUBJECTS.named(side).ifPresent(subject -> {
                subject.keys()
                        .forEach(key ->
                                words.addAll(Arrays.asList(key.replace("=", "").split("\\+"))));
                words.addAll(shared(subject));
            });
        }
        return words;
    }

    private static Set<String> shared(Subject subject) {
        Set<String> once = new HashSet<>();
        Set<String> shared = new HashSet<>();
        Stream.of(subject.openings(), subject.facts(), subject.advice(), subject.closings())
                .flatMap(List::stream)
                .forEach(line -> new HashSet<>(EnglishForms.stems(line))
                        .stream()
                                .filter(stem -> stem.length() > 2 && !once.add(stem))
                                .forEach(shared::add));
        return shared;
    }

    private static String bare(String line) {
        return line.toLowerCase(Locale.ROOT)
                .replaceFirst("^number \\w+\\. ", "")
                .replaceAll("[.!?]+$", "");
    }

    private static List<String> lines(Held held, double seconds) {
        return write(held, seconds).script().scenes().stream()
                .map(Scene::spokenText)
                .toList();
    }

    private static Written write(Held held, double seconds) {
        ScriptBrief asked = new ScriptBrief(held.prompt(), seconds, 165, held.language(), 1);
        return WRITTEN.computeIfAbsent(asked, brief -> {
            List<String> warnings = new ArrayList<>();
            return new Written(WRITER.write(brief, warnings::add), warnings);
        });
    }
}
