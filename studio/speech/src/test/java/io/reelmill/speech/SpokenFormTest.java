package io.reelmill.speech;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.speech.SpokenForm.Rest;
import io.reelmill.speech.SpokenForm.Token;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpokenFormTest {

    @ParameterizedTest(name = "{0} is said as {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            value = {
                "in 2026 | in twenty twenty six",
                "In 1905, 2001, 1900 | In nineteen oh five two thousand one nineteen hundred",
                "the 1980s and the '90s | the nineteen eighties and the nineties",
                "$5.50 | five dollars and fifty cents",
                "$3.5M | three point five million dollars",
                "$5 million | five million dollars",
                "£9.99/mo | nine pounds and ninety nine pence per month",
                "about 50% or 3.5% | about fifty percent or three point five percent",
                "1st 22nd 103rd | first twenty second one hundred third",
                "at 3:30pm or 9:05 | at three thirty P M or nine oh five",
                "7 a.m. | seven A M",
                "120 km/h for 1 km, 25°C | one hundred twenty kilometers per hour for one kilometer twenty five degrees celsius",
                "a 10-minute walk | a ten minute walk",
                "10-15 people | ten to fifteen people",
                "1,234,567 | one million two hundred thirty four thousand five hundred sixty seven",
                "12/25/2026 | december twenty fifth twenty twenty six",
                "1/2 and 3/4 | one half and three quarters",
                "Dr. Smith vs. Mr. Jones | doctor Smith versus mister Jones",
                "St. Mary's on Main St. is | saint Mary's on Main street is",
                "R&D + AI | R and D plus A I",
                "the FBI, NASA and CEOs | the F B I nasa and C E Os",
                "STOP AND READ THIS | stop and read this",
                "World War II, Louis XIV | World War two Louis the fourteenth",
                "www.example.com/shop | example dot com slash shop",
                "#MorningMotivation | hashtag Morning Motivation",
                "naïve café | naive cafe",
                "don’t e-mail | don't E mail",
                "wait 🎉 - what | wait what",
                "COVID-19 H2O 4K 24/7 | coe vid nineteen H two O four K twenty four seven",
            })
    void shouldTurnNumbersSymbolsAndAbbreviationsIntoWords(String written, String spoken) {
        String said = SpokenForm.of(written).tokens().stream()
                .flatMap(token -> token.words().stream())
                .collect(Collectors.joining(" "));
        assertThat(said).isEqualTo(spoken);
    }

    @Test
    void shouldNotEndASentenceAtAnAbbreviation() {
        SpokenForm form = SpokenForm.of("Dr. J. Smith ate apples, pears etc. at home. Then No. 5 left!");
        assertThat(form.sentences()).hasSize(2);
        assertThat(form.tokens()).extracting(Token::rest).contains(Rest.STOP, Rest.COMMA, Rest.EXCLAMATION);
    }

    @Test
    void shouldKeepEveryTokenAsItIsWritten() {
        String text = "“Well…”  (she said) —\tit’s 5€, \n OK? 🎉";
        List<String> written =
                SpokenForm.of(text).tokens().stream().map(Token::written).toList();
        assertThat(written).containsExactly(text.strip().split("\\s+"));
    }
}
