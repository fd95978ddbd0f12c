package io.reelmill.writer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.Script.Pause;
import io.reelmill.providers.script.Script.Scene;
import io.reelmill.providers.script.Script.Spoken;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScriptReaderTest {

    private final ScriptReader reader = new ScriptReader();

    @Test
    void shouldMakeASceneOfEachLineThatIsNotBlank() {
        Script script = reader.read("First line.\r\n\n   \nSecond   line,\twith  gaps.", "en");
        assertThat(script.scenes())
                .extracting(Scene::spokenText)
                .containsExactly("First line.", "Second line, with gaps.");
        assertThat(script.title()).isEqualTo("First line");
    }

    @Test
    void shouldTakeBracketsForThePictureAndNotSpeakThem() {
        Script script = reader.read("A [cat on a roof] cat [moonlight], at night.", "en");
        assertThat(script.scenes())
                .containsExactly(new Scene(List.of(new Spoken("A cat, at night.")), "cat on a roof, moonlight"));
    }

    @Test
    void shouldTakeASingleBracketForText() {
        assertThat(reader.read("Look [here and there] now ] or [ never", "en")
                        .scenes()
                        .get(0)
                        .spokenText())
                .isEqualTo("Look now ] or [ never");
    }

    @Test
    void shouldGiveAPictureOrPauseOnALineOfItsOwnToTheNextScene() {
        Script script = reader.read("[sea]\n<break time=\"2s\"/>\nWaves.\nShore.\n[gulls]", "en");
        assertThat(script.scenes())
                .containsExactly(
                        new Scene(List.of(new Pause(2), new Spoken("Waves.")), "sea"),
                        new Scene(List.of(new Spoken("Shore.")), "gulls"));
    }

    @ParameterizedTest(name = "{0} rests {1} s")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            value = {
                "<break time=\"1.0s\" /> | 1",
                "<break time='250ms'/> | 0.25",
                "<BREAK time=\"90s\"> | 10",
                "<break/> | 0.5",
                "<break time=\"2\" /> | 2",
                "<break time=\"soon\"/> | 0.5"
            })
    void shouldPauseAtBreaks(String mark, double seconds) {
        assertThat(reader.read("One " + mark + " two", "en").scenes().get(0).lines())
                .containsExactly(new Spoken("One"), new Pause(seconds), new Spoken("two"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  \n ", "[only a picture]", "<break time=\"1s\"/>", "… !"})
    void shouldBlameTheClientForATextWithoutSpeech(String text) {
        assertThatExceptionOfType(ProviderException.class)
                .isThrownBy(() -> reader.read(text, ""))
                .satisfies(e -> assertThat(e.category()).isEqualTo(ProviderException.Category.INPUT));
    }

    @ParameterizedTest(name = "{1}: {0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "The cat is on the roof and it sleeps | en",
                "OK | en",
                "Le chat est sur le toit et il dort avec nous | fr",
                "Die Katze ist auf dem Dach und schläft nicht | de",
                "El gato está en el tejado y no duerme por la noche | es",
                "O gato está no telhado e não dorme com você | pt",
                "Il gatto è sul tetto e non dorme con gli altri | it",
                "Кошка спит на крыше | ru",
                "猫は屋根の上で寝ている | ja",
                "猫在屋顶上睡觉 | zh",
                "고양이가 지붕에서 잔다 | ko",
                "القطة نائمة على السطح | ar",
                "De kat slaapt op het dak en dat is niet goed voor haar | nl"
            })
    void shouldTellTheLanguageFromTheText(String text, String language) {
        assertThat(reader.read(text, "").language()).isEqualTo(language);
    }

    @Test
    void shouldReadHostileMarkupQuickly() {
        String text = "a " + "[".repeat(20_000) + "<break time=\"".repeat(2_000);
        assertThat(reader.read(text, "en").scenes()).hasSize(1);
    }
}
