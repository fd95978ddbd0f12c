package io.reelmill.render.attempt;

import io.reelmill.contracts.project.OutputLanguage.Source;
import io.reelmill.writer.language.LanguageDetector;
import io.reelmill.writer.language.LanguageDetector.Detection;

/**
 * The language that a film speaks: the one that the request asks for, else the one that its whole text is written in, else
 * English. The decision is kept in the attempt, so that the status can tell it.
 */
public final class SpokenLanguage {

    private final RenderAttempt attempt;

    public SpokenLanguage(RenderAttempt attempt) {
        this.attempt = attempt;
    }

    /** Decides by the whole text, or by the topic that a script is written on. */
    public String of(String text) {
        Detection detection = LanguageDetector.detect(text);
        return decide(detection.language(), detection.evident() ? Source.DETECTED : Source.DEFAULT);
    }

    /** Keeps the language that a text was read or heard in. */
    public void decided(String language, String text) {
        Detection detection = LanguageDetector.detect(text);
        boolean evident = detection.evident() || !language.equals(LanguageDetector.DEFAULT);
        decide(language, evident ? Source.DETECTED : Source.DEFAULT);
    }

    private String decide(String language, Source source) {
        String asked = attempt.language();
        return asked.isEmpty() ? attempt.speaks(language, source) : attempt.speaks(asked, Source.REQUEST);
    }
}
