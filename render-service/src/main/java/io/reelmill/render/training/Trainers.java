package io.reelmill.render.training;

import io.reelmill.contracts.studio.StudioApi.Training;
import io.reelmill.contracts.studio.StudioApi.TrainingSearch;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.UnconfirmedException;
import io.reelmill.providers.picture.CharacterTrainer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jboss.logging.Logger;

/**
 * Who trains characters.
 *
 * @param all the preferred one first
 */
public record Trainers(List<CharacterTrainer> all) {

    private static final Logger LOG = Logger.getLogger(Trainers.class);

    public Trainers {
        all = List.copyOf(all);
    }

    /** Who trained models under a name. */
    public Optional<CharacterTrainer> named(String name) {
        return all.stream().filter(trainer -> trainer.name().equals(name)).findFirst();
    }

    /**
     * A training by the first who begins it. Nobody else is asked once somebody may have begun it.
     *
     * @throws io.reelmill.providers.UnconfirmedException when it may have been begun
     * @throws ProviderException INPUT when the image is of no use, PASSING when nobody can begin now
     */
    Training begin(String order, String character, Path image) {
        for (CharacterTrainer trainer : all) {
            try {
                return new Training(trainer.name(), trainer.begin(order, character, image));
            } catch (UnconfirmedException e) {
                throw e;
            } catch (ProviderException e) {
                if (e.category() == Category.INPUT) {
                    throw e;
                }
                LOG.warnf("%s begins no training: %s", trainer.name(), e.getMessage());
            }
        }
        throw new ProviderException(Category.PASSING, "nobody can train a character at the moment");
    }

    /**
     * A training whose beginning was not confirmed, at whoever knows it.
     *
     * @throws ProviderException when somebody cannot be asked now, and nobody else knows it
     */
    Optional<Training> find(TrainingSearch search) {
        ProviderException failure = null;
        for (CharacterTrainer trainer : all) {
            try {
                Optional<String> found = trainer.find(search.reference(), search.since());
                if (found.isPresent()) {
                    return found.map(reference -> new Training(trainer.name(), reference));
                }
            } catch (ProviderException e) {
                failure = e;
            }
        }
        if (failure != null) {
            throw failure;
        }
        return Optional.empty();
    }
}
