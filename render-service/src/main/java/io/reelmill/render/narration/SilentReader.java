package io.reelmill.render.narration;

import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.Speech.SpokenWord;
import io.reelmill.providers.speech.SpeechSynthesizer;
import io.reelmill.providers.speech.Voice;
import java.util.ArrayList;
import java.util.List;

/** Gives words the times of an unhurried reader, for videos without a voice. */
final class SilentReader implements SpeechSynthesizer {

    private static final int SAMPLE_RATE = 1_000;
    /** A word's time: a fixed part and one for each letter, which averages to the pace above at 4.7 letters a word. */
    private static final double SECONDS_A_WORD = 0.165;

    private static final double SECONDS_A_LETTER = 0.05;

    @Override
    public String name() {
        return "silent";
    }

    @Override
    public boolean speaks(String language) {
        return true;
    }

    @Override
    public Speech speak(String text, Voice voice) {
        List<SpokenWord> words = new ArrayList<>();
        double at = 0;
        for (String word : text.strip().split("\\s+")) {
            double length = (SECONDS_A_WORD + SECONDS_A_LETTER * word.length()) / voice.speed();
            words.add(new SpokenWord(word, at, at + length));
            at += length;
        }
        return new Speech(SAMPLE_RATE, new float[(int) Math.round(at * SAMPLE_RATE)], words);
    }

    @Override
    public double wordsPerMinute(String language) {
        return NarrationStage.SILENT_WORDS_PER_MINUTE;
    }
}
