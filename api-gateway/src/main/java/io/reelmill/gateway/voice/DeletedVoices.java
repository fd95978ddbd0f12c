package io.reelmill.gateway.voice;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.contracts.studio.StudioApi.VoiceMade;
import io.reelmill.gateway.schedule.PeriodicTask;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Clock;

/** Has deleted voices forgotten by their cloner, once no render that was accepted before needs them. Every replica looks. */
@Singleton
class DeletedVoices {

    private static final int AT_A_TIME = 20;

    private final VoiceRepository repository;
    private final VoiceCloneService voices;
    private final Clock clock;
    private final VoiceSettings settings;
    private final PeriodicTask task = new PeriodicTask("deleted-voices", this::forgetDeleted);

    DeletedVoices(VoiceRepository repository, VoiceCloneService voices, Clock clock, VoiceSettings settings) {
        this.repository = repository;
        this.voices = voices;
        this.clock = clock;
        this.settings = settings;
    }

    void start(@Observes StartupEvent event) {
        task.start(settings.checkEvery());
    }

    void stop(@Observes ShutdownEvent event) {
        task.stop();
    }

    private void forgetDeleted() {
        repository
                .deletedBefore(clock.instant().minus(settings.keepDeleted()), AT_A_TIME)
                .forEach(this::forget);
    }

    private void forget(SavedVoice voice) {
        voices.studio()
                .forget(new VoiceMade(voice.cloner(), voice.reference(), voice.language(), voice.preview() != null));
        if (voice.preview() != null) {
            voices.forget(voice.preview());
        }
        repository.forget(voice.id());
    }
}
