package io.reelmill.render.narration;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.Speech.SpokenWord;
import io.reelmill.providers.speech.SpeechSynthesizer;
import io.reelmill.providers.speech.Voice;
import io.reelmill.speech.Romanisation;
import io.reelmill.speech.Voices;
import io.reelmill.writer.Sentences;
import io.reelmill.writer.language.LanguageDetector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jboss.logging.Logger;

/**
 * Has a line spoken so that one that a voice cannot say does not end a film. The narrator speaks it. Sentences in another
 * script than Latin that a built-in narrator does not know are spoken by a voice of their language, or else by the narrator
 * in Latin letters. A line in Latin script is never spoken by another voice.
 */
final class LineVoice {

    private static final Logger LOG = Logger.getLogger(LineVoice.class);

    private final Voices voices;
    private final SentenceCache sentences;
    private final SpeechSynthesizer narrator;

    LineVoice(Voices voices, SentenceCache sentences, SpeechSynthesizer narrator) {
        this.voices = voices;
        this.sentences = sentences;
        this.narrator = narrator;
    }

    /**
     * A line as it was spoken.
     *
     * @param remark what the client is told of it; empty when it is spoken as is usual
     */
    record Uttered(List<Speech> speech, String remark) {}

    /**
     * Speaks a line.
     *
     * @param closes whether a paragraph ends with it
     * @return empty when nobody here can speak it
     * @throws ProviderException when the narrator is a service that fails; another is asked for the whole script then
     */
    Optional<Uttered> speak(String line, Voice voice, boolean closes) throws Exception {
        boolean builtIn = voices.isBuiltIn(narrator);
        boolean hasWords = line.codePoints().anyMatch(Character::isLetterOrDigit);
        if (!builtIn && !hasWords) {
            return Optional.empty();
        }
        if (builtIn) {
            Optional<Uttered> parted = inSeveralLanguages(line, voice);
            if (parted.isPresent()) {
                return parted;
            }
        }
        try {
            return Optional.of(new Uttered(sentences.speak(narrator, line, voice, closes), ""));
        } catch (ProviderException e) {
            if (!builtIn || e.category() == Category.PASSING) {
                throw e;
            }
            LOG.infof("%s cannot speak a line: %s", narrator.name(), e.getMessage());
        }
        return hasWords ? romanised(line, voice) : Optional.empty();
    }

    /** Sentences in scripts of other languages by voices of those; empty where there are none or no voice knows them. */
    private Optional<Uttered> inSeveralLanguages(String line, Voice voice) throws Exception {
        List<String> parts = Sentences.of(line, voice.language());
        if (parts.stream().allMatch(part -> foreign(part, voice).isEmpty())) {
            return Optional.empty();
        }
        if (!String.join(" ", parts).equals(line)) {
            parts = List.of(line);
        }
        List<Speech> spoken = new ArrayList<>();
        boolean byAnother = false;
        for (String part : parts) {
            Optional<String> language = foreign(part, voice);
            Optional<List<Speech>> speech =
                    language.isPresent() ? byVoiceOf(language.get(), part, voice) : tried(narrator, part, voice);
            if (speech.isEmpty()) {
                return Optional.empty();
            }
            byAnother |= language.isPresent();
            spoken.addAll(speech.get());
        }
        return byAnother ? Optional.of(new Uttered(spoken, "was spoken by another voice")) : Optional.empty();
    }

    /** The language of a part in another script than Latin that the narrator does not speak. */
    private Optional<String> foreign(String part, Voice voice) {
        return LanguageDetector.ofOtherScript(part, voice.language())
                .filter(language -> !language.equals(voice.language()) && !narrator.speaks(language));
    }

    private Optional<List<Speech>> byVoiceOf(String language, String part, Voice voice) throws Exception {
        Voice own = new Voice(voice.id(), language, voice.speed(), voice.stability());
        for (SpeechSynthesizer other : voices.builtInFor(language)) {
            Optional<List<Speech>> speech = tried(other, part, own);
            if (speech.isPresent()) {
                return speech;
            }
        }
        return Optional.empty();
    }

    private Optional<Uttered> romanised(String line, Voice voice) throws Exception {
        String latin = Romanisation.of(line);
        return latin.equals(line)
                ? Optional.empty()
                : tried(narrator, latin, voice)
                        .flatMap(speech -> spelled(line, speech))
                        .map(s -> new Uttered(s, "was read by the sound of its letters"));
    }

    private Optional<List<Speech>> tried(SpeechSynthesizer synthesizer, String line, Voice voice) throws Exception {
        try {
            return Optional.of(sentences.speak(synthesizer, line, voice, false));
        } catch (ProviderException e) {
            LOG.infof("%s cannot speak a line either: %s", synthesizer.name(), e.getMessage());
            return Optional.empty();
        }
    }

    /** The same speech with the words as they are written; white space is the same in both. */
    private static Optional<List<Speech>> spelled(String line, List<Speech> speech) {
        String[] written = line.strip().split("\\s+");
        List<Speech> spelled = new ArrayList<>();
        int at = 0;
        for (Speech part : speech) {
            List<SpokenWord> words = new ArrayList<>();
            for (SpokenWord word : part.words()) {
                if (at == written.length) {
                    return Optional.empty();
                }
                words.add(new SpokenWord(written[at++], word.start(), word.end()));
            }
            spelled.add(new Speech(part.sampleRate(), part.samples(), words));
        }
        return at == written.length ? Optional.of(spelled) : Optional.empty();
    }
}
