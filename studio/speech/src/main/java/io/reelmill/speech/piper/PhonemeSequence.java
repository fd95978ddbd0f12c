package io.reelmill.speech.piper;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * The numbers that a model reads for a sentence, and where each word is among them.
 *
 * @param ids begin mark, then each phoneme and a pad, then end mark
 * @param starts for each token the index of its first phoneme in {@code ids}
 * @param ends for each token the index after its last; a token without sound ends where it starts
 */
@SuppressWarnings("ArrayRecordComponent") // made once and read once, never compared
record PhonemeSequence(long[] ids, int[] starts, int[] ends) {

    private static final int BEGIN = '^';
    private static final int END = '$';
    private static final int PAD = '_';
    private static final int SPACE = ' ';

    /**
     * A part of a sentence that ends with a mark or with the sentence.
     *
     * @param sound how it sounds, words apart by spaces
     * @param alone how each token sounds when spoken alone; empty texts for those that have no sound
     * @param mark the punctuation at its end, or empty
     */
    record Clause(String sound, List<String> alone, String mark) {}

    boolean isSilent() {
        return Arrays.equals(starts, ends);
    }

    static PhonemeSequence of(List<Clause> clauses, Map<Integer, long[]> known) {
        Builder builder = new Builder(known);
        builder.add(BEGIN);
        for (int i = 0; i < clauses.size(); i++) {
            if (i > 0) {
                builder.add(SPACE);
            }
            builder.add(clauses.get(i));
        }
        builder.end();
        return builder.build();
    }

    private static final class Builder {
        private final Map<Integer, long[]> known;
        private final List<Long> ids = new ArrayList<>();
        private final List<Integer> starts = new ArrayList<>();
        private final List<Integer> ends = new ArrayList<>();

        Builder(Map<Integer, long[]> known) {
            this.known = known;
        }

        void add(Clause clause) {
            int[] sound = Normalizer.normalize(clause.sound(), Normalizer.Form.NFD)
                    .codePoints()
                    .filter(known::containsKey)
                    .toArray();
            int[] places = new int[sound.length + 1];
            for (int i = 0; i < sound.length; i++) {
                places[i] = ids.size();
                add(sound[i]);
            }
            places[sound.length] = ids.size();
            int[] bounds = WordBounds.of(sound, clause.alone());
            for (int token = 0; token < clause.alone().size(); token++) {
                starts.add(places[bounds[token]]);
                ends.add(places[clause.alone().get(token).isEmpty() ? bounds[token] : bounds[token + 1]]);
            }
            clause.mark().codePoints().filter(known::containsKey).forEach(this::add);
        }

        void add(int phoneme) {
            for (long id : known.getOrDefault(phoneme, new long[0])) {
                ids.add(id);
            }
            for (long pad : known.getOrDefault(PAD, new long[0])) {
                ids.add(pad);
            }
        }

        void end() {
            for (long id : known.getOrDefault(END, new long[0])) {
                ids.add(id);
            }
        }

        PhonemeSequence build() {
            return new PhonemeSequence(
                    ids.stream().mapToLong(Long::longValue).toArray(),
                    starts.stream().mapToInt(Integer::intValue).toArray(),
                    ends.stream().mapToInt(Integer::intValue).toArray());
        }
    }
}
