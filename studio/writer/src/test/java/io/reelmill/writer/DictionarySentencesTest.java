package io.reelmill.writer;

import static io.reelmill.writer.ScriptLines.lines;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is told of things that have no curated subject. */
class DictionarySentencesTest {

    @Test
    void shouldTellFactsOfWordNetAsSentences() {
        assertThat(lines("Albert Schweitzer", 40).get(0)).startsWith("Albert Schweitzer was a French philosopher");
        assertThat(lines("Who was Haydn?", 40))
                .contains(
                        "Haydn was a prolific Austrian composer who influenced the classical form of the symphony.",
                        "Haydn lived from 1732 to 1809.");
    }

    @Test
    void shouldChooseTheMeaningByItsContext() {
        assertThat(String.join(" ", lines("a crane lifting steel beams on a building site", 40)))
                .doesNotContain("bird");
        assertThat(String.join(" ", lines("armadillos", 40))).contains("mammal");
    }

    @Test
    void shouldGiveANounItsArticleWhereTheRequestRanksIt() {
        assertThat(lines("Ada Lovelace and the first computer program", 20))
                .anyMatch(line -> line.startsWith("A computer program is "));
    }

    @Test
    void shouldTellKindsInChangingForms() {
        assertThat(lines("Knots", 60))
                .contains(
                        "A hitch is a knot that can be undone by pulling against the strain that holds it.",
                        "One kind of knot is the bow, with two loops and loose ends.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Anteaters | An anteater is a tropical American mammal which lacks teeth and feeds on ants",
                "What is deflation? | The opposite of deflation is inflation.",
                "Gertrude Ederle | Gertrude Ederle was an American swimmer who",
                "apes | An ape is a primate with short tails",
                "Augustus | Augustus defeated Mark Antony and Cleopatra",
                "Ribosomes | A ribosome is an organelle",
                "The speed of light | The constancy and universality of the speed of light is recognized"
            })
    void shouldSpeakGlossesInGoodEnglish(String topic, String begin) {
        assertThat(lines(topic, 40)).anyMatch(line -> line.startsWith(begin));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Google fires 200 engineers", "A whale is stranded on the coast of Denmark"})
    void shouldNotDefineTheWordsOfAHeadline(String headline) {
        assertThat(lines(headline, 40)).containsExactly(headline + ".");
    }

    @Test
    void shouldNotTellOfAnAdjectiveOrAParticle() {
        assertThat(lines("Is it safe to swim after eating?", 40)).noneMatch(line -> line.contains("strongbox"));
        assertThat(lines("How do I get candle wax out of a carpet?", 40)).noneMatch(line -> line.contains("baseball"));
    }

    @Test
    void shouldNotTakeAVerbOrAWordOfATitleForTheSubject() {
        assertThat(lines("why do old people shrink", 40)).noneMatch(line -> line.contains("psychiat"));
        assertThat(lines("The rise and fall of Blockbuster", 40)).noneMatch(line -> line.contains("bomb"));
        assertThat(lines("How to train for a marathon", 40)).noneMatch(line -> line.contains("rail"));
        assertThat(lines("Romeo and Juliet", 40)).hasSize(1);
    }

    @Test
    void shouldDefineInWholeAndTrueSentences() {
        assertThat(lines("Mercury", 40)).contains("It is the only metal that is liquid at ordinary temperatures.");
        assertThat(lines("turkey", 40)).anyMatch(line -> line.startsWith("A turkey is a large"));
        assertThat(lines("crane", 40)).noneMatch(line -> line.contains("lifts and moves"));
        assertThat(lines("top 5 reasons to learn Python", 40)).noneMatch(line -> line.contains("boas"));
    }
}
