package io.reelmill.remote.model;

import io.reelmill.ingest.MediaIntake;
import io.reelmill.providers.footage.ClipGenerator;
import io.reelmill.providers.footage.ClipOrder;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/** Clips by a model. */
public final class PromptedClips implements ClipGenerator {

    private final ClipModel model;

    public PromptedClips(MediaModel model, MediaIntake intake) {
        this.model = new ClipModel(model, intake);
    }

    @Override
    public String name() {
        return model.name();
    }

    @Override
    public void make(ClipOrder order, Path mp4, BooleanSupplier stopped) {
        String scene = Prompts.scene("", order.shot(), order.idea());
        MediaOrder wish = Prompts.order(scene, order.idea().character(), order.look(), model.takes(Part.IMAGE));
        model.make(wish, order.frameRate(), order.seconds(), mp4, stopped);
    }
}
