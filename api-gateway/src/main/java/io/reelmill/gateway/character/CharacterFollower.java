package io.reelmill.gateway.character;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.contracts.studio.StudioApi.TrainingState;
import io.reelmill.gateway.character.CharacterWork.Deleted;
import io.reelmill.gateway.character.CharacterWork.InTraining;
import io.reelmill.gateway.schedule.PeriodicTask;
import io.reelmill.media.MediaStore;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.util.Optional;
import org.jboss.logging.Logger;

/** Has trainings begun, follows them to their end, and forgets deleted characters. Every replica looks. */
@Singleton
class CharacterFollower {

    private static final Logger LOG = Logger.getLogger(CharacterFollower.class);
    private static final int AT_A_TIME = 20;

    private final CharacterWork work;
    private final TrainingStart starts;
    private final TrainingClient trainings;
    private final MediaStore media;
    private final CharacterSettings settings;
    private final PeriodicTask task = new PeriodicTask("character-follower", this::look);

    CharacterFollower(
            CharacterWork work,
            TrainingStart starts,
            TrainingClient trainings,
            MediaStore media,
            CharacterSettings settings) {
        this.work = work;
        this.starts = starts;
        this.trainings = trainings;
        this.media = media;
        this.settings = settings;
    }

    void start(@Observes StartupEvent event) {
        task.start(settings.checkEvery());
    }

    void stop(@Observes ShutdownEvent event) {
        task.stop();
    }

    private void look() {
        work.claimTrainings(AT_A_TIME).forEach(character -> {
            if (character.training() == null) {
                starts.advance(character);
            } else {
                follow(character);
            }
        });
        work.deleted(AT_A_TIME).forEach(this::forget);
    }

    private void follow(InTraining running) {
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
