package io.reelmill.render.training;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
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

    /** A training and who trains. */
    record Begun(CharacterTrainer trainer, String reference) {}

    /** Who trained models under a name. */
    public Optional<CharacterTrainer> named(String name) {
        return all.stream().filter(trainer -> trainer.name().equals(name)).findFirst();
    }

    /**
     * A training by the first who begins it.
     *
     * @throws ProviderException INPUT when the image is of no use, PASSING when nobody can begin now
     */
    Begun begin(String character, Path image) {
        for (CharacterTrainer trainer : all) {
            try {
                return new Begun(trainer, trainer.begin(character, image));
            } catch (ProviderException e) {
                if (e.category() == Category.INPUT) {
                    throw e;
                }
                LOG.warnf("%s begins no training: %s", trainer.name(), e.getMessage());
            }
        }
        throw new ProviderException(Category.PASSING, "nobody can train a character at the moment");
    }
}
