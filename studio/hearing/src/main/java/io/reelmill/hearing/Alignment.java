package io.reelmill.hearing;

import io.reelmill.hearing.EnglishDecoder.Heard;
import io.reelmill.hearing.VoiceActivity.Segment;
import io.reelmill.providers.speech.Speech.SpokenWord;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Aligns a known text with recognised words: recognised words keep their times, the words between them share the voiced
 * time in proportion to their length.
 */
final class Alignment {

    private final List<String> words;
    private final List<Segment> voiced;
    private final double[] starts;
    private final double[] ends;

    /**
     * @param words of the text, with punctuation
     * @param voiced segments of speech
     */
    Alignment(List<String> words, List<Segment> voiced) {
        this.words = words;
        this.voiced = voiced;
        starts = new double[words.size()];
        ends = new double[words.size()];
    }

    /** Only letters and apostrophes, as in the dictionary. */
    static String bare(String word) {
        return word.toLowerCase(Locale.ROOT).replace('’', '\'').replaceAll("[^\\p{L}\\p{Nd}']|^'+|'+$", "");
    }

    /** @param heard recognised words in order; may be wrong or empty */
    List<SpokenWord> align(List<Heard> heard) {
        Arrays.fill(starts, -1);
        matchWith(heard);
        int before = -1;
        for (int i = 0; i <= words.size(); i++) {
            if (i == words.size() || starts[i] >= 0) {
                share(before + 1, i);
                before = i;
            }
        }
        List<SpokenWord> timed = new ArrayList<>();
        double at = 0;
        for (int i = 0; i < words.size(); i++) {
            double start = Math.max(at, starts[i]);
            at = Math.max(start, ends[i]);
            timed.add(new SpokenWord(words.get(i), start, at));
        }
        return timed;
    }

    /** The longest common subsequence of both gives the anchors. */
    private void matchWith(List<Heard> heard) {
        List<String> bare = words.stream().map(Alignment::bare).toList();
        int[] partners =
                CommonSubsequence.partners(bare, heard.stream().map(Heard::text).toList());
        for (int i = 0; i < partners.length; i++) {
            if (partners[i] >= 0) {
                starts[i] = heard.get(partners[i]).start();
                ends[i] = heard.get(partners[i]).end();
            }
        }
    }

    /** Spreads the words from {@code from} up to, not including, {@code to} over the voiced time between their anchors. */
    private void share(int from, int to) {
        if (from >= to) {
            return;
        }
        double start = from == 0 ? 0 : ends[from - 1];
        double end = to == words.size() ? end() : starts[to];
        double total = 0;
        for (int i = from; i < to; i++) {
            total += length(i);
        }
        double voicedStart = voicedBefore(start);
        double voicedSeconds = voicedBefore(end) - voicedStart;
        boolean room = voicedSeconds > 0.04 * (to - from);
        double done = 0;
        for (int i = from; i < to; i++) {
            double a = done / total;
            done += length(i);
            double b = done / total;
            starts[i] = room ? at(voicedStart + a * voicedSeconds, true) : start + a * (end - start);
            ends[i] = room ? at(voicedStart + b * voicedSeconds, false) : start + b * (end - start);
        }
    }

    /** Approximate spoken length in letters; even the shortest word takes a syllable. */
    private double length(int word) {
        return 1.5 + bare(words.get(word)).codePoints().count();
    }

    private double end() {
        return voiced.isEmpty()
                ? 0.3 * words.size()
                : voiced.get(voiced.size() - 1).end();
    }

    private double voicedBefore(double time) {
        return voiced.stream()
                .mapToDouble(s -> Math.max(0, Math.min(time, s.end()) - s.start()))
                .sum();
    }

    /**
     * The time after the given number of voiced seconds. At a pause it is the pause's end for a start and its start for
     * an end.
     */
    private double at(double voicedSeconds, boolean start) {
        double left = voicedSeconds;
        for (Segment s : voiced) {
            if (left < s.seconds() - (start ? 1e-6 : -1e-6)) {
                return s.start() + left;
            }
            left -= s.seconds();
        }
        return end();
    }
}
