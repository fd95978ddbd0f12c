package io.reelmill.speech;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PronunciationTest {

    private final Pronunciation pronunciation =
            new Pronunciation((word, partOfSpeech) -> word.equals("bus") ? "' b V s" : "' k { t");

    @ParameterizedTest(name = "{0} as {1} before {2}")
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = true,
            quoteCharacter = '\0',
            value = {
                "minute | NN | of | ' m I - n @ t",
                "record | VB | it | r I - ' k O r d",
                "record | NN | is | ''",
                "The | DT | ocean | D i",
                "the | DT | sea | D @",
                "I'm | PRP | here | ' AI m",
                "bus's | NN | door | ' b V s - @ z",
                "cat's | NN | paw | ' k { t s",
                "cat'll | NN | go | ' k { t - @ l",
            })
    void shouldDecideByPartOfSpeechAndEnding(String word, String partOfSpeech, String next, String phones) {
        assertThat(pronunciation.of(word, partOfSpeech, next)).isEqualTo(phones.equals("''") ? "" : phones);
    }
}
