package io.reelmill.remote.media;

import io.reelmill.clips.FittedVideo;
import io.reelmill.framing.SmartCrop;
import io.reelmill.ingest.Kind;
import io.reelmill.ingest.MediaException;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.ingest.NormalisationRequest;
import io.reelmill.ingest.Normalised;
import io.reelmill.isolation.FileTree;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.footage.ClipOrder;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/**
 * Makes pictures and clips of the files that services send. They are opened by the isolated process alone; what it leaves
 * is put into the frame.
 */
public final class MediaImporter {

    /** Services send no longer clips for a shot, seconds. */
    private static final double LONGEST = 300;

    private final MediaIntake intake;

    public MediaImporter(MediaIntake intake) {
        this.intake = intake;
    }

    /**
     * A still that fills the frame, the camera moving over it. The file is gone afterwards.
     *
     * @param inwards whether the camera moves in, or out
     * @throws ProviderException INTERNAL when it is no picture
     */
    public Picture picture(String service, Path raw, Look look, boolean inwards) {
        Path folder = raw.resolveSibling(raw.getFileName() + ".taken");
        NormalisationRequest wanted = new NormalisationRequest(
                (int) (look.frameWidth() * StillFitter.ROOM), (int) (look.frameHeight() * StillFitter.ROOM));
        Normalised taken = taken(service, raw, Kind.IMAGE, wanted, folder, Thread.currentThread()::isInterrupted);
        try {
            double shape = look.frameWidth() / (double) look.frameHeight();
            SmartCrop.Focus focus = SmartCrop.focus(taken.picture(), shape);
            String file = raw.getParent().relativize(taken.picture()).toString();
            return StillFitter.still(file, taken.width(), taken.height(), look, focus, inwards);
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "the picture of " + service + " could not be kept", e);
        }
    }

    /**
     * A clip as a {@link io.reelmill.providers.footage.ClipGenerator} promises it. The file is gone afterwards.
     *
     * @throws ProviderException INTERNAL when it is no video
     */
    public void clip(String service, Path raw, ClipOrder order, Path mp4, BooleanSupplier stopped) {
        int width = order.look().frameWidth();
        int height = order.look().frameHeight();
        clip(service, raw, width, height, order.frameRate(), order.seconds(), mp4, stopped);
    }

    /**
     * The same in words of its own.
     *
     * @param width pixels of the clip, even
     * @param height pixels of the clip, even
     * @param seconds of the clip, above 0
     */
    public void clip(
            String service,
            Path raw,
            int width,
            int height,
            double frameRate,
            double seconds,
            Path mp4,
            BooleanSupplier stopped) {
        Path folder = raw.resolveSibling(raw.getFileName() + ".taken");
        Normalised taken = video(service, raw, width, height, folder, stopped);
        try {
            SmartCrop.Focus focus = SmartCrop.focus(taken.picture(), width / (double) height);
            FittedVideo.write(taken.picture(), focus.x(), focus.y(), width, height, frameRate, seconds, mp4, stopped);
            FileTree.delete(folder);
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "the clip of " + service + " could not be kept", e);
        }
    }

    /**
     * A video as it is, in a form that may be opened. The file is gone afterwards.
     *
     * @param width pixels of the frame that it is for
     * @param height pixels of the frame that it is for
     * @param folder for what becomes of it
     * @throws ProviderException INTERNAL when it is no video
     */
    public Normalised video(String service, Path raw, int width, int height, Path folder, BooleanSupplier stopped) {
        return taken(service, raw, Kind.VIDEO, new NormalisationRequest(width, height, LONGEST), folder, stopped);
    }

    private Normalised taken(
            String service, Path raw, Kind kind, NormalisationRequest wanted, Path folder, BooleanSupplier stopped) {
        String what = kind == Kind.IMAGE ? "a picture" : "a video";
        try {
            Normalised taken = intake.normalise(raw, wanted, folder, stopped);
            Files.delete(raw);
            if (taken.kind() == kind) {
                return taken;
            }
        } catch (MediaException e) {
            // The words of the intake are for a client's own file.
            throw new ProviderException(
                    Category.INTERNAL, service + " answered with " + what + " that " + e.getMessage(), e);
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "what " + service + " sent could not be kept", e);
        }
        throw new ProviderException(Category.INTERNAL, service + " answered with something else than " + what);
    }
}
