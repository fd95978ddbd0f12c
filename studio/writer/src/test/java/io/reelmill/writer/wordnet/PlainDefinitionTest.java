package io.reelmill.writer.wordnet;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.wordnet.WordNet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlainDefinitionTest {

    private final PlainDefinition plain = new PlainDefinition(WordNet.get());

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "any of numerous plants of the orchid family usually having flowers of unusual shapes | a plant of the orchid family, usually with flowers of unusual shapes",
                "any of various birds that have short wings and hunt at night | a bird that has short wings and hunts at night",
                "any of several herbivorous leaping marsupials of Australia having large powerful hind legs | a herbivorous leaping marsupial of Australia with large powerful hind legs",
                "any of the larger wild cats with a loud voice | one of the larger wild cats with a loud voice",
                "organic substances essential in small quantities to normal life | an organic substance essential in small quantities to normal life",
                "any of several orchids of the genus Cephalanthera with white flowers | an orchid with white flowers",
                "a hand tool with a heavy rigid head and a handle | a hand tool with a heavy rigid head and a handle",
                "a list of one's own mistakes | a list of your own mistakes"
            })
    void shouldSpeakOfOneThingInPlainWords(String definition, String spoken) {
        assertThat(plain.of(definition, false)).isEqualTo(spoken);
    }

    @Test
    void shouldSayNothingWhereOnlyALatinNameIsTold() {
        assertThat(plain.of("a member of the genus Canis", false)).isEmpty();
    }

    @Test
    void shouldLeaveOutAClauseOfRareWords() {
        assertThat(plain.of(
                        "an orchid with leaves and green flowers with the dorsal sepal incurved to form a hood", false))
                .isEqualTo("an orchid with leaves and green flowers");
    }

    @Test
    void shouldKeepThePluralOfAThingThatHasNoSingular() {
        assertThat(plain.of("short trousers that end at the knee", true))
                .isEqualTo("short trousers that end at the knee");
    }
}
