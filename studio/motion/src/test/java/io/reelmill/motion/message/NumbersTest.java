package io.reelmill.motion.message;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.motion.message.Quantity.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumbersTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en | Your brain uses 20 percent of your energy. | PERCENT | 20 | 20%",
                "en | Sales rose by 12.5% last year. | PERCENT | 12.5 | 12.5%",
                "en | Ninety percent of ice is hidden. | PERCENT | 90 | 90%",
                "en | It costs $4,999 a year. | COUNT | 4999 | $4,999",
                "en | The sun is 4.6 billion years old. | COUNT | 4600000000 | 4.6",
                "en | There are three hundred and sixty bones. | COUNT | 300 | 300",
                "en | Twenty-five people came. | COUNT | 25 | 25",
                "en | Rome fell in 476 and rose in 1871. | COUNT | 476 | 476",
                "en | The chip is ten times faster. | TIMES | 10 | ×10",
                "en | It runs 3x faster. | TIMES | 3 | ×3",
                "en | In 1969 humans walked on the moon. | YEAR | 1969 | 1969",
                "de | Das kostet 1.250,50 Euro. | COUNT | 1250.5 | 1.250,50",
                "de | Die Erde hat 8,1 Milliarden Menschen. | COUNT | 8100000000 | 8,1",
                "de | Rund 3.000 Arten leben dort. | COUNT | 3000 | 3.000",
                "fr | Il pèse 12,5 kilos. | COUNT | 12.5 | 12,5",
                "es | El 70 por ciento es agua. | PERCENT | 70 | 70%",
                "ar | يستهلك الدماغ ٢٠٪ من الطاقة | PERCENT | 20 | ٢٠٪",
                "ja | 地球には80億人がいます | COUNT | 8000000000 | 80",
                "zh | 2008年北京举办奥运会 | YEAR | 2008 | 2008"
            })
    void shouldReadANumberAsItsLanguageWritesIt(String language, String text, Kind kind, double size, String shown) {
        Quantity first = Numbers.find(phrase(text, language)).get(0);

        assertThat(first.kind()).isEqualTo(kind);
        assertThat(first.size()).isEqualTo(size);
        assertThat(first.text()).isEqualTo(shown);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Three out of four people agree. | 3 | 4",
                "One in five sleeps badly. | 1 | 5",
                "Two thirds of the planet is water. | 2 | 3",
                "Half of all bees are gone. | 1 | 2"
            })
    void shouldReadAShareOfAWhole(String text, double part, double whole) {
        Quantity share = Numbers.find(phrase(text, "en")).get(0);

        assertThat(share.kind()).isEqualTo(Kind.SHARE);
        assertThat(share.value()).isEqualTo(part);
        assertThat(share.whole()).isEqualTo(whole);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "One day they left.",
                "He came 1st.",
                "Meet me at 7:30.",
                "The B2 bomber flies.",
                "The two of them."
            })
    void shouldLeaveOutWhatCountsNothing(String text) {
        assertThat(Numbers.find(phrase(text, "en"))).isEmpty();
    }

    @Test
    void shouldGiveBothEndsOfARangeTheSameUnit() {
        List<Quantity> both = Numbers.find(phrase("Sales grew from 10 to 45 percent.", "en"));

        assertThat(both).extracting(Quantity::text).containsExactly("10%", "45%");
    }

    @Test
    void shouldCountUpInTheDigitsAndMarksOfTheText() {
        NumberStyle style =
                Numbers.find(phrase("Rund 3.000 Arten", "de")).get(0).style();

        assertThat(style.format(1250)).isEqualTo("1.250");
        assertThat(Numbers.find(phrase("٢٠٪", "ar")).get(0).style().format(7)).isEqualTo("٧");
    }

    private static Phrase phrase(String text, String language) {
        return Phrase.spread(text, language, 0, 4).pieces();
    }
}
