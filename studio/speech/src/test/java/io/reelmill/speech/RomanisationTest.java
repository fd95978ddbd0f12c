package io.reelmill.speech;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RomanisationTest {

    @ParameterizedTest(name = "{0} is read {1}")
    @CsvSource({
        "Привет мир, Privet mir",
        "Αθήνα, Athina",
        "こんにちは カタカナ, konnichiha katakana",
        "안녕하세요, annyeonghaseyo",
        "नमस्ते, namaste",
        "გამარჯობა, gamarjoba",
        "Hello, Hello",
    })
    void shouldReadLettersOfOtherScriptsByTheirSound(String written, String read) {
        assertThat(Romanisation.of(written)).isEqualTo(read);
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({"𝗕𝗼𝗹𝗱 𝟰𝟮, Bold 42", "Ｗｉｄｅ, Wide", "ⓗⓘ, hi", "٣٤٥, 345", "Ⅷ, VIII", "Nike™ café ½, Nike™ café ½"})
    void shouldReadFancyLettersAndNumeralsAsPlainOnes(String written, String plain) {
        assertThat(Romanisation.plain(written)).isEqualTo(plain);
    }

    @Test
    void shouldKeepWhatHasNoReading() {
        assertThat(Romanisation.of("你好 🎉")).isEqualTo("你好 🎉");
    }
}
