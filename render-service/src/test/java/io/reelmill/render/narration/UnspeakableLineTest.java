package io.reelmill.render.narration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.script.Script;
import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.Speech.SpokenWord;
import io.reelmill.providers.speech.SpeechSynthesizer;
import io.reelmill.providers.speech.Voice;
import io.reelmill.render.stage.StageContext;
import io.reelmill.speech.MaryVoice;
import io.reelmill.speech.Voices;
import io.reelmill.writer.ScriptReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A line that a voice cannot speak costs the film that line's voice at most. */
class UnspeakableLineTest {

    private static final SpeechSynthesizer MARY = new MaryVoice();
    private static final String NORMAL = "Cats sleep a lot.";

    @TempDir
    Path folder;

    private final List<String> warnings = new ArrayList<>();

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "Привет, мир!",
                "Γειά σου Κόσμε",
                "こんにちは",
                "안녕하세요 세계",
                "नमस्ते दुनिया",
                "שלום עולם",
                "مرحبا بالعالم",
                "გამარჯობა",
                "Ω",
            })
    void shouldReadOtherLettersByTheirSoundAndSaySo(String line) throws Exception {
        assertThat(secondsAfterANormalLine(line)).isGreaterThan(0.1);
        assertThat(warnings).singleElement().asString().startsWith("line 2 of the script (\"" + line + "\") was read");
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {"你好世界。", "🎉🎉🎉", "★★★★★", "👩‍👩‍👧‍👦 ❤️", "สวัสดีชาวโลก", "வணக்கம்", "ᚠᚢᚦ", "𓂀𓃠", "ꆈꌠꉙ"})
    void shouldShowWhatNobodyCanSpeakForItsReadingTime(String line) throws Exception {
        Narration narration = narrated(List.of(MARY), line, NORMAL);

        assertThat(words(narration)).isEqualTo(line + " " + NORMAL);
        assertThat(lengthOf(narration, 0)).isGreaterThanOrEqualTo(1.15);
        assertThat(warnings).singleElement().asString().startsWith("line 1 of the script (\"" + line + "\") cannot");
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "𝗕𝗼𝗹𝗱 𝘁𝗲𝘅𝘁",
                "Ｆｕｌｌ ｗｉｄｔｈ",
                "ⓗⓔⓛⓛⓞ",
                "Z̸̛̬͍a̷l̵g̴o̶ text",
                "E=mc², √2 ≈ 1.414",
                "C₆H₁₂O₆",
                "$$$",
                "100% № 5 ½",
                "٣٤٥",
                "xkcd qwrtpsd mnbvcxz",
                "rock'n'roll's 'tis 'twas s's's",
                "(╯°□°)╯︵ ┻━┻ no",
                "<script>alert(1)</script>",
                "The word привет means hello 🎉",
                "0x7fffffff -0.0e10 1/0",
                "žluťoučký kůň, Größe, œuvre, İstanbul",
            })
    void shouldSpeakOddLinesWithoutAWord(String line) throws Exception {
        assertThat(secondsAfterANormalLine(line)).isGreaterThan(0.2);
        assertThat(warnings).isEmpty();
    }

    @Test
    void shouldAskAVoiceOfTheLinesOwnLanguageFirst() throws Exception {
        Hum russian = new Hum("ru", "none");

        Narration narration = narrated(List.of(MARY, russian), NORMAL, "Привет, это наш новый дом.");

        assertThat(russian.lines).containsExactly("Привет, это наш новый дом.");
        assertThat(narration.voice()).isEqualTo("marytts");
        assertThat(warnings).singleElement().asString().contains("was spoken by another voice");
    }

    @Test
    void shouldSpeakASentenceInAnotherScriptByAVoiceOfItsLanguage() throws Exception {
        Hum russian = new Hum("ru", "none");

        Narration narration = narrated(List.of(MARY, russian), "Say hello. Привет, друзья. That was Russian.");

        assertThat(russian.lines).containsExactly("Привет, друзья.");
        assertThat(words(narration)).isEqualTo("Say hello. Привет, друзья. That was Russian.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Hello, I am Anna.", "Das ist ein Haus am See und nicht weit von hier.", "No pain, no gain."})
    void shouldNeverSpeakALineInLatinScriptByAnotherVoice(String line) throws Exception {
        List<Hum> others = Stream.of("cy", "de", "es", "ga", "hr")
                .map(tag -> new Hum(tag, "none"))
                .toList();
        Hum brittle = new Hum("en", line.split(" ")[0]);
        List<SpeechSynthesizer> voices = new ArrayList<>(List.of(brittle));
        voices.addAll(others);

        narrated(voices, NORMAL, line);

        assertThat(others).allMatch(other -> other.lines.isEmpty());
    }

    @Test
    void shouldGoOnAfterAWordAtWhichTheSynthesizerBreaks() throws Exception {
        Hum brittle = new Hum("en", "zyzzyva");

        Narration narration = narrated(List.of(brittle), NORMAL, "A zyzzyva bites.", "It is a weevil.");

        assertThat(brittle.lines).contains("It is a weevil.");
        assertThat(words(narration)).isEqualTo(NORMAL + " A zyzzyva bites. It is a weevil.");
        assertThat(warnings).singleElement().asString().contains("line 2").contains("cannot be spoken");
    }

    @Test
    void shouldFailOnlyWhenNoLineAtAllCanBeSpoken() {
        assertThatThrownBy(() -> narrated(List.of(MARY), "你好世界。", "再见。"))
                .isInstanceOfSatisfying(
                        ProviderException.class, e -> assertThat(e.category()).isEqualTo(Category.ABSENT))
                .hasMessageContaining("no voice here can speak any line");
    }

    /** How long a line is spoken that comes after a normal one; all words of both are in the narration. */
    private double secondsAfterANormalLine(String line) throws Exception {
        Narration narration = narrated(List.of(MARY), NORMAL, line);
        assertThat(words(narration)).isEqualTo(NORMAL + " " + line);
        return lengthOf(narration, 1);
    }

    private Narration narrated(List<SpeechSynthesizer> synthesizers, String... lines) throws Exception {
        Script script = new ScriptReader().read(String.join("\n", lines), "en");
        var order = new NarrationStage.Order(script, new Voice("any", "en", 2, 0.5), true, false, 25);
        return new NarrationStage(new Voices(synthesizers), folder).run(order, folder, new StageContext() {
            @Override
            public void progress(double share) {}

            @Override
            public void warn(String message) {
                warnings.add(message);
            }

            @Override
            public boolean stopped() {
                return false;
            }
        });
    }

    private static String words(Narration narration) {
        return String.join(
                " ", narration.words().stream().map(Narration.Word::text).toList());
    }

    private static double lengthOf(Narration narration, int scene) {
        List<Narration.Word> words =
                narration.words().stream().filter(w -> w.scene() == scene).toList();
        return words.get(words.size() - 1).end() - words.get(0).start();
    }

    /** A voice of one language that breaks at one word. */
    private static final class Hum implements SpeechSynthesizer {

        private final List<String> lines = new ArrayList<>();
        private final String language;
        private final String breaksAt;

        Hum(String language, String breaksAt) {
            this.language = language;
            this.breaksAt = breaksAt;
        }

        @Override
        public String name() {
            return "hum-" + language;
        }

        @Override
        public boolean speaks(String tag) {
            return tag.equals(language);
        }

        @Override
        public Speech speak(String text, Voice voice) {
            if (text.contains(breaksAt)) {
                throw new ProviderException(Category.INTERNAL, "broken");
            }
            lines.add(text);
            List<SpokenWord> words = new ArrayList<>();
            for (String word : text.split(" ")) {
                words.add(new SpokenWord(word, words.size() / 10.0, (words.size() + 1) / 10.0));
            }
            return new Speech(48_000, new float[words.size() * 4_800], words);
        }

        @Override
        public double wordsPerMinute(String tag) {
            return 600;
        }
    }
}
