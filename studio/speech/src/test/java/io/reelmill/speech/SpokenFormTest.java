package io.reelmill.speech;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.speech.SpokenForm.Rest;
import io.reelmill.speech.SpokenForm.Token;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class SpokenFormTest {

    /** The table is written by hand, as a person would read the text, before what the code makes of it. */
    @ParameterizedTest(name = "{0}")
    @CsvFileSource(
            resources = "spoken-forms.tsv",
            delimiter = '\t',
            quoteCharacter = '\0',
            ignoreLeadingAndTrailingWhitespace = false)
    void shouldSayNumbersSymbolsAndAbbreviationsAsAReaderWould(String written, String spoken) {
        String said = SpokenForm.of(written).tokens().stream()
                .flatMap(token -> token.words().stream())
                .filter(word -> !word.equals(","))
                .map(SpokenFormTest::withoutCase)
                .collect(Collectors.joining(" "));
        assertThat(said)
                .isEqualTo(String.join(
                        " ",
                        List.of(spoken.split(" ")).stream()
                                .map(SpokenFormTest::withoutCase)
                                .toList()));
    }

    /** Only a lone capital, and one with the s of a plural, is the name of a letter. */
    private static String withoutCase(String word) {
        return word.matches("[A-HJ-Z]s?") ? word : word.toLowerCase(Locale.ROOT);
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
