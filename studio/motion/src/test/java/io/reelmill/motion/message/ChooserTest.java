package io.reelmill.motion.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChooserTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Your brain uses 20 percent of your energy. | Ring",
                "The ocean holds 1.3 billion cubic kilometers of water. | Count",
                "Why do cats purr? | Question",
                "You need water, light, and soil. | Steps",
                "First, boil the water. Then add the tea. Finally, wait. | Steps",
                "In 1969 the first humans walked on the moon. | Years",
                "Cats sleep 16 hours, dogs sleep 12 and horses sleep 3. | Bubbles",
                "Sales grew from 10 to 45 percent. | Bars",
                "The new chip is ten times faster. | Bars",
                "Bees die because pesticides poison the flowers. | Cause",
                "If you sleep well, your memory improves. | Cause",
                "A comet is a ball of ice and dust. | Definition",
                "Einstein said \"imagination is more important than knowledge\". | Quote",
                "Three out of four people love chocolate. | Crowd",
                "Rockets reach space. | Icon",
                "Nobody expected this! | Statement"
            })
    void shouldPickTheCardThatSuitsTheSentence(String text, String kind) {
        assertThat(cards(text, true).get(0).getClass().getSimpleName()).isEqualTo(kind);
    }

    @ParameterizedTest
    @CsvSource({
        "A comet is a ball of ice and dust.",
        "Bees die because pesticides poison the flowers.",
        "In 1969 the first humans walked on the moon."
    })
    void shouldKeepToTheCommonCardsWhenPlain(String text) {
        assertThat(cards(text, false)).allMatch(card -> card instanceof Card.Statement || card instanceof Card.Icon);
    }

    @Test
    void shouldNameBarsByWhoseTheyAre() {
        Card.Bubbles bubbles = (Card.Bubbles) cards("Cats sleep 16 hours, dogs sleep 12 and horses sleep 3.", true)
                .get(0);

        assertThat(bubbles.entries()).extracting(Card.Entry::label).containsExactly("Cats", "dogs", "horses");
    }

    @Test
    void shouldNotNameWhatGrewFromOneNumberToAnother() {
        Card.Bars bars = (Card.Bars)
                cards("Sales grew from 12 to 96 million in five years.", true).get(0);

        assertThat(bars.entries()).extracting(Card.Entry::label).containsOnly("");
    }

    @Test
    void shouldPartALongSentenceIntoPhrasesThatFollowEachOther() {
        Phrase whole =
                Phrase.spread("Nobody told him that the whole city had been watching since the morning", "en", 0.3, 5);
        List<TimedCard> beats = new Chooser(true).beats(whole, 0, 5.6);

        assertThat(beats).hasSizeBetween(2, 3);
        for (int i = 1; i < beats.size(); i++) {
            assertThat(beats.get(i).from()).isEqualTo(beats.get(i - 1).to());
        }
        assertThat(beats.get(0).from()).isZero();
        assertThat(beats.get(beats.size() - 1).to()).isEqualTo(5.6);
    }

    private static List<Card> cards(String text, boolean rich) {
        double length = Math.max(2, text.split(" ").length * 0.36);
        Phrase whole = Phrase.spread(text, "en", 0.3, length).pieces();
        return new Chooser(rich)
                .beats(whole, 0, length + 0.5).stream().map(TimedCard::card).toList();
    }
}
