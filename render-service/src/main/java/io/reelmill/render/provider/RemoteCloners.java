package io.reelmill.render.provider;

import io.reelmill.providers.speech.VoiceCloner;
import io.reelmill.remote.elevenlabs.ElevenLabsCloner;
import io.reelmill.remote.media.SpeechImporter;
import io.reelmill.render.provider.ProviderSettings.Cloner;
import io.reelmill.render.provider.ProviderSettings.Vendor;
import io.reelmill.render.voice.Cloners;
import java.util.ArrayList;
import java.util.List;

/** Services that clone voices. */
final class RemoteCloners {

    private final List<VoiceCloner> cloners = new ArrayList<>();

    RemoteCloners(List<Cloner> settings, ConfiguredEndpoints endpoints, SpeechImporter speechImporter) {
        for (int i = 0; i < settings.size(); i++) {
            Cloner cloner = settings.get(i);
            cloners.add(new ElevenLabsCloner(
                    endpoints.line("cloners[" + i + "]", cloner.endpoint(), Vendor.ELEVENLABS),
                    cloner.model(),
                    cloner.languages().orElse(List.of()),
                    cloner.wordsPerMinute(),
                    speechImporter));
        }
    }

    /** These make voices; those of others are still spoken with. */
    Cloners before(List<VoiceCloner> embedded) {
        return new Cloners(cloners.isEmpty() ? embedded : cloners, embedded);
    }
}
