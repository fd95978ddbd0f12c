package io.reelmill.render.provider;

import io.quarkus.runtime.configuration.ConfigurationException;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.providers.picture.CharacterTrainer;
import io.reelmill.remote.fal.FalStorage;
import io.reelmill.remote.fal.FalTrainer;
import io.reelmill.remote.model.JobPoller;
import io.reelmill.render.provider.ProviderSettings.Trainer;
import io.reelmill.render.provider.ProviderSettings.Vendor;
import io.reelmill.render.training.Trainers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Services that train models on characters. */
final class RemoteTrainers {

    private static final Duration PAUSE = Duration.ofMillis(500);

    private RemoteTrainers() {}

    static Trainers of(List<Trainer> settings, ConfiguredEndpoints endpoints, MediaIntake intake) {
        List<CharacterTrainer> trainers = new ArrayList<>();
        for (int i = 0; i < settings.size(); i++) {
            Trainer trainer = settings.get(i);
            String setting = "trainers[" + i + "]";
            if (trainer.limit().isNegative() || trainer.limit().isZero()) {
                throw new ConfigurationException(ConfiguredEndpoints.PREFIX + setting + ".limit must be above 0");
            }
            trainers.add(new FalTrainer(
                    endpoints.line(setting, trainer.endpoint(), Vendor.FAL),
                    endpoints.history(trainer.endpoint()),
                    new FalStorage(endpoints.uploads(trainer.endpoint())),
                    new FalTrainer.Models(trainer.model(), trainer.input(), trainer.pictures(), trainer.pictureInput()),
                    new JobPoller(PAUSE, trainer.limit()),
                    intake));
        }
        return new Trainers(trainers);
    }
}
