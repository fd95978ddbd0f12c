package io.reelmill.hearing;

import edu.cmu.sphinx.decoder.search.Token;
import edu.cmu.sphinx.frontend.util.StreamDataSource;
import edu.cmu.sphinx.linguist.dictionary.Word;
import edu.cmu.sphinx.recognizer.Recognizer;
import edu.cmu.sphinx.result.Result;
import edu.cmu.sphinx.util.props.ConfigurationManager;
import io.reelmill.hearing.VoiceActivity.Segment;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** A Sphinx recogniser with its models; uses about 300 MB of heap. Not thread-safe. */
final class EnglishDecoder {

    /**
     * A word that was recognised.
     *
     * @param text lower case, as in the dictionary
     * @param start seconds of the recording
     * @param end seconds of the recording
     */
    record Heard(String text, double start, double end) {}

    /**
     * A recognised utterance.
     *
     * @param surprise cross-entropy of the word sequence, nats a word: 5 in plain English
     * @param strangeness acoustic mismatch with the models, nats a frame: about 160 in clear speech
     */
    record Understanding(List<Heard> words, double surprise, double strangeness) {}

    /** Sphinx uses logarithms to the base of 1.0001. */
    private static final double NAT = 1e4;

    /** The weight of the language model in the scores, as in the configuration. */
    private static final double LANGUAGE_WEIGHT = 8;

    /** Silence before and after an utterance, which the models expect. */
    private static final double LEAD_SECONDS = 0.2;

    /** Digital silence has no logarithm, so noise far below speech is added, in steps of 16 bits. */
    private static final double DITHER = 2;

    private final ConfigurationManager wiring;
    private final Recognizer recognizer;

    /** Loads the models for general English text; takes some seconds. */
    EnglishDecoder() {
        this(wiring());
    }

    EnglishDecoder(ConfigurationManager wiring) {
        this.wiring = wiring;
        recognizer = (Recognizer) wiring.lookup("recognizer");
        recognizer.allocate();
    }

    static ConfigurationManager wiring() {
        return new ConfigurationManager(EnglishDecoder.class.getResource("decoder.xml"));
    }

    /** Recognises the words in a segment; fillers and silence are left out. */
    List<Heard> decode(MonoSound recording, Segment segment) {
        return understand(recording, segment).words();
    }

    /** Recognises a segment and adds the confidence measures. */
    Understanding understand(MonoSound recording, Segment segment) {
        StreamDataSource source = (StreamDataSource) wiring.lookup("dataSource");
        source.setInputStream(new InterruptibleSound(bytes(recording, segment)));
        List<Heard> heard = new ArrayList<>();
        double offset = segment.start() - LEAD_SECONDS;
        double language = 0;
        double acoustic = 0;
        int frames = 0;
        for (Result result = recognizer.recognize(); result != null; result = recognizer.recognize()) {
            heard.addAll(words(result.getBestToken(), offset));
            for (Token token = result.getBestToken(); token != null; token = token.getPredecessor()) {
                language += token.getLanguageScore();
                if (token.isEmitting()) {
                    acoustic += token.getAcousticScore();
                    frames++;
                }
            }
        }
        return new Understanding(
                heard,
                -language / NAT / LANGUAGE_WEIGHT / Math.max(1, heard.size()),
                -acoustic / NAT / Math.max(1, frames));
    }

    /**
     * Stops the recogniser when its thread is interrupted: reading sound is the only point at which it can be stopped.
     */
    private static final class InterruptibleSound extends ByteArrayInputStream {

        InterruptibleSound(byte[] sound) {
            super(sound);
        }

        @Override
        public synchronized int read(byte[] buffer, int offset, int length) {
            if (Thread.currentThread().isInterrupted()) {
                throw new ProviderException(Category.PASSING, "Listening was interrupted.");
            }
            return super.read(buffer, offset, length);
        }
    }

    /** Follows the best path backwards: in the lexical tree the token of a word comes after its phones. */
    private static List<Heard> words(Token best, double offset) {
        List<Heard> words = new ArrayList<>();
        Word word = null;
        double start = 0;
        double end = 0;
        for (Token token = best; token != null; token = token.getPredecessor()) {
            if (token.isWord()) {
                add(word, start + offset, end + offset, words);
                word = token.getWord();
                end = token.getCollectTime() / 1000.0;
            }
            start = token.getCollectTime() / 1000.0;
        }
        add(word, start + offset, end + offset, words);
        Collections.reverse(words);
        return words;
    }

    private static void add(Word word, double start, double end, List<Heard> words) {
        if (word != null && !word.isFiller() && !word.isSentenceStartWord() && !word.isSentenceEndWord()) {
            words.add(new Heard(word.getSpelling(), Math.max(0, start), Math.max(0, end)));
        }
    }

    private static byte[] bytes(MonoSound recording, Segment segment) {
        int lead = (int) (LEAD_SECONDS * recording.rate());
        int from = recording.index(segment.start());
        int length = recording.index(segment.end()) - from;
        byte[] bytes = new byte[2 * (length + 2 * lead)];
        Random chance = new Random(1);
        for (int i = 0; i < length + 2 * lead; i++) {
            int at = from + i - lead;
            int x = i < lead || i >= lead + length ? 0 : recording.samples()[at];
            x += (int) Math.round(DITHER * chance.nextGaussian());
            x = Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, x));
            bytes[2 * i] = (byte) x;
            bytes[2 * i + 1] = (byte) (x >> 8);
        }
        return bytes;
    }
}
