package io.reelmill.remote.voice;

import io.reelmill.providers.speech.SpeechSynthesizer;
import io.reelmill.remote.call.EndpointClient;

/** A service's voices as the operator has chosen among them; how it is asked to speak is left to each service. */
public abstract class ChosenVoice implements SpeechSynthesizer {

    protected final EndpointClient line;
    protected final String model;
    protected final VoiceChoice choice;

    protected ChosenVoice(EndpointClient line, String model, VoiceChoice choice) {
        this.line = line;
        this.model = model;
        this.choice = choice;
    }

    @Override
    public final String name() {
        return String.join(" ", line.name(), model, choice.standard());
    }

    @Override
    public final boolean has(String voiceId) {
        return choice.others().containsKey(voiceId);
    }

    @Override
    public final boolean speaks(String language) {
        return choice.speaks(language);
    }

    @Override
    public final double wordsPerMinute(String language) {
        return choice.wordsPerMinute();
    }
}
