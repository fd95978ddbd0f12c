package io.reelmill.hearing.vosk;

import io.reelmill.hearing.MonoSound;
import io.reelmill.hearing.PunctuationRestorer;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.hearing.Transcriber;
import io.reelmill.providers.hearing.Transcript;
import io.reelmill.providers.hearing.Transcript.Stretch;
import io.reelmill.providers.speech.Speech.SpokenWord;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleConsumer;
import java.util.stream.Collectors;
import org.vosk.LibVosk;
import org.vosk.LogLevel;
import org.vosk.Model;
import org.vosk.Recognizer;

/** Transcribes with the Vosk models of a folder, in this process. A model is loaded when it is first needed, and kept. */
public final class VoskTranscriber implements Transcriber {

    /** Samples that are given to the library at a time: a quarter of a second. */
    private static final int BLOCK_SHARE = 4;

    private final List<Loadable> models;

    private VoskTranscriber(List<Loadable> models) {
        this.models = models;
    }

    /**
     * Looks for models.
     *
     * @param folder that is a model, or has models in it
     * @throws IOException when it cannot be read
     */
    public static VoskTranscriber in(Path folder) throws IOException {
        return new VoskTranscriber(
                VoskFolder.models(folder).stream().map(Loadable::new).toList());
    }

    /** Tags of the languages that it understands. */
    public List<String> languages() {
        return models.stream().map(m -> m.found.language()).distinct().toList();
    }

    @Override
    public String name() {
        return "vosk "
                + models.stream()
                        .map(m -> m.found.folder().getFileName().toString())
                        .collect(Collectors.joining(" "));
    }

    /** A language that is not told is taken for English, as the built-in transcriber does. */
    @Override
    public boolean understands(String language) {
        return models.stream().anyMatch(m -> m.isOf(language));
    }

    @Override
    public Transcript transcribe(Path wav, String language, DoubleConsumer progress) {
        Loadable model = models.stream()
                .filter(m -> m.isOf(language))
                .findFirst()
                .orElseThrow(
                        () -> new ProviderException(Category.ABSENT, "no Vosk model understands '" + language + "'"));
        progress.accept(0);
        MonoSound sound = MonoSound.read(wav);
        List<SpokenWord> words = new ArrayList<>();
        List<Stretch> unclear = new ArrayList<>();
        try (Recognizer recogniser = new Recognizer(model.load(), sound.rate())) {
            recogniser.setWords(true);
            short[] samples = sound.samples();
            int block = Math.max(1, sound.rate() / BLOCK_SHARE);
            for (int at = 0; at < samples.length; at += block) {
                progress.accept((double) at / samples.length);
                short[] part = Arrays.copyOfRange(samples, at, Math.min(at + block, samples.length));
                if (recogniser.acceptWaveForm(part, part.length)) {
                    add(recogniser.getResult(), words, unclear);
                }
            }
            add(recogniser.getFinalResult(), words, unclear);
        } catch (IOException | LinkageError e) {
            throw new ProviderException(Category.INTERNAL, "Vosk could not transcribe a recording.", e);
        }
        progress.accept(1);
        // Without a single word it was probably not speech.
        return new Transcript(
                model.found.language(),
                model.found.language().equals("en") ? PunctuationRestorer.restore(words) : words,
                words.isEmpty() ? List.of() : unclear);
    }

    private static void add(String json, List<SpokenWord> words, List<Stretch> unclear) throws IOException {
        VoskResult result = VoskResult.read(json);
        words.addAll(result.words());
        unclear.addAll(result.unclear());
    }

    /** A model of the folder, loaded or not. */
    private static final class Loadable {
        private final VoskFolder.Found found;
        private Model model;

        Loadable(VoskFolder.Found found) {
            this.found = found;
        }

        boolean isOf(String language) {
            String primary = Locale.forLanguageTag(language.replace('_', '-')).getLanguage();
            return found.language().equals(primary.isEmpty() ? "en" : primary);
        }

        synchronized Model load() throws IOException {
            if (model == null) {
                LibVosk.setLogLevel(LogLevel.WARNINGS);
                model = new Model(found.folder().toString());
            }
            return model;
        }
    }
}
