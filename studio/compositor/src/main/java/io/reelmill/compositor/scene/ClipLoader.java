package io.reelmill.compositor.scene;

import io.reelmill.compositor.RenderException;
import io.reelmill.compositor.footage.DrawnFootage;
import io.reelmill.compositor.footage.FootagePlayer;
import io.reelmill.compositor.still.StillCache;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Timeline;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;

/**
 * Keeps the clips that are seen now in memory, and reads the one that comes next in the background.
 *
 * <p>Not more than three clips are held at any time, however long the video is.
 */
final class ClipLoader implements AutoCloseable {

    /**
     * Samples of a picture for each pixel of the frame, at the widest view, unless the closest one needs more to be sharp.
     * More would only flicker, because two neighbouring samples are looked at for each pixel, and a hard outline would not
     * move smoothly by fractions of one.
     */
    private static final double DENSEST = 1.2;

    private final Timeline timeline;
    private final Path folder;
    private final StillCache stills;
    private final boolean ahead;
    private final Executor background;
    private final Map<Integer, CompletableFuture<ClipPainter>> loaded = new HashMap<>();

    ClipLoader(Timeline timeline, Path folder, StillCache stills, boolean ahead, Executor background) {
        this.timeline = timeline;
        this.folder = folder;
        this.stills = stills;
        this.ahead = ahead;
        this.background = background;
    }

    /**
     * The painter of a clip; clips before {@code oldest} are forgotten, the one after it is begun to be read.
     *
     * @throws RenderException when a file of the clip cannot be read
     */
    ClipPainter clip(int index, int oldest) {
        loaded.entrySet().removeIf(entry -> entry.getKey() < oldest && closed(entry.getValue()));
        CompletableFuture<ClipPainter> wanted = begin(index);
        if (ahead && index + 1 < timeline.clips().size()) {
            begin(index + 1);
        }
        try {
            return wanted.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RenderException broken) {
                throw broken;
            }
            throw e;
        }
    }

    @Override
    public void close() {
        loaded.values().forEach(ClipLoader::closed);
        loaded.clear();
    }

    /** Frees what a clip holds; one that could not be loaded holds nothing. */
    private static boolean closed(CompletableFuture<ClipPainter> clip) {
        clip.thenAccept(ClipPainter::close);
        return true;
    }

    private CompletableFuture<ClipPainter> begin(int index) {
        return loaded.computeIfAbsent(index, i -> CompletableFuture.supplyAsync(() -> load(i), background));
    }

    private ClipPainter load(int index) {
        Clip clip = timeline.clips().get(index);
        List<Plate> plates = new ArrayList<>();
        try {
            for (int i = 0; i < clip.layers().size(); i++) {
                plates.add(plate(clip, clip.layers().get(i), i == 0));
            }
            return new ClipPainter(clip, timeline.canvas(), plates);
        } catch (RuntimeException | OutOfMemoryError e) {
            plates.forEach(Plate::close); // videos hold memory that the collector does not see
            throw e;
        }
    }

    private Plate plate(Clip clip, Layer layer, boolean backdrop) {
        Path file = folder.resolve(layer.file());
        try {
            if (layer.footage() != null) {
                if (!Files.exists(file)) {
                    throw new NoSuchFileException(layer.file());
                }
                Optional<DrawnFootage.Format> format = DrawnFootage.format(file);
                return format.isPresent()
                        ? new Plate.Drawn(stills.scene(file, format.get()).play(), layer.footage())
                        : new Plate.Playing(new FootagePlayer(file, layer.footage()));
            }
            int samples = samples(clip, layer, timeline.canvas());
            return new Plate.Fixed(backdrop ? stills.backdrop(file, samples) : stills.cutout(file, samples));
        } catch (IOException e) {
            throw new RenderException(
                    "clip " + clip.id() + ": layer " + layer.file() + " cannot be read: " + reason(e), e);
        }
    }

    private static String reason(IOException e) {
        return e instanceof NoSuchFileException ? "it is missing" : e.getMessage();
    }

    /** How many samples across a layer can be put to use. */
    private static int samples(Clip clip, Layer layer, Canvas canvas) {
        double from = clip.camera().from().span();
        double to = clip.camera().to().span();
        double full =
                Math.min(clip.stageWidth() / (double) canvas.width(), clip.stageHeight() / (double) canvas.height());
        double widest = layer.width() / (full * Math.max(from, to));
        double closest = layer.width() / (full * Math.min(from, to));
        return (int) Math.max(2, Math.ceil(Math.max(widest * DENSEST, closest)));
    }
}
