package io.reelmill.providers.picture;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/** Trains models that know what a character looks like, and draws with them. A training takes minutes to hours. */
public interface CharacterTrainer {

    /** Short name; kept with every model, since no other trainer can draw with it. */
    String name();

    /**
     * Begins a training and returns at once.
     *
     * @param order ours, which the service is told, so that {@link #find} finds the training by it
     * @param image JPEG or PNG, of ours
     * @return what the trainer finds the training by, whatever process asks: at most 4,000 characters
     * @throws io.reelmill.providers.UnconfirmedException when it may have been begun
     * @throws io.reelmill.providers.ProviderException when it was not begun. INPUT when the image is of no use, in words that go on
     *     from its field; PASSING when it cannot be begun now
     */
    String begin(String order, String character, Path image);

    /**
     * A training whose beginning was not confirmed.
     *
     * @param since when it was begun at the earliest
     * @return as of {@link #begin}; empty when the service does not tell of one, be it that it was never begun or that it is not
     *     listed yet
     * @throws io.reelmill.providers.ProviderException when it cannot be asked now
     */
    Optional<String> find(String order, Instant since);

    /**
     * How a training stands.
     *
     * @param reference of one that this trainer began
     * @throws io.reelmill.providers.ProviderException when it cannot be asked now
     */
    Progress progress(String reference);

    /** Ends a training that nobody waits for; one that has ended is no matter. Does not throw. */
    void cancel(String reference);

    /**
     * Who draws with a model.
     *
     * @param planner decides what each picture shows
     */
    Illustrator illustrator(TrainedModel model, Illustrator planner);

    /** How a training stands. */
    sealed interface Progress {

        /** It goes on. */
        record Running() implements Progress {}

        /** It has ended well. */
        record Ready(TrainedModel model) implements Progress {}

        /** @param reason in words for the client */
        record Failed(String reason) implements Progress {}
    }
}
