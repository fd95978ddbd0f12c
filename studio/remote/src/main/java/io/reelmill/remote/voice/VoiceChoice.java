package io.reelmill.remote.voice;

import io.reelmill.providers.speech.Voice;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Which of a service's voices speak.
 *
 * @param standard the service's own name of the voice for requests that name none of {@code others}
 * @param others the service's names, by the {@code voice.voiceId} of a request
 * @param languages tags that the service speaks; empty when it speaks any
 * @param wordsPerMinute at speed 1, for planning
 */
public record VoiceChoice(String standard, Map<String, String> others, List<String> languages, double wordsPerMinute) {

    public VoiceChoice {
        others = Map.copyOf(others);
        languages = List.copyOf(languages);
    }

    /** The service's name of the voice that a request asks for. */
    public String named(Voice voice) {
        return others.getOrDefault(voice.id(), standard);
    }

    /** Whether the language, or the one it is a form of, is among those told. */
    public boolean speaks(String language) {
        String base = Locale.forLanguageTag(language).getLanguage();
        return languages.isEmpty()
                || languages.stream()
                        .anyMatch(l -> l.equalsIgnoreCase(language)
                                || (l.indexOf('-') < 0
                                        && Locale.forLanguageTag(l)
                                                .getLanguage()
                                                .equals(base)));
    }
}
