package io.reelmill.figures.cutout;

import io.reelmill.figures.pixel.Field;
import io.reelmill.figures.pixel.Pixels;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.figure.BackgroundRemover;
import java.nio.file.Path;

/**
 * Cuts out what stands before a plain or smoothly graded ground.
 *
 * <p>What touches the edge of the picture is the ground; colour and smooth change tell what belongs to it. A busy
 * ground that shares its colours with the figure is beyond this.
 */
public final class CutOut implements BackgroundRemover {

    /** The subject is looked for in a picture of this size; its edge is found in the full one. */
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
     * The subject alone, everything else transparent; a picture that has transparency already is returned as it is.
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
