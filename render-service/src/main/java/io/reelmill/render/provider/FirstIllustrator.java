package io.reelmill.render.provider;

import io.reelmill.providers.picture.CharacterTrainer;
import io.reelmill.providers.picture.DepictedCharacter;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Illustrator;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.providers.picture.TrainedModel;
import io.reelmill.render.training.Trainers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** Draws by the first illustrator that can; pictures of a trained character by its own model before all others. */
final class FirstIllustrator implements Illustrator {

    private final Illustrator planner;
    private final List<Illustrator> services;
    private final Illustrator embedded;
    private final Trainers trainers;
    private final ConfiguredProviderResolver casting;
    private final Consumer<String> warn;
    private final Fallback<Illustrator> untrained;
    private final Map<TrainedModel, Fallback<Illustrator>> trained = new ConcurrentHashMap<>();

    /** @param services in the order in which they are tried; may be none */
    FirstIllustrator(
            List<Illustrator> services,
            Illustrator embedded,
            Trainers trainers,
            ConfiguredProviderResolver casting,
            Consumer<String> warn) {
        this.planner = services.isEmpty() ? embedded : services.get(0);
        this.services = List.copyOf(services);
        this.embedded = embedded;
        this.trainers = trainers;
        this.casting = casting;
        this.warn = warn;
        this.untrained = casting.fallback(Role.PICTURES, services, embedded, warn);
    }

    @Override
    public List<Idea> plan(String topic, List<Shot> shots, Look look) {
        return planner.plan(topic, shots, look);
    }

    @Override
    public Idea receive(Idea idea, DepictedCharacter character) {
        return planner.receive(idea, character);
    }

    @Override
    public Picture draw(Idea idea, Look look, Path folder) {
        return chain(idea.character()).firstIn(folder, illustrator -> illustrator.draw(idea, look, folder));
    }

    private Fallback<Illustrator> chain(DepictedCharacter character) {
        return character == null || character.trained() == null
                ? untrained
                : trained.computeIfAbsent(character.trained(), model -> chain(character.name(), model));
    }

    private Fallback<Illustrator> chain(String name, TrainedModel model) {
        Optional<CharacterTrainer> trainer = trainers.named(model.trainer());
        if (trainer.isEmpty()) {
            warn.accept("characterIds (" + name + "): who trained this character is not configured here any more;"
                    + " it is drawn from its image");
            return untrained;
        }
        List<Illustrator> all = new ArrayList<>(services);
        all.add(0, trainer.get().illustrator(model, planner));
        return casting.fallback(Role.TRAINED_PICTURES, all, embedded, warn);
    }

    @Override
    public boolean isRemote() {
        return true;
    }
}
