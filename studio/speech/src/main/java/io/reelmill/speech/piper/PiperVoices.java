package io.reelmill.speech.piper;

import io.reelmill.programs.OptionalPrograms;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.SpeechSynthesizer;
import io.reelmill.providers.speech.Voice;
import io.reelmill.speech.Clauses;
import io.reelmill.speech.EspeakProgram;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The voices of a folder of Piper models ({@code NAME.onnx} and {@code NAME.onnx.json}). Most models read phonemes, which the
 * espeak-ng program tells: without it only those speak that read letters. Files that are of no use are told in the log and left
 * out.
 */
public final class PiperVoices implements SpeechSynthesizer {

    private static final Logger LOG = LoggerFactory.getLogger(PiperVoices.class);
    private static final String SUFFIX = ".onnx";
    private static final double WORDS_PER_MINUTE = 165;

    private final List<PiperVoice> voices;
    private final EspeakProgram espeak;

    private PiperVoices(List<PiperVoice> voices, EspeakProgram espeak) {
        this.voices = voices;
        this.espeak = espeak;
    }

    /**
     * Reads a folder.
     *
     * @throws IOException when the folder cannot be read
     */
    public static PiperVoices in(Path folder) throws IOException {
        return in(
                folder,
                new EspeakProgram(
                        OptionalPrograms.find("espeak-ng").map(Path::toString).orElse("")));
    }

    static PiperVoices in(Path folder, EspeakProgram espeak) throws IOException {
        List<PiperVoice> voices = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(f -> f.getFileName().toString().endsWith(SUFFIX))
                    .sorted(Comparator.comparing(f -> f.getFileName().toString()))
                    .toList()) {
                try {
                    PiperVoice voice = new PiperVoice(file);
                    if (voice.config().espeakVoice().isPresent() && !espeak.isPresent()) {
                        LOG.warn(
                                "the voice {} cannot speak: espeak-ng, which tells it how words sound, is missing",
                                file);
                    } else {
                        voices.add(voice);
                    }
                } catch (IOException e) {
                    LOG.warn("the voice {} cannot be used: {}", file, e.getMessage());
                }
            }
        }
        return new PiperVoices(List.copyOf(voices), espeak);
    }

    /** What a request may name. */
    public List<String> ids() {
        return voices.stream().map(PiperVoice::id).toList();
    }

    @Override
    public String name() {
        return "piper " + String.join(" ", ids());
    }

    @Override
    public boolean has(String voiceId) {
        return voices.stream().anyMatch(v -> v.isNamed(voiceId));
    }

    @Override
    public boolean speaks(String language) {
        return voices.stream().anyMatch(v -> v.speaks(language));
    }

    @Override
    public double wordsPerMinute(String language) {
        return WORDS_PER_MINUTE;
    }

    @Override
    public Speech speak(String text, Voice voice) {
        PiperVoice speaker = chosen(voice)
                .orElseThrow(() -> new ProviderException(
                        Category.INPUT, "no voice of the folder speaks the language " + voice.language() + "."));
        Clauses speech = PiperVoice.speech();
        try {
            PhonemeReader reader = new PhonemeReader(speaker.config(), espeak);
            for (List<String> sentence : PhonemeReader.sentences(text)) {
                PhonemeSequence sounds = reader.read(sentence);
                if (sounds.isSilent()) {
                    speech.clause(sentence, new float[0], new double[sentence.size()], 0);
                } else {
                    speaker.speak(sentence, sounds, voice, speech);
                }
            }
        } catch (IOException e) {
            LOG.warn("the voice {} does not speak", speaker.id(), e);
            throw new ProviderException(Category.INTERNAL, "the voice " + speaker.id() + " does not speak.", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ProviderException(Category.PASSING, "Interrupted while a neural voice was speaking.", e);
        }
        if (speech.isSilent()) {
            throw new ProviderException(
                    Category.INPUT, "The text has no words that can be spoken in " + voice.language() + ".");
        }
        return speech.speech();
    }

    /** The one that is named; else the first of the country, else the first of the language. */
    private Optional<PiperVoice> chosen(Voice voice) {
        List<PiperVoice> able =
                voices.stream().filter(v -> v.speaks(voice.language())).toList();
        return Stream.of(
                        able.stream().filter(v -> v.isNamed(voice.id())),
                        able.stream().filter(v -> v.isOfRegion(voice.language())),
                        able.stream())
                .flatMap(each -> each)
                .findFirst();
    }
}
