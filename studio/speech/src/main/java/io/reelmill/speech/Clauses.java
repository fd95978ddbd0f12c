package io.reelmill.speech;

import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.Speech.SpokenWord;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Clauses and rests, joined to one speech. */
public final class Clauses {

    private final int rate;
    private final List<SpokenWord> words = new ArrayList<>();
    private float[] samples = new float[1 << 16];
    private int length;
    private double owedRest;

    public Clauses(int rate) {
        this.rate = rate;
    }

    /**
     * Adds a clause.
     *
     * @param starts seconds from the start of the sound for each token
     * @param end seconds, of the last token
     */
    public void clause(List<String> tokens, float[] sound, double[] starts, double end) {
        int rest = sound.length == 0 ? 0 : (int) Math.round(owedRest * rate);
        if (length + rest + sound.length > samples.length) {
            samples = Arrays.copyOf(samples, Math.max(length + rest + sound.length, samples.length * 2));
        }
        length += rest;
        double at = (double) length / rate;
        System.arraycopy(sound, 0, samples, length, sound.length);
        length += sound.length;
        owedRest = sound.length == 0 ? owedRest : 0;
        for (int i = 0; i < tokens.size(); i++) {
            double next = i + 1 < tokens.size() ? starts[i + 1] : end;
            words.add(new SpokenWord(tokens.get(i), at + starts[i], at + next));
        }
    }

    /** Silence before the next clause, if one comes. */
    public void rest(double seconds) {
        owedRest = length == 0 ? 0 : Math.max(owedRest, seconds);
    }

    public boolean isSilent() {
        return length == 0;
    }

    public Speech speech() {
        return new Speech(rate, Arrays.copyOf(samples, length), words);
    }
}
