package io.reelmill.render.attempt;

import io.reelmill.writer.LanguageGuess;
import java.util.Optional;

/** In which language a film speaks: the one that the request asks for, else the one that its text is written in. */
public final class SpokenLanguage {

    private static final String FALLBACK = "en";
    private final RenderAttempt attempt;

    public SpokenLanguage(RenderAttempt attempt) {
        this.attempt = attempt;
    }

    /** For running text. */
    public String of(String text) {
        return asked().or(() -> LanguageGuess.of(text)).orElse(FALLBACK);
    }

    /** For a topic in a few words; where these tell little, it is English. */
    public String ofTopic(String topic) {
        return asked().or(() -> LanguageGuess.ofTopic(topic)).orElse(FALLBACK);
    }

    private Optional<String> asked() {
        return Optional.of(attempt.language()).filter(tag -> !tag.isEmpty());
    }
}
