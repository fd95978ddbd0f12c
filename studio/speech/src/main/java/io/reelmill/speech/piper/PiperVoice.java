package io.reelmill.speech.piper;

import io.reelmill.providers.speech.Voice;
import io.reelmill.speech.Clauses;
import io.reelmill.speech.SpeechResampler;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** A voice of the folder. Its model is loaded with the first sentence. */
final class PiperVoice {

    private static final int RATE = 48_000;
    /** Samples below this absolute value count as silence. */
    private static final double AUDIBLE = 0.004;
    /** Silence after a sentence, seconds at speed 1. */
    private static final double SENTENCE_REST = 0.28;

    private final String id;
    private final Path file;
    private final PiperConfig config;
    private PiperModel model;

    /**
     * Reads the settings beside a model.
     *
     * @param file {@code NAME.onnx}, where {@code NAME.onnx.json} is beside it
     * @throws IOException when they are of no use
     */
    PiperVoice(Path file) throws IOException {
        this.file = file;
        this.id = file.getFileName().toString().replaceFirst("\\.onnx$", "");
        this.config = PiperConfig.read(file.resolveSibling(file.getFileName() + ".json"));
    }

    String id() {
        return id;
    }

    PiperConfig config() {
        return config;
    }

    /** Whether a request names it: by its id, or by its id, a colon and one of its speakers. */
    boolean isNamed(String voiceId) {
        int colon = voiceId.indexOf(':');
        return colon < 0
                ? voiceId.equalsIgnoreCase(id)
                : voiceId.substring(0, colon).equalsIgnoreCase(id)
                        && config.speakers().containsKey(voiceId.substring(colon + 1));
    }

    boolean speaks(String language) {
        return primary(config.language()).equals(primary(language));
    }

    boolean isOfRegion(String language) {
        return config.language().equalsIgnoreCase(language);
    }

    private static String primary(String tag) {
        return Locale.forLanguageTag(tag.replace('_', '-')).getLanguage();
    }

    /**
     * Speaks a sentence.
     *
     * @param tokens as written
     * @throws IOException when the model cannot be loaded or fails
     */
    void speak(List<String> tokens, PhonemeSequence sounds, Voice voice, Clauses speech) throws IOException {
        double speed = Math.min(2, Math.max(0.5, voice.speed()));
        float liveliness = (float) (1.25 - 0.5 * Math.min(1, Math.max(0, voice.stability())));
        PiperModel.Utterance said = model().speak(
                        sounds.ids(),
                        config.noise() * liveliness,
                        (float) (config.length() / speed),
                        config.rhythmNoise() * liveliness,
                        speaker(voice.id()));
        float[] samples = said.samples();
        int first = 0;
        int end = samples.length;
        while (first < end && Math.abs(samples[first]) < AUDIBLE) {
            first++;
        }
        while (end > first && Math.abs(samples[end - 1]) < AUDIBLE) {
            end--;
        }
        double[] places = said.places(sounds.ids().length);
        double seconds = (double) (end - first) / config.sampleRate();
        double[] starts = new double[tokens.size()];
        double previous = 0;
        for (int i = 0; i < starts.length; i++) {
            double at = (places[sounds.starts()[i]] - first) / config.sampleRate();
            previous = i == 0 ? 0 : Math.min(seconds, Math.max(previous, at));
            starts[i] = previous;
        }
        speech.clause(
                tokens,
                SpeechResampler.resample(Arrays.copyOfRange(samples, first, end), config.sampleRate(), RATE),
                starts,
                seconds);
        speech.rest(SENTENCE_REST / speed);
    }

    private long speaker(String voiceId) {
        return config.speakers().getOrDefault(voiceId.substring(voiceId.indexOf(':') + 1), 0L);
    }

    private synchronized PiperModel model() throws IOException {
        if (model == null) {
            model = new PiperModel(file);
        }
        return model;
    }

    static Clauses speech() {
        return new Clauses(RATE);
    }
}
