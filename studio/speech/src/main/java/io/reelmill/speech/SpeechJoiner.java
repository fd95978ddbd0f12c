package io.reelmill.speech;

import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.Speech.SpokenWord;
import io.reelmill.speech.MaryEngine.Utterance;
import io.reelmill.speech.SpokenForm.Token;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Sentences and rests, joined to one speech with the time of every token. */
final class SpeechJoiner {

    private static final double FADE = 0.004;
    private static final double TAIL = 0.07;

    private final int rate;
    private final List<SpokenWord> words = new ArrayList<>();
    private float[] samples = new float[1 << 18];
    private int length;
    private double owedRest;

    SpeechJoiner(int rate) {
        this.rate = rate;
    }

    /** Adds a sentence; {@code owners} names the token of each mark. */
    void sentence(List<Token> tokens, List<Integer> owners, Utterance utterance, double gain) {
        double[] sound = utterance.sound();
        Onsets onsets = new Onsets(sound, rate);
        int[][] spans = new int[tokens.size()][];
        for (int i = 0; i < owners.size(); i++) {
            int[] span = utterance.spans()[i];
            int owner = owners.get(i);
            if (span != null) {
                spans[owner] =
                        new int[] {spans[owner] == null ? onsets.from(span[0], span[1]) : spans[owner][0], span[1]};
            }
        }
        int first = Arrays.stream(spans)
                .filter(s -> s != null)
                .mapToInt(s -> s[0])
                .min()
                .orElse(0);
        int last = Arrays.stream(spans)
                .filter(s -> s != null)
                .mapToInt(s -> s[1])
                .max()
                .orElse(0);
        int from = Math.max(0, first - (int) (0.015 * rate));
        int to = Math.min(sound.length, last + (int) (TAIL * rate));
        silence(owedRest);
        owedRest = 0;
        double offset = (double) (length - from) / rate;
        append(sound, from, to, gain);
        double at = offset + (double) first / rate;
        for (int i = 0; i < tokens.size(); i++) {
            String written = tokens.get(i).written();
            if (spans[i] == null) {
                words.add(new SpokenWord(written, at, at));
            } else {
                at = offset + (double) spans[i][1] / rate;
                words.add(new SpokenWord(written, offset + (double) spans[i][0] / rate, at));
            }
        }
    }

    /** Adds a token that nothing is heard of. */
    void silent(String written) {
        double at = words.isEmpty() ? 0 : words.get(words.size() - 1).end();
        words.add(new SpokenWord(written, at, at));
    }

    /** Silence before the next sentence, if one comes. */
    void rest(double seconds) {
        owedRest = Math.max(0, seconds - TAIL);
    }

    Speech speech() {
        return new Speech(rate, Arrays.copyOf(samples, length), words);
    }

    private void silence(double seconds) {
        int count = (int) Math.round(seconds * rate);
        room(count);
        length += count;
    }

    private void append(double[] sound, int from, int to, double gain) {
        room(to - from);
        int fade = (int) (FADE * rate);
        int tail = (int) (TAIL * rate);
        for (int i = from; i < to; i++) {
            double ramp = Math.min(1, Math.min((i - from + 1.0) / fade, (double) (to - i) / tail));
            samples[length++] = (float) Math.tanh(sound[i] * gain * ramp);
        }
    }

    private void room(int count) {
        if (length + count > samples.length) {
            samples = Arrays.copyOf(samples, Math.max(length + count, samples.length * 2));
        }
    }
}
