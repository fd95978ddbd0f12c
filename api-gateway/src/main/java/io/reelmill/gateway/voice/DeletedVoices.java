package io.reelmill.gateway.voice;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.contracts.studio.StudioApi.VoiceMade;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/** Has deleted voices forgotten by their cloner, once no render that was accepted before needs them. Every replica looks. */
@Singleton
class DeletedVoices {

    private static final Logger LOG = Logger.getLogger(DeletedVoices.class);
    private static final int AT_A_TIME = 20;

    private final VoiceRepository repository;
    private final VoiceCloneService voices;
    private final Clock clock;
    private final VoiceSettings settings;
    private final ScheduledExecutorService scheduler =
            Executors.newSingleThreadScheduledExecutor(run -> new Thread(run, "deleted-voices"));

    DeletedVoices(VoiceRepository repository, VoiceCloneService voices, Clock clock, VoiceSettings settings) {
        this.repository = repository;
        this.voices = voices;
        this.clock = clock;
        this.settings = settings;
    }

    void start(@Observes StartupEvent event) {
        long every = settings.checkEvery().toMillis();
        scheduler.scheduleWithFixedDelay(this::look, every, every, TimeUnit.MILLISECONDS);
    }

    void stop(@Observes ShutdownEvent event) {
        scheduler.shutdownNow();
    }

    private void look() {
        try {
            repository
                    .deletedBefore(clock.instant().minus(settings.keepDeleted()), AT_A_TIME)
                    .forEach(this::forget);
        } catch (RuntimeException | Error e) {
            // An exception would end the schedule.
            LOG.warn("deleted voices could not be looked for; the next round tries again", e);
        }
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
