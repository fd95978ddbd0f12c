package io.reelmill.figures.cutout;

import io.reelmill.figures.pixel.Field;
import io.reelmill.figures.pixel.Pixels;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.figure.BackgroundRemover;
import java.nio.file.Path;

/**
 * Cuts out a figure in front of a plain or smoothly graded background.
 *
 * <p>Regions at the edge of the picture are background; colour and smoothness decide what else belongs to it. A busy
 * background that shares colours with the figure is not supported.
 */
public final class ColourMatteRemover implements BackgroundRemover {

    /** The subject is segmented in a picture of this size; its edge is refined at full size. */
    private static final int SEARCHED = 420;

    private static final double ALREADY_CUT = 0.02;

    @Override
    public String name() {
        return "colour-matte";
    }

    @Override
    public void remove(Path image, Path png) {
        cut(Pixels.read(image)).write(png);
    }

    /**
     * The subject alone on a transparent background; a picture with transparency is returned unchanged.
     *
     * @throws ProviderException INPUT when no subject stands out
     */
    public Pixels cut(Pixels picture) {
        if (picture.transparency() > ALREADY_CUT) {
            return picture;
        }
        Field mask = new Segmentation(picture.within(SEARCHED)).mask();
        if (mask == null) {
            throw new ProviderException(Category.INPUT, "no subject stands out from the background of this image");
        }
        return new Matte(picture, mask).cut();
    }
}
