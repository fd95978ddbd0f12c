package io.reelmill.figures.motion;

import io.reelmill.figures.cutout.ColourMatteRemover;
import io.reelmill.figures.film.Film;
import io.reelmill.figures.film.VideoFrames;
import io.reelmill.figures.pixel.Pixels;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.figure.MotionOrder;
import io.reelmill.providers.figure.MotionTransfer;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/**
 * Transfers the motion of the figure of a video to another figure, in the video's own time: path, lean, bounce and sway
 * of the body. Limbs are not tracked: a raised arm only adds to the motion of the body.
 */
public final class FlowMotionTransfer implements MotionTransfer {

    private static final double FASTEST_FOLLOWED = 30;

    private final ColourMatteRemover cutOut = new ColourMatteRemover();

    @Override
    public String name() {
        return "flow-puppet";
    }

    @Override
    public void transfer(MotionOrder order, Path mp4, BooleanSupplier stopped) {
        Pixels figure = figure(Pixels.read(order.character()).within(2 * Math.max(order.width(), order.height())));
        try (VideoFrames reel = VideoFrames.open(order.source())) {
            double rate = Math.min(FASTEST_FOLLOWED, reel.frameRate());
            int count = (int) Math.max(1, Math.floor(reel.seconds() * rate + 0.01));
            FollowedFrames followed = new FollowedFrames(reel, rate, count, stopped);
            try (MomentFile moments = new MomentFile(mp4.resolveSibling(mp4.getFileName() + ".moments"))) {
                ObservedMotion part = new Tracker(followed, count, rate).follow(moments);
                Pixels backdrop = Backdrop.of(followed.ground(), part, order.width(), order.height());
                play(figure, part, backdrop, rate, reel.seconds(), order, mp4, stopped);
            }
        }
    }

    private static void play(
            Pixels figure,
            ObservedMotion part,
            Pixels backdrop,
            double rate,
            double seconds,
            MotionOrder order,
            Path mp4,
            BooleanSupplier stopped) {
        int frames = (int) Math.max(1, Math.round(seconds * order.frameRate()));
        try (TransferredFigure transferred =
                        new TransferredFigure(figure, part, backdrop, order.width(), order.height());
                Film film = Film.write(mp4, order.width(), order.height(), order.frameRate(), stopped)) {
            for (int k = 0; k < frames; k++) {
                film.add(transferred.frame((int) Math.round(k / order.frameRate() * rate)));
            }
            film.finish();
        }
    }

    /** A picture from which nothing can be cut out moves as a rectangle. */
    private Pixels figure(Pixels picture) {
        try {
            return cutOut.cut(picture);
        } catch (ProviderException e) {
            if (e.category() != Category.INPUT) {
                throw e;
            }
            return picture;
        }
    }
}
