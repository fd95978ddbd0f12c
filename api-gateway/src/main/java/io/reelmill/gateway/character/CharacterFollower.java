package io.reelmill.gateway.character;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.contracts.studio.StudioApi.TrainingState;
import io.reelmill.gateway.character.CharacterWork.Deleted;
import io.reelmill.gateway.character.CharacterWork.Running;
import io.reelmill.media.MediaStore;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/** Follows trainings to their end, and forgets deleted characters. Every replica looks. */
@Singleton
class CharacterFollower {

    private static final Logger LOG = Logger.getLogger(CharacterFollower.class);
    private static final int AT_A_TIME = 20;

    private final CharacterWork work;
    private final TrainingClient trainings;
    private final MediaStore media;
    private final CharacterSettings settings;
    private final ScheduledExecutorService scheduler =
            Executors.newSingleThreadScheduledExecutor(run -> new Thread(run, "character-follower"));

    CharacterFollower(CharacterWork work, TrainingClient trainings, MediaStore media, CharacterSettings settings) {
        this.work = work;
        this.trainings = trainings;
        this.media = media;
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
            work.claimTrainings(AT_A_TIME).forEach(this::follow);
            work.deleted(AT_A_TIME).forEach(this::forget);
        } catch (RuntimeException | Error e) {
            // An exception would end the schedule.
            LOG.warn("trainings of characters could not be followed; the next round tries again", e);
        }
    }

    private void follow(Running running) {
        Optional<TrainingState> state = trainings.state(running.training());
        if (state.isPresent()) {
            switch (state.get().phase()) {
                case READY -> {
                    work.ready(running.id(), state.get());
                    return;
                }
                case FAILED -> {
                    work.failed(running.id(), state.get().reason());
                    return;
                }
                case RUNNING -> {}
            }
        }
        if (running.isOverdue()) {
            trainings.cancel(running.training());
            work.failed(
                    running.id(),
                    "the training did not end within "
                            + settings.trainingLimit().toMinutes() + " min");
        }
    }

    private void forget(Deleted deleted) {
        try {
            if (deleted.training() != null) {
                trainings.cancel(deleted.training());
            }
            media.delete(deleted.picture());
            work.forget(deleted.id());
        } catch (IOException e) {
            LOG.warnf(e, "the image %s of a deleted character could not be deleted", deleted.picture());
        }
    }
}
