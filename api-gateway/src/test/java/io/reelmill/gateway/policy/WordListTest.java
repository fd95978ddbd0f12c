package io.reelmill.gateway.policy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WordListTest {

    private final WordList list = new WordList(List.of("gadfly", "Jane Q. Public", "café noir", "禁句", ""));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A GADFLY in town",
                "why jane q public left",
                "Jane Q. Public!",
                "Cafe Noir",
                "cafe\u0301-noir",
                "ｇａｄｆｌｙ",
                "これは禁句です"
            })
    void shouldFindWordsWhateverTheirForm(String text) {
        assertThat(list.matches(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "gadflies", "Jane Public", "noir café", "禁止の句", "a gad fly"})
    void shouldNotFindPartsAndOthers(String text) {
        assertThat(list.matches(text)).isFalse();
    }

    @Test
    void shouldBeEmptyWithoutWords() {
        assertThat(new WordList(List.of("", "…")).isEmpty()).isTrue();
    }
}
