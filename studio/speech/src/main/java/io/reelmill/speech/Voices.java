package io.reelmill.speech;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.SpeechSynthesizer;
import io.reelmill.providers.speech.Voice;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Several synthesizers as one: the first in the list that speaks the language does. */
public final class Voices implements SpeechSynthesizer {

    private final List<SpeechSynthesizer> preferred;
    private final List<SpeechSynthesizer> synthesizers;
    private final int atOnce;

    /** @param synthesizers the preferred one first */
    public Voices(List<SpeechSynthesizer> synthesizers) {
        this(List.of(), synthesizers, 1);
    }

    private Voices(List<SpeechSynthesizer> preferred, List<SpeechSynthesizer> others, int atOnce) {
        this.atOnce = atOnce;
        this.preferred = List.copyOf(preferred);
        this.synthesizers = Stream.concat(preferred.stream(), others.stream()).toList();
    }

    /** What works without any configuration: MaryTTS, then espeak-ng where it is installed. */
    public static Voices embedded() {
        return new Voices(List.of(new MaryVoice(), new EspeakVoice()));
    }

    /**
     * These, with services that are asked first.
     *
     * @param sentencesAtOnce that they are asked for at the same time
     */
    public Voices behind(List<? extends SpeechSynthesizer> first, int sentencesAtOnce) {
        return new Voices(List.copyOf(first), synthesizers, sentencesAtOnce);
    }

    /** These, with one that is built in as they are and is asked first. */
    public Voices led(SpeechSynthesizer first) {
        return new Voices(preferred, Stream.concat(Stream.of(first), builtIn()).toList(), atOnce);
    }

    /**
     * These for a request that names a voice: where only a built-in synthesizer has it, no other is asked.
     *
     * @param voiceId as the request names it
     */
    public Voices naming(String voiceId) {
        boolean onlyBuiltIn =
                preferred.stream().noneMatch(s -> s.has(voiceId)) && builtIn().anyMatch(s -> s.has(voiceId));
        return onlyBuiltIn ? new Voices(List.of(), builtIn().toList(), 1) : this;
    }

    private Stream<SpeechSynthesizer> builtIn() {
        return synthesizers.stream().skip(preferred.size());
    }

    /** How many sentences a synthesizer is asked for at the same time. */
    public int atOnce(SpeechSynthesizer synthesizer) {
        return isBuiltIn(synthesizer) ? synthesizer.atOnce() : atOnce;
    }

    /** Whether it is not one of those that were put in front. */
    public boolean isBuiltIn(SpeechSynthesizer synthesizer) {
        return !preferred.contains(synthesizer);
    }

    /**
     * Who is asked to speak a language, one after the other: those put in front, and one that is built in.
     *
     * @throws ProviderException ABSENT, with what would help, when there is none
     */
    public List<SpeechSynthesizer> allFor(String language) {
        List<SpeechSynthesizer> all = new ArrayList<>();
        for (SpeechSynthesizer synthesizer : synthesizers) {
            if (synthesizer.speaks(language)) {
                all.add(synthesizer);
                if (isBuiltIn(synthesizer)) {
                    break;
                }
            }
        }
        return all.isEmpty() ? List.of(forLanguage(language)) : List.copyOf(all);
    }

    /** Those built in that speak a language. */
    public List<SpeechSynthesizer> builtInFor(String language) {
        return synthesizers.stream()
                .filter(s -> isBuiltIn(s) && s.speaks(language))
                .toList();
    }

    /**
     * The synthesizer for a language.
     *
     * @throws ProviderException ABSENT, with what would help, when there is none
     */
    public SpeechSynthesizer forLanguage(String language) {
        return synthesizers.stream()
                .filter(s -> s.speaks(language))
                .findFirst()
                .orElseThrow(() -> new ProviderException(
                        Category.ABSENT,
                        "No voice speaks the language '" + language
                                + "'. Install espeak-ng on the render workers, or configure a remote voice."));
    }

    @Override
    public String name() {
        return "voices";
    }

    @Override
    public boolean has(String voiceId) {
        return synthesizers.stream().anyMatch(s -> s.has(voiceId));
    }

    @Override
    public boolean speaks(String language) {
        return synthesizers.stream().anyMatch(s -> s.speaks(language));
    }

    @Override
    public Speech speak(String text, Voice voice) {
        return forLanguage(voice.language()).speak(text, voice);
    }

    @Override
    public double wordsPerMinute(String language) {
        return forLanguage(language).wordsPerMinute(language);
    }
}
