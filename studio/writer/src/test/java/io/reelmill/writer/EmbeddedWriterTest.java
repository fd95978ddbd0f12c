package io.reelmill.writer;

import static io.reelmill.writer.ScriptLines.lines;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.script.News;
import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.Script.Scene;
import io.reelmill.providers.script.ScriptBrief;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EmbeddedWriterTest {

    private static final EmbeddedWriter WRITER = new EmbeddedWriter();
    private static final List<String> TOPICS = List.of(
            "Why do cats purr?",
            "5 tips for better sleep",
            "the history of the Roman roads",
            "make a video about our new bakery in Lyon",
            "morning motivation",
            "How to bake bread",
            "tea vs coffee",
            "underwater basket weaving",
            "Why do zippers jam?",
            "how noise cancelling headphones work",
            "How lighthouses work",
            "a story about a lighthouse",
            "The moon",
            "10 facts about the ocean",
            "What is blockchain?",
            "Explain quantum field theory to me like I am five, with examples and a lot of patience, please",
            "x",
            "7 ways to save money",
            "create an ad for fresh juice",
            "???a",
            "Top 20 things everybody should know about tax law");

    @ParameterizedTest(name = "{0} s at {1} words a minute")
    @CsvSource({"15,165", "30,150", "40,165"})
    void shouldTakeTheRequestedTimeWhereItKnowsEnough(double seconds, double wordsPerMinute) {
        SoftAssertions softly = new SoftAssertions();
        double target = seconds * wordsPerMinute / 60;
        for (String topic : List.of("Why do cats purr?", "Why does bread rise?", "tea vs coffee", "The moon", "bees")) {
            for (long seed = 0; seed < 4; seed++) {
                Script script = WRITER.write(new ScriptBrief(topic, seconds, wordsPerMinute, "en", seed));
                softly.assertThat((double) words(script))
                        .as("%s (seed %d)", topic, seed)
                        .isCloseTo(target, within(target * 0.2));
            }
        }
        softly.assertAll();
    }

    @ParameterizedTest
    @ValueSource(doubles = {5, 15, 40, 90, 600, 1800})
    void shouldNeverBeMuchLongerThanRequested(double seconds) {
        for (String topic : TOPICS) {
            int words = words(WRITER.write(new ScriptBrief(topic, seconds, 165, "en", 1)));
            assertThat((double) words).as(topic).isLessThan(Math.max(30, seconds * 165 / 60 * 1.1));
        }
    }

    @Test
    void shouldBeShorterAndSaySoWhereItKnowsTooLittle() {
        List<String> warnings = new ArrayList<>();

        Script script = WRITER.write(new ScriptBrief("underwater basket weaving", 60, 165, "en", 1), warnings::add);

        assertThat(words(script)).isLessThan(20);
        assertThat(warnings)
                .singleElement()
                .asString()
                .startsWith("script: ")
                .contains("weaving", "reelmill.providers.scripts");
    }

    @ParameterizedTest
    @CsvSource({
        "What causes earthquakes?, true",
        "How to sleep better at night, true",
        "Why is the sea salty?, true",
        "Why is the sea loud?, false",
        "Why do earthquakes smell?, false"
    })
    void shouldWarnOfAnAnswerThatItDoesNotKnow(String prompt, boolean known) {
        List<String> warnings = new ArrayList<>();

        WRITER.write(new ScriptBrief(prompt, 40, 165, "en", 1), warnings::add);

        if (known) {
            assertThat(warnings).isEmpty();
        } else {
            assertThat(warnings).singleElement().asString().contains("may not know the answer to");
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {40, 300, 1800})
    void shouldSayNoSentenceTwiceAndFormAllWell(double seconds) {
        for (String topic : TOPICS) {
            Script script = WRITER.write(new ScriptBrief(topic, seconds, 165, "en", 5));
            Set<String> scenes = new HashSet<>();
            for (Scene scene : script.scenes()) {
                String text = scene.spokenText();
                assertThat(scenes.add(text))
                        .as("%s: said twice: %s", topic, text)
                        .isTrue();
                assertThat(text)
                        .as(topic)
                        .doesNotContain("  ", "{", "}", "..", " ,", " .")
                        .matches(".*[.?!]$")
                        .matches("^[\\p{Lu}\\d?].*");
            }
        }
    }

    @Test
    void shouldWriteEverySubjectForTheEar() {
        for (Subject subject : new Subjects().known()) {
            assertThat(subject.openings()).as(subject.name()).hasSizeGreaterThanOrEqualTo(2);
            assertThat(subject.facts())
                    .as(subject.name())
                    .hasSizeGreaterThanOrEqualTo(5)
                    .doesNotHaveDuplicates();
            assertThat(subject.closings()).as(subject.name()).hasSizeGreaterThanOrEqualTo(1);
            for (String fact : subject.facts()) {
                assertThat(Arrays.stream(fact.split("(?<=[.?!]) "))
                                .mapToInt(EnglishForms::words)
                                .max()
                                .orElse(0))
                        .as(fact)
                        .isLessThanOrEqualTo(26);
                assertThat(fact).matches(".*[.?!]$").doesNotContain("  ");
            }
        }
    }

    @Test
    void shouldAnswerAQuestionAboutAKnownThing() {
        String script = WRITER.write(new ScriptBrief("Why does coffee wake us up?", 20, 174, "en", 3)).scenes().stream()
                .map(Script.Scene::spokenText)
                .collect(Collectors.joining(" "));

        assertThat(script).startsWith("Why does coffee wake us up?").contains("Caffeine");
    }

    @Test
    void shouldWriteTheSameScriptForTheSameSeedAndAnotherForOthers() {
        ScriptBrief brief = new ScriptBrief("Why do bees dance?", 40, 165, "en", 7);
        assertThat(WRITER.write(brief)).isEqualTo(WRITER.write(brief));
        long different = IntStream.range(0, 8)
                .mapToObj(seed -> WRITER.write(new ScriptBrief("bees", 40, 165, "en", seed))
                        .scenes())
                .distinct()
                .count();
        assertThat(different).isGreaterThanOrEqualTo(2);
    }

    @Test
    void shouldAskAQuestionAndAnswerItFirst() {
        List<Scene> scenes = WRITER.write(new ScriptBrief("why is the sky blue", 40, 165, "en", 1))
                .scenes();
        assertThat(scenes.get(0).spokenText()).isEqualTo("Why is the sky blue?");
        assertThat(scenes.get(1).spokenText()).contains("scatters blue light");
    }

    @Test
    void shouldExplainHowAThingWorksWithoutInventedFacts() {
        assertThat(String.join(" ", lines("How lighthouses work", 40)))
                .startsWith("How do lighthouses work?")
                .containsAnyOf("lens", "flashes", "Earth is round");
        assertThat(String.join(" ", lines("how noise cancelling headphones work", 40)))
                .startsWith("How do noise cancelling headphones work?")
                .contains("mirror image");
    }

    @Test
    void shouldCountAsManyPointsAsRequested() {
        List<String> lines = lines("5 tips for better sleep", 40);
        assertThat(lines.get(0)).isEqualTo("Here are five tips for better sleep.");
        assertThat(lines.stream().filter(line -> line.startsWith("Number "))).hasSize(5);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "3 mistakes when you cook rice: too little water, lifting the lid, no rest at the end",
                "3 mistakes when you cook rice: too little water; lifting the lid; no rest at the end.",
                "make a video about 3 mistakes when you cook rice: too little water, lifting the lid and no rest at"
                        + " the end"
            })
    void shouldTellThePointsThatThePromptLists(String prompt) {
        List<String> lines = lines(prompt, 30);

        assertThat(lines.stream().filter(line -> line.startsWith("Number ")))
                .containsExactly(
                        "Number one. Too little water.",
                        "Number two. Lifting the lid.",
                        "Number three. No rest at the end.");
    }

    @Test
    void shouldUseTheTopicInTheRightForms() {
        assertThat(String.join(" ", lines("How to whittle a spoon", 60))).startsWith("Whittling a spoon.");
        assertThat(String.join(" ", lines("make a video about our new bakery in Lyon", 30)))
                .contains("Our new bakery in Lyon");
        assertThat(EnglishForms.gerund("plan a trip")).isEqualTo("planning a trip");
        assertThat(EnglishForms.gerund("make soap")).isEqualTo("making soap");
        assertThat(EnglishForms.isMany("garden chairs in summer")).isTrue();
        assertThat(EnglishForms.isMany("the business of sharks")).isFalse();
    }

    @ParameterizedTest(name = "{0} is about {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "Why do cats purr? | cats",
                "better sleep | sleep",
                "training a puppy | dogs",
                "saving money | money",
                "the ocean at night | the ocean",
                "Roman aqueducts | ancient Rome",
                "machine learning | artificial intelligence",
                "black holes | black holes",
                "How lighthouses work | lighthouses",
                "how does a lighthouse work? | lighthouses",
                "steam engines | steam engines",
                "the wind | wind",
                "wind turbines | wind power",
                "ice cream | ice cream",
                "trains in Japan | trains",
                "learning a foreign language | languages",
                "the Milky Way | galaxies",
                "why do we yawn? | yawning",
                "electric cars | electric cars",
                "how cars work | cars",
                "Amazon layoffs | ",
                "the Amazon rainforest | the rainforest",
                "coffee machine repair | ",
                "product launch | ",
                "summer outfits | ",
                "underwater basket weaving | ",
                "how to lose weight | ",
                "the Ottoman Empire | the Ottoman Empire",
                "the British Empire | ",
                "hot dogs | ",
                "Apple unveils a thinner phone | ",
                "Oil prices climb after storm | "
            })
    void shouldRecogniseSubjectsOnlyWhereTheyAreMeant(String phrase, String subject) {
        assertThat(new Subjects().about(phrase).map(Subject::name).orElse(null)).isEqualTo(subject);
    }

    @Test
    void shouldTellNewsWithTheirSourceWithinTheRequestedTime() {
        List<News> news = List.of(
                new News(
                        "Beekeepers count more hives on city roofs",
                        "The number grew again this year.",
                        "Harbour Post"),
                new News("A bee museum opens in the old mill", "", "Mill Times"));
        for (double seconds : new double[] {10, 20, 40, 90}) {
            Script script = WRITER.write(new ScriptBrief("bees", seconds, 165, "en", 2, news));
            double target = seconds * 165 / 60;
            assertThat((double) words(script)).isLessThan(target * 1.1);
            assertThat(script.scenes().stream().map(Scene::spokenText))
                    .anyMatch(line -> line.contains("From Harbour Post: Beekeepers count more hives on city roofs."));
        }
    }

    @Test
    void shouldChooseANaturalLengthByTheQuestion() {
        assertThat(WRITER.naturalSeconds("10 tips for better sleep", 165))
                .isGreaterThan(WRITER.naturalSeconds("3 tips for better sleep", 165));
        assertThat(WRITER.naturalSeconds("Why do cats purr?", 165)).isBetween(25.0, 60.0);
    }

    @Test
    void shouldTellThePromptAloneInOtherLanguages() {
        List<String> warnings = new ArrayList<>();

        Script script = WRITER.write(
                new ScriptBrief(
                        "3 Fehler beim Kaffeekochen: zu heißes Wasser, alte Bohnen und falscher Mahlgrad",
                        40,
                        165,
                        "de",
                        1),
                warnings::add);

        assertThat(script.scenes().stream().map(Scene::spokenText))
                .containsExactly(
                        "3 Fehler beim Kaffeekochen.", "Zu heißes Wasser.", "Alte Bohnen.", "Falscher Mahlgrad.");
        assertThat(warnings).singleElement().asString().contains("English only", "'de'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"?!", "…", "🚀", "- - -"})
    void shouldRefuseATopicWithoutWords(String topic) {
        assertThatExceptionOfType(ProviderException.class)
                .isThrownBy(() -> WRITER.write(new ScriptBrief(topic, 40, 165, "en", 1)))
                .withMessageContaining("no words")
                .matches(e -> e.category() == ProviderException.Category.INPUT);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "es | 3 consejos: comparar precios, cocinar en casa y apagar las luces | Cocinar en casa.",
                "fr | 3 idées : une omelette, une salade ou une soupe | Une soupe.",
                "es | Crea un anuncio para nuestras zapatillas. Pesan 180 gramos. | Nuestras zapatillas.",
                "fr | Publicité pour notre salon à Lyon. Ouvert le samedi. | Notre salon à Lyon.",
                "ka | ტყეში სიჩუმეა. ძაღლი დარბის. | ტყეში სიჩუმეა."
            })
    void shouldTellEachPointOfAPromptInAnyLanguage(String language, String prompt, String line) {
        List<String> warnings = new ArrayList<>();

        Script script = WRITER.write(new ScriptBrief(prompt, 40, 165, language, 1), warnings::add);

        assertThat(script.scenes().stream().map(Scene::spokenText)).contains(line);
        assertThat(warnings).singleElement().asString().contains("English only", "'" + language + "'");
    }

    @Test
    void shouldNotSpeakWhatIsOnlyWrittenInAPost() {
        assertThat(lines("RT @walker: Just saw an iguana 🦎🌧️ in #florida on a leash #weird #pets", 40))
                .containsExactly("Just saw an iguana in florida on a leash.");
    }

    @Test
    void shouldKeepToTipsWhereNoNumberIsAskedFor() {
        assertThat(lines("Tips for a job interview", 40)).first().isEqualTo("Here are three tips for a job interview.");
    }

    @Test
    void shouldTellWhatThePromptSaysBehindItsColonAndHowToAnswer() {
        assertThat(lines("We are hiring: two nurses for our night shift. Write to jobs@careplus.co.uk by May 3rd.", 40))
                .containsExactly(
                        "We are hiring.",
                        "Two nurses for our night shift.",
                        "Write to jobs@careplus.co.uk by May 3rd.");
    }

    @Test
    void shouldTellTheCountedItemsOfAnyNoun() {
        assertThat(lines("3 houseplants that survive anything: aloe, ivy and snake plant", 40))
                .containsExactly(
                        "Here are three houseplants that survive anything.",
                        "Number one. Aloe.",
                        "Number two. Ivy.",
                        "Number three. Snake plant.");
    }

    @Test
    void shouldSpeakTheFeaturesOfAProductAndAddNone() {
        assertThat(lines(
                        "Create an ad for BrewBuddy, a portable espresso maker that makes coffee in 60 seconds. The"
                                + " battery lasts all day.",
                        60))
                .containsExactly(
                        "BrewBuddy: a portable espresso maker.",
                        "It makes coffee in 60 seconds.",
                        "The battery lasts all day.");
    }

    private static int words(Script script) {
        return script.scenes().stream()
                .mapToInt(scene -> scene.spokenText().split("\\s+").length)
                .sum();
    }
}
