package io.reelmill.render.training;

import io.reelmill.contracts.studio.StudioApi.Phase;
import io.reelmill.contracts.studio.StudioApi.Training;
import io.reelmill.contracts.studio.StudioApi.TrainingOrder;
import io.reelmill.contracts.studio.StudioApi.TrainingSearch;
import io.reelmill.contracts.studio.StudioApi.TrainingState;
import io.reelmill.ingest.Kind;
import io.reelmill.ingest.MediaException;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.ingest.NormalisationRequest;
import io.reelmill.ingest.Normalised;
import io.reelmill.media.MediaStore;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.picture.CharacterTrainer;
import io.reelmill.providers.picture.CharacterTrainer.Progress;
import io.reelmill.remote.media.TempFolder;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

/** Begins trainings, and tells how they stand. Nothing is remembered here: whoever asks has the references. */
@Singleton
public class CharacterTraining {

    /** Pixels of the longer side; trainers scale images down to about 1024. */
    private static final int LARGEST = 2048;

    private final Trainers trainers;
    private final MediaIntake intake;
    private final MediaStore store;

    public CharacterTraining(Trainers trainers, MediaIntake intake, MediaStore store) {
        this.trainers = trainers;
        this.intake = intake;
        this.store = store;
    }

    boolean isPossible() {
        return !trainers.all().isEmpty();
    }

    /**
     * Checks the image of an order.
     *
     * @throws ProviderException INPUT when it is of no use
     */
    void check(TrainingOrder order) throws IOException {
        withImage(order, image -> null);
    }

    /**
     * Begins a training.
     *
     * @throws io.reelmill.providers.UnconfirmedException when it may have been begun
     * @throws ProviderException INPUT when the image is of no use, PASSING when nobody can begin now
     */
    public Training begin(TrainingOrder order) throws IOException {
        return withImage(order, image -> trainers.begin(order.reference(), order.name(), image));
    }

    /**
     * A training that was begun for a reference, as far as its trainer tells of it.
     *
     * @throws ProviderException when nobody can be asked now
     */
    public Optional<Training> find(TrainingSearch search) {
        return trainers.find(search);
    }

    /**
     * How a training stands. One whose trainer is not configured any more has failed.
     *
     * @throws ProviderException when it cannot be asked now
     */
    public TrainingState state(Training training) {
        CharacterTrainer trainer = trainers.named(training.trainer()).orElse(null);
        if (trainer == null) {
            return failed("the training service is not configured here any more");
        }
        Progress progress = trainer.progress(training.reference());
        if (progress instanceof Progress.Ready ready) {
            return new TrainingState(
                    Phase.READY, ready.model().reference(), ready.model().trigger(), null);
        }
        return progress instanceof Progress.Failed failed
                ? failed(failed.reason())
                : new TrainingState(Phase.RUNNING, null, null, null);
    }

    /** Ends a training. Where its trainer is not configured any more there is nobody to tell. */
    public void cancel(Training training) {
        trainers.named(training.trainer()).ifPresent(trainer -> trainer.cancel(training.reference()));
    }

    private static TrainingState failed(String reason) {
        return new TrainingState(Phase.FAILED, null, null, reason);
    }

    private <T> T withImage(TrainingOrder order, Function<Path, T> work) throws IOException {
        try (TempFolder scratch = new TempFolder()) {
            Path raw = scratch.folder().resolve("raw");
            store.find(order.picture())
                    .orElseThrow(() -> new ProviderException(Category.INTERNAL, "the image is not in the media store"))
                    .copyTo(raw);
            return work.apply(opened(raw, scratch.folder()));
        }
    }

    /** The image, opened by the isolated process alone. */
    private Path opened(Path raw, Path folder) throws IOException {
        try {
            Normalised found = intake.normalise(raw, new NormalisationRequest(LARGEST, LARGEST), folder, () -> false);
            if (found.kind() != Kind.IMAGE) {
                throw new ProviderException(Category.INPUT, "must lead to an image");
            }
            return found.picture();
        } catch (MediaException e) {
            throw new ProviderException(Category.INPUT, "must lead to an image; what is there " + e.getMessage(), e);
        }
    }
}
