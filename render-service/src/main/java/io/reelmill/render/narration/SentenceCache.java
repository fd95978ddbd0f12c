package io.reelmill.render.narration;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.Speech.SpokenWord;
import io.reelmill.providers.speech.SpeechSynthesizer;
import io.reelmill.providers.speech.Voice;
import io.reelmill.render.stage.Pieces;
import io.reelmill.render.stage.Pieces.Piece;
import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavReader;
import io.reelmill.sound.wav.WavWriter;
import io.reelmill.writer.Sentences;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Has lines spoken, sentence by sentence; a sentence that was spoken before is not spoken again. */
final class SentenceCache {

    private static final String FILE = "sentence.wav";

    private record Order(String synthesizer, String sentence, Voice voice, boolean closes) {}

    private record Said(int sampleRate, List<SpokenWord> words) {}

    private final Pieces pieces;

    SentenceCache(Pieces pieces) {
        this.pieces = pieces;
    }

    /**
     * The sentences of a line, spoken; the whole line at once where a part of it cannot be spoken alone.
     *
     * @param closes whether a paragraph ends with the line
     */
    List<Speech> speak(SpeechSynthesizer synthesizer, String line, Voice voice, boolean closes) throws Exception {
        List<String> sentences = sentences(line, voice.language());
        try {
            return each(synthesizer, sentences, voice, closes);
        } catch (ProviderException e) {
            if (e.category() != Category.INPUT || sentences.size() == 1) {
                throw e;
            }
            return each(synthesizer, List.of(line), voice, closes);
        }
    }

    /** Only what is parted by spaces may be spoken apart: words of the parts are words of the line. */
    private static List<String> sentences(String line, String language) {
        List<String> sentences = Sentences.of(line, language);
        boolean whole = String.join(" ", sentences).equals(line)
                && sentences.stream().allMatch(s -> s.codePoints().anyMatch(Character::isLetterOrDigit));
        return whole ? sentences : List.of(line);
    }

    private List<Speech> each(SpeechSynthesizer synthesizer, List<String> sentences, Voice voice, boolean closes)
            throws Exception {
        List<Speech> spoken = new ArrayList<>();
        for (int i = 0; i < sentences.size(); i++) {
            spoken.add(sentence(synthesizer, sentences.get(i), voice, closes && i == sentences.size() - 1));
        }
        return spoken;
    }

    private Speech sentence(SpeechSynthesizer synthesizer, String sentence, Voice voice, boolean closes)
            throws Exception {
        Order order = new Order(synthesizer.name(), sentence, voice, closes);
        Piece<Said> said = pieces.piece("sentence", order, Said.class, own -> {
            Speech speech = synthesizer.speak(sentence, voice, closes);
            WavFormat format = new WavFormat(speech.sampleRate(), 1, WavFormat.Encoding.FLOAT_32);
            WavWriter.write(own.resolve(FILE), format, speech.samples());
            return new Said(speech.sampleRate(), speech.words());
        });
        return new Speech(
                said.value().sampleRate(),
                samples(said.folder().resolve(FILE)),
                said.value().words());
    }

    private static float[] samples(Path wav) throws IOException {
        try (WavReader reader = WavReader.open(wav)) {
            float[] samples = new float[Math.toIntExact(reader.frames())];
            float[] unused = new float[samples.length];
            int read = 0;
            while (read < samples.length) {
                read += reader.read(samples, unused, read, samples.length - read);
            }
            return samples;
        }
    }
}
