package io.reelmill.remote.model;

import io.reelmill.ingest.MediaIntake;
import io.reelmill.remote.media.MediaImporter;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/** A model whose videos become clips, whatever length, size and format it gives them. */
public final class ClipModel {

    private final MediaModel model;
    private final MediaImporter importer;

    public ClipModel(MediaModel model, MediaIntake intake) {
        this.model = model;
        this.importer = new MediaImporter(intake);
    }

    /** Short name for logs, metrics and warnings. */
    public String name() {
        return model.name();
    }

    /** Whether orders may hold such a file. */
    public boolean takes(Part part) {
        return model.takes(part);
    }

    /**
     * Makes a clip in the size of the order.
     *
     * @param seconds of the clip, above 0
     * @param mp4 the file to write; what the model sends lies beside it meanwhile
     * @throws io.reelmill.providers.ProviderException when it cannot be made; INTERNAL when what came is no video
     */
    public void make(MediaOrder order, double frameRate, double seconds, Path mp4, BooleanSupplier stopped) {
        Path raw = mp4.resolveSibling(mp4.getFileName() + ".raw");
        model.make(order, raw, stopped);
        importer.clip(name(), raw, order.width(), order.height(), frameRate, seconds, mp4, stopped);
    }
}
