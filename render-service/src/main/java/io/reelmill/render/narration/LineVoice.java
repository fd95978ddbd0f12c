package io.reelmill.render.narration;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.Speech.SpokenWord;
import io.reelmill.providers.speech.SpeechSynthesizer;
import io.reelmill.providers.speech.Voice;
import io.reelmill.speech.Romanisation;
import io.reelmill.speech.Voices;
import io.reelmill.writer.LanguageGuess;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jboss.logging.Logger;

/**
 * Has a line spoken in one way or another, so that one that a voice cannot say does not end a film: by the narrator, else by
 * a voice that knows the line's own language, else by the narrator in Latin letters.
 */
final class LineVoice {

    private static final Logger LOG = Logger.getLogger(LineVoice.class);

    private final Voices voices;
    private final SentenceCache reciting;
    private final SpeechSynthesizer narrator;

    LineVoice(Voices voices, SentenceCache reciting, SpeechSynthesizer narrator) {
        this.voices = voices;
        this.reciting = reciting;
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
     * @return empty when nobody here can speak it
     * @throws ProviderException when the narrator is a service that fails; another is asked for the whole script then
     */
    Optional<Uttered> speak(String line, Voice voice) throws Exception {
        boolean builtIn = voices.isBuiltIn(narrator);
        boolean hasWords = line.codePoints().anyMatch(Character::isLetterOrDigit);
        if (!builtIn && !hasWords) {
            return Optional.empty();
        }
        try {
            return Optional.of(new Uttered(reciting.speak(narrator, line, voice), ""));
        } catch (ProviderException e) {
            if (!builtIn || e.category() == Category.PASSING) {
                throw e;
            }
            LOG.infof("%s cannot speak a line: %s", narrator.name(), e.getMessage());
        }
        return hasWords ? otherwise(line, voice) : Optional.empty();
    }

    private Optional<Uttered> otherwise(String line, Voice voice) throws Exception {
        Optional<String> guess = LanguageGuess.of(line);
        if (guess.isPresent()) {
            Voice own = new Voice(voice.id(), guess.get(), voice.speed(), voice.stability());
            for (SpeechSynthesizer other : voices.builtInFor(guess.get())) {
                Optional<List<Speech>> speech = other.equals(narrator) ? Optional.empty() : tried(other, line, own);
                if (speech.isPresent()) {
                    return speech.map(s -> new Uttered(s, "was spoken by another voice"));
                }
            }
        }
        String latin = Romanisation.of(line);
        return latin.equals(line)
                ? Optional.empty()
                : tried(narrator, latin, voice)
                        .flatMap(speech -> spelled(line, speech))
                        .map(s -> new Uttered(s, "was read by the sound of its letters"));
    }

    private Optional<List<Speech>> tried(SpeechSynthesizer synthesizer, String line, Voice voice) throws Exception {
        try {
            return Optional.of(reciting.speak(synthesizer, line, voice));
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
