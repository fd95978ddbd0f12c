package io.reelmill.typography;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.humbleui.skija.Typeface;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypefacesTest {

    @ParameterizedTest
    @CsvSource({
        "hi, हिन्दी, Noto Sans Devanagari",
        "th, ภาษาไทย, Noto Sans Thai",
        "am, አማርኛ, Noto Sans Ethiopic",
        "bn, বাংলা, Noto Sans Bengali",
        "ta, தமிழ், Noto Sans Tamil",
        "te, తెలుగు, Noto Sans Telugu",
        "kn, ಕನ್ನಡ, Noto Sans Kannada",
        "ml, മലയാളം, Noto Sans Malayalam",
        "gu, ગુજરાતી, Noto Sans Gujarati",
        "pa, ਪੰਜਾਬੀ, Noto Sans Gurmukhi",
        "si, සිංහල, Noto Sans Sinhala",
        "km, ភាសាខ្មែរ, Noto Sans Khmer",
        "my, မြန်မာ, Noto Sans Myanmar",
        "ko, 한국어, Gothic A1"
    })
    void shouldHaveATypefaceForEachScriptWhateverTheSystemHas(String language, String word, String family) {
        for (String cluster : Script.clusters(word)) {
            assertThat(Typefaces.with(cluster.codePoints().toArray(), Face.INTER_BOLD, language))
                    .as(cluster)
                    .hasValueSatisfying(face -> assertThat(face.getFamilyName()).startsWith(family));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "zh, 简短的故事",
        "ja, 短い物語カナ",
        "ja, 'ラーメンと、コーヒー。「はい」〜'",
        "zh-TW, 簡短",
        "zh, 你好，世界！",
        "hi, नमस्ते।",
        "ar, 'مرحبا، ١٢٣؟'",
        "en, 🎉"
    })
    void shouldDrawChineseJapaneseAndEmojiWithOrWithoutTypefacesOfTheSystem(String language, String text) {
        text.codePoints().forEach(point -> assertThat(Typefaces.with(new int[] {point}, Face.INTER_BOLD, language))
                .as(Character.toString(point))
                .isPresent());
    }

    @Test
    void shouldHaveEveryFile() {
        assertThat(Arrays.stream(ScriptFace.values()).map(ScriptFace::file))
                .allSatisfy(
                        file -> assertThat(Typefaces.class.getResource(file)).isNotNull());
    }

    @Test
    void shouldPreferTheTypefaceOfTheStyle() {
        Typeface own = Typefaces.of(Face.SERIF_ITALIC);

        assertThat(Typefaces.with(new int[] {'a'}, Face.SERIF_ITALIC, "en")).hasValue(own);
    }
}
