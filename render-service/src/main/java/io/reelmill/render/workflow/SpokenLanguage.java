package io.reelmill.render.workflow;

import io.reelmill.writer.LanguageGuess;
import java.lang.Character.UnicodeScript;
import java.util.Optional;

/** In which language a film speaks: the one that the request asks for, else the one that its text is written in. */
final class SpokenLanguage {

    private static final String FALLBACK = "en";
    /** Fewer words in Latin letters may be a name or a term that many languages share. */
    private static final int TELLING_WORDS = 4;

    private final Take take;

    SpokenLanguage(Take take) {
        this.take = take;
    }

    /** For running text. */
    String of(String text) {
        return asked().or(() -> LanguageGuess.of(text)).orElse(FALLBACK);
    }

    /**
     * For a topic in a few words. Where these tell little, it is English; a language that they tell of, but that nobody here
     * writes, is left to the writer to refuse.
     */
    String ofTopic(String topic) {
        boolean telling = topic.strip().split("\\s+").length >= TELLING_WORDS
                || topic.codePoints()
                        .filter(Character::isLetter)
                        .anyMatch(c -> UnicodeScript.of(c) != UnicodeScript.LATIN);
        return asked().or(() -> telling ? LanguageGuess.of(topic) : Optional.empty())
                .orElse(FALLBACK);
    }

    private Optional<String> asked() {
        return Optional.of(take.language()).filter(tag -> !tag.isEmpty());
    }
}
