package io.reelmill.render.provider;

import io.reelmill.providers.speech.SpeechSynthesizer;
import io.reelmill.remote.call.EndpointClient;
import io.reelmill.remote.elevenlabs.ElevenLabsVoice;
import io.reelmill.remote.media.SpeechImporter;
import io.reelmill.remote.openai.OpenAiSpeech;
import io.reelmill.remote.voice.VoiceChoice;
import io.reelmill.render.provider.ProviderSettings.Speaker;
import io.reelmill.render.provider.ProviderSettings.Vendor;
import java.util.ArrayList;
import java.util.List;

/** Services that speak. */
final class RemoteVoices {

    private final List<SpeechSynthesizer> synthesizers = new ArrayList<>();

    RemoteVoices(List<Speaker> speakers, ConfiguredEndpoints endpoints, SpeechImporter speechImporter) {
        for (int i = 0; i < speakers.size(); i++) {
            Speaker speaker = speakers.get(i);
            EndpointClient line =
                    endpoints.line("voices[" + i + "]", speaker.endpoint(), Vendor.OPENAI, Vendor.ELEVENLABS);
            VoiceChoice choice = new VoiceChoice(
                    speaker.voice(), speaker.voices(), speaker.languages().orElse(List.of()), speaker.wordsPerMinute());
            synthesizers.add(
                    endpoints.vendor(speaker.endpoint()) == Vendor.ELEVENLABS
                            ? new ElevenLabsVoice(line, speaker.model(), choice, speechImporter)
                            : new OpenAiSpeech(line, speaker.model(), speaker.format(), choice, speechImporter));
        }
    }

    List<SpeechSynthesizer> all() {
        return synthesizers;
    }
}
