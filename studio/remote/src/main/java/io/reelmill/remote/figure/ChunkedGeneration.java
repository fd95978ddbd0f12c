package io.reelmill.remote.figure;

import io.reelmill.clips.SplicedVideo;
import io.reelmill.clips.SplicedVideo.Stretch;
import io.reelmill.compositor.RenderException;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.ingest.Normalised;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.remote.media.MediaImporter;
import io.reelmill.remote.media.TempFolder;
import io.reelmill.remote.model.MediaModel;
import io.reelmill.remote.model.MediaOrder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Has a model make a video in several goes, since none makes long ones, and puts them together as one clip. */
final class ChunkedGeneration {

    /** More would cost more than anybody expects. */
    static final int MOST = 20;

    /** What a model may leave out at the end, as it counts in frames of its own: share of a stretch. */
    private static final double CUT_SHORT = 0.1;

    private static final double CUT_SHORT_SECONDS = 0.5;

    private final MediaModel model;
    private final MediaImporter importer;
    private final double longest;

    /** @param longest seconds of one of them */
    ChunkedGeneration(MediaModel model, MediaIntake intake, double longest) {
        this.model = model;
        this.importer = new MediaImporter(intake);
        this.longest = longest;
    }

    String name() {
        return model.name();
    }

    double longest() {
        return longest;
    }

    /** What a model is told for one of them. */
    interface Brief {
        /**
         * @param from seconds of the clip
         * @param seconds of the clip
         * @param folder for files that are needed for it
         */
        MediaOrder of(double from, double seconds, Path folder) throws IOException;
    }

    /**
     * Makes the clip.
     *
     * @param lengths of the goes, seconds; one to {@link #MOST}
     * @throws ProviderException INTERNAL when there are too many, or a video ends too early
     */
    void make(
            List<Double> lengths,
            Brief brief,
            int width,
            int height,
            double frameRate,
            Path mp4,
            BooleanSupplier stopped) {
        if (lengths.size() > MOST) {
            throw new ProviderException(
                    Category.INTERNAL, "this would take " + model.name() + " more than " + MOST + " videos");
        }
        Path folder = mp4.resolveSibling(mp4.getFileName() + ".sittings");
        try {
            Files.createDirectories(folder);
            List<Stretch> stretches = new ArrayList<>();
            double from = 0;
            for (double seconds : lengths) {
                Path own = Files.createDirectories(folder.resolve("%03d".formatted(stretches.size())));
                Path raw = own.resolve("answer");
                model.make(brief.of(from, seconds, own), raw, stopped);
                Normalised made = importer.video(model.name(), raw, width, height, own.resolve("taken"), stopped);
                if (made.seconds() < seconds - Math.max(CUT_SHORT_SECONDS, CUT_SHORT * seconds)) {
                    throw new ProviderException(
                            Category.INTERNAL, model.name() + " answered with a video that ends too early");
                }
                stretches.add(new Stretch(made.picture(), seconds, 0));
                from += seconds;
            }
            SplicedVideo.write(stretches, width, height, frameRate, from, mp4, stopped);
        } catch (IOException | RenderException e) {
            throw new ProviderException(Category.INTERNAL, "a video of " + model.name() + " could not be kept", e);
        } finally {
            TempFolder.sweep(folder);
        }
    }

    /** Equal lengths, none above the longest. */
    List<Double> even(double seconds) {
        int count = (int) Math.max(1, Math.ceil(seconds / longest - 1e-6));
        return Collections.nCopies(count, seconds / count);
    }
}
