package io.reelmill.remote.model;

import io.reelmill.ingest.MediaIntake;
import io.reelmill.providers.footage.ClipGenerator;
import io.reelmill.providers.footage.ClipOrder;
import io.reelmill.remote.media.Darkroom;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/** Clips by a model. */
public final class PromptedClips implements ClipGenerator {

    private final MediaModel model;
    private final Darkroom darkroom;

    public PromptedClips(MediaModel model, MediaIntake intake) {
        this.model = model;
        this.darkroom = new Darkroom(intake);
    }

    @Override
    public String name() {
        return model.name();
    }

    @Override
    public void make(ClipOrder order, Path mp4, BooleanSupplier stopped) {
        Path raw = mp4.resolveSibling(mp4.getFileName() + ".raw");
        String scene = Prompts.scene("", order.shot(), order.idea());
        model.make(Prompts.order(model, scene, order.idea().guest(), order.look()), raw, stopped);
        darkroom.clip(model.name(), raw, order, mp4, stopped);
    }
}
