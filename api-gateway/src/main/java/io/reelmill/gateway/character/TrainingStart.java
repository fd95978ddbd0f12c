package io.reelmill.gateway.character;

import io.reelmill.contracts.studio.StudioApi.TrainingSearch;
import io.reelmill.gateway.character.CharacterWork.InTraining;
import io.reelmill.gateway.character.TrainingClient.Begun;
import jakarta.inject.Singleton;
import java.time.Duration;

/**
 * Starts trainings, each at most once. That the service is asked is committed before it is asked. When the answer is missing,
 * because a process died or the answer was lost, the training is searched for at the service and never ordered again. A training
 * that the service does not confirm within the time limit has failed.
 */
@Singleton
class TrainingStart {

    /** Clocks here and at the service may differ by this. */
    private static final Duration CLOCK_DIFFERENCE = Duration.ofMinutes(10);

    private final CharacterWork work;
    private final TrainingClient trainings;
    private final CharacterSettings settings;

    TrainingStart(CharacterWork work, TrainingClient trainings, CharacterSettings settings) {
        this.work = work;
        this.trainings = trainings;
        this.settings = settings;
    }

    /** @param character whose training is not known to be begun */
    void advance(InTraining character) {
        if (character.askedAt() == null) {
            begin(character);
        } else {
            find(character);
        }
    }

    private void begin(InTraining character) {
        String id = character.id();
        if (character.isOverdue()) {
            work.failed(id, "the training could not be begun within " + limit());
        } else if (work.asking(id)) {
            Begun begun = trainings.begin(CharacterService.IMAGE, character.order());
            if (begun instanceof Begun.Confirmed confirmed) {
                work.begun(id, confirmed.training());
            } else if (begun instanceof Begun.Refused refused) {
                work.failed(id, refused.reason());
            } else if (begun instanceof Begun.NotNow) {
                work.notBegun(id);
            }
        }
    }

    private void find(InTraining character) {
        var search = new TrainingSearch(character.id(), character.askedAt().minus(CLOCK_DIFFERENCE));
        trainings.find(search).ifPresentOrElse(training -> work.begun(character.id(), training), () -> {
            if (character.isOverdue()) {
                work.failed(
                        character.id(),
                        "the training service did not tell within " + limit()
                                + " whether it trains; it was not asked twice");
            }
        });
    }

    private String limit() {
        return settings.trainingLimit().toMinutes() + " min";
    }
}
