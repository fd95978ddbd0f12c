package io.reelmill.render.stock;

import io.reelmill.clips.FittedVideo;
import io.reelmill.framing.SmartCrop;
import io.reelmill.ingest.Kind;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.ingest.NormalisationRequest;
import io.reelmill.ingest.Normalised;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.footage.ClipGenerator;
import io.reelmill.providers.footage.ClipOrder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jboss.logging.Logger;

/** Shows videos of the operator's folder that go with what is said; where none does, another generator is asked. */
public final class FolderClips implements ClipGenerator {

    private static final Logger LOG = Logger.getLogger(FolderClips.class);
    /** Files that are tried before the others are asked. */
    private static final int TRIES = 3;

    private final StockFolder stock;
    private final MediaIntake intake;
    private final ClipGenerator otherwise;

    /** @param otherwise asked where no video fits, or none that fits can be read */
    public FolderClips(Path folder, MediaIntake intake, ClipGenerator otherwise) {
        this.stock = new StockFolder(folder);
        this.intake = intake;
        this.otherwise = otherwise;
    }

    @Override
    public String name() {
        return "stock folder";
    }

    @Override
    public void make(ClipOrder order, Path mp4, BooleanSupplier stopped) {
        if (!showOwn(order, mp4, stopped)) {
            otherwise.make(order, mp4, stopped);
        }
    }

    @Override
    public String place(ClipOrder order, Path folder, BooleanSupplier stopped) {
        return showOwn(order, folder.resolve(VIDEO), stopped) ? VIDEO : otherwise.place(order, folder, stopped);
    }

    /** Whether a video of the folder is shown. */
    private boolean showOwn(ClipOrder order, Path mp4, BooleanSupplier stopped) {
        String text = order.shot().words() + " " + order.shot().hint() + " "
                + order.idea().hero();
        for (Path file : matching(text, order.look().seed() + order.shot().index())) {
            try {
                show(file, order, mp4, stopped);
                return true;
            } catch (ProviderException e) {
                if (e.category() != Category.INPUT) {
                    throw e;
                }
                LOG.warnf("stock video left out: %s %s", file.getFileName(), e.getMessage());
            } catch (IOException e) {
                throw new ProviderException(Category.INTERNAL, "a stock video could not be shown", e);
            }
        }
        return false;
    }

    private List<Path> matching(String text, long turn) {
        try {
            return stock.matching(text, turn).stream().limit(TRIES).toList();
        } catch (IOException e) {
            LOG.warnf("the stock folder cannot be read: %s", e.getMessage());
            return List.of();
        }
    }

    private void show(Path file, ClipOrder order, Path mp4, BooleanSupplier stopped) throws IOException {
        int width = order.look().frameWidth();
        int height = order.look().frameHeight();
        Path own = mp4.resolveSibling(mp4.getFileName() + ".stock");
        Normalised video = intake.normalise(file, new NormalisationRequest(width, height), own, stopped);
        if (video.kind() != Kind.VIDEO) {
            throw new ProviderException(Category.INPUT, "is no video");
        }
        SmartCrop.Focus focus = SmartCrop.focus(video.picture(), width / (double) height);
        FittedVideo.write(
                video.picture(), focus.x(), focus.y(), width, height, order.frameRate(), order.seconds(), mp4, stopped);
    }
}
