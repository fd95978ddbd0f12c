package io.reelmill.compositor.caption;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.timeline.Captions.Cue;
import io.reelmill.timeline.Captions.Word;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CueBuilderTest {

    @Test
    void shouldKeepEveryWordInItsOrderAndNeverOverlap() {
        List<Word> words = spoken("The quick brown fox jumps over the lazy dog and then it sleeps all day long", 0.3);
        List<Cue> cues = CueBuilder.cues(words);
        assertThat(cues.stream().flatMap(cue -> cue.words().stream())).containsExactlyElementsOf(words);
        for (int i = 1; i < cues.size(); i++) {
            assertThat(cues.get(i).start())
                    .isGreaterThanOrEqualTo(cues.get(i - 1).end());
        }
    }

    @Test
    void shouldShowTwoToFourWordsThatAreReadAtAGlance() {
        for (Cue cue : CueBuilder.cues(spoken("I was there when it all began so long ago in the far north", 0.3))) {
            assertThat(cue.words()).hasSizeBetween(2, 4);
            assertThat(text(cue).length()).isLessThanOrEqualTo(CueBuilder.MAX_LETTERS);
        }
    }

    @Test
    void shouldBreakAtPunctuation() {
        assertThat(CueBuilder.cues(spoken("Wait, what is that? A whale!", 0.3)))
                .extracting(CueBuilderTest::text)
                .containsExactly("Wait,", "what is that?", "A whale!");
    }

    @Test
    void shouldBreakAtAPause() {
        List<Word> words = List.of(new Word("one", 0, 0.3), new Word("two", 0.3, 0.6), new Word("three", 1.6, 1.9));
        assertThat(CueBuilder.cues(words)).extracting(CueBuilderTest::text).containsExactly("one two", "three");
    }

    @Test
    void shouldKeepAnArticleWithItsNoun() {
        for (Cue cue : CueBuilder.cues(spoken(
                "the quick fox runs over the hill and into the wood where a river of gold meets the sea", 0.3))) {
            String last = cue.words().get(cue.words().size() - 1).text();
            assertThat(List.of("the", "a", "of", "and", "where", "into")).doesNotContain(last);
        }
    }

    @Test
    void shouldKeepANumberWithItsUnit() {
        assertThat(CueBuilder.cues(spoken("light travels nearly 300,000 kilometres in one second flat", 0.3)))
                .extracting(CueBuilderTest::text)
                .anyMatch(text -> text.contains("300,000 kilometres"))
                .anyMatch(text -> text.contains("one second"));
    }

    @Test
    void shouldNotEndASentenceAtATitle() {
        assertThat(CueBuilder.cues(spoken("then Dr. Smith came", 0.3)))
                .extracting(CueBuilderTest::text)
                .anyMatch(text -> text.contains("Dr. Smith"));
    }

    @Test
    void shouldNotShowAHurriedWordBeforeACommaAlone() {
        assertThat(CueBuilder.cues(spoken("so, we went home", 0.2)))
                .allSatisfy(cue -> assertThat(cue.end() - cue.start()).isGreaterThanOrEqualTo(CueBuilder.SHORTEST));
    }

    @Test
    void shouldCutTextWithoutSpacesByCharacters() {
        Word sentence = new Word("每天早晨潮水都会给宁静的海岸带来新东西。", 0, 5);
        List<Cue> cues = CueBuilder.cues(List.of(sentence));
        assertThat(cues).hasSizeGreaterThan(1);
        assertThat(cues.stream().flatMap(cue -> cue.words().stream()).map(Word::text))
                .allSatisfy(text -> assertThat(text.length()).isLessThanOrEqualTo(5));
        assertThat(String.join(
                        "",
                        cues.stream()
                                .flatMap(cue -> cue.words().stream())
                                .map(Word::text)
                                .toList()))
                .isEqualTo(sentence.text());
        assertThat(cues.get(cues.size() - 1).words().get(0).start()).isBetween(2.0, 5.0);
    }

    @Test
    void shouldShowAVeryLongWordAlone() {
        assertThat(CueBuilder.cues(spoken("an extraordinarily-long-compound word", 0.3)))
                .extracting(CueBuilderTest::text)
                .contains("extraordinarily-long-compound");
    }

    @Test
    void shouldStayUntilTheNextCueInFlowingSpeech() {
        List<Cue> cues = CueBuilder.cues(spoken("one two three. four five six", 0.3));
        assertThat(cues.get(0).end()).isEqualTo(cues.get(1).start());
    }

    @Test
    void shouldEndTheLastCueSoonAfterItsLastWord() {
        List<Cue> cues = CueBuilder.cues(spoken("this is the end", 0.3));
        Cue last = cues.get(cues.size() - 1);
        double spoken = last.words().get(last.words().size() - 1).end();
        assertThat(last.end()).isBetween(spoken, spoken + 0.6);
    }

    @Test
    void shouldLeaveOutWhatHasNoLetters() {
        assertThat(CueBuilder.cues(spoken("yes — … no", 0.3)))
                .flatExtracting(Cue::words)
                .extracting(Word::text)
                .containsExactly("yes", "no");
    }

    @Test
    void shouldMakeNoCuesOfNoWords() {
        assertThat(CueBuilder.cues(List.of())).isEmpty();
    }

    private static String text(Cue cue) {
        return String.join(" ", cue.words().stream().map(Word::text).toList());
    }

    private static List<Word> spoken(String text, double seconds) {
        List<Word> words = new ArrayList<>();
        for (String word : text.split(" ", -1)) {
            double start = words.size() * seconds;
            words.add(new Word(word, start, start + seconds));
        }
        return words;
    }
}
