package io.reelmill.hearing;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.hearing.EnglishDecoder.Heard;
import io.reelmill.providers.speech.Speech.SpokenWord;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PunctuationRestorerTest {

    @Test
    void shouldEndSentencesAtRestsAndWriteCapitals() {
        List<Heard> heard = words("what do you think | i'm sure i saw the u. s. on monday");
        assertThat(PunctuationRestorer.write(heard))
                .extracting(SpokenWord::text)
                .containsExactly(
                        "What", "do", "you", "think?", "I'm", "sure", "I", "saw", "the", "U.", "S.", "on", "Monday.");
    }

    @Test
    void shouldPutACommaAtABreathButNeverWhereSomebodyLooksForAWord() {
        List<Heard> heard = words("long ago the moon was near ~ and the | nights ~ were brighter ~ than now");

        assertThat(String.join(
                        " ",
                        PunctuationRestorer.write(heard).stream()
                                .map(SpokenWord::text)
                                .toList()))
                .isEqualTo("Long ago the moon was near, and the nights were brighter, than now.");
    }

    /** A word each 0.3 s; a tilde is a rest of 0.3 s, a bar is a rest of 0.8 s. */
    private static List<Heard> words(String text) {
        List<Heard> heard = new ArrayList<>();
        double at = 0;
        for (String word : text.split(" ")) {
            if (word.equals("|")) {
                at += 0.8;
            } else if (word.equals("~")) {
                at += 0.3;
            } else {
                heard.add(new Heard(word, at, at + 0.3));
                at += 0.3;
            }
        }
        return heard;
    }
}
