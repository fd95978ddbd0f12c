package io.reelmill.figures.cutout;

import io.reelmill.figures.film.Film;
import io.reelmill.figures.film.VideoFrames;
import io.reelmill.figures.pixel.Field;
import io.reelmill.figures.pixel.Pixels;
import io.reelmill.figures.pixel.Rgb;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/** Replaces the background of a video: the subject is segmented in every second frame, its edge refined in each. */
public final class SubjectFilm {

    /** Frame size for segmentation. */
    private static final int SEARCHED = 260;
    /** Frame size for refining the edge. */
    private static final int MATTED = 720;

    private static final int EVERY = 2;
    /** Weight of a new mask against the previous one, to avoid a flickering outline. */
    private static final float FRESH = 0.65f;

    private static final double TALLEST = 0.78;
    private static final double WIDEST = 0.96;

    private SubjectFilm() {}

    /**
     * Writes the video with the subject on a new background, standing on the lower edge.
     *
     * @param ground background picture of the size of the video
     * @param seconds of the video that are used
     * @throws ProviderException INPUT when no subject stands out in the first frame, or the file is no video
     */
    public static void place(Path video, Path ground, double seconds, Path mp4, BooleanSupplier stopped) {
        Pixels behind = Pixels.read(ground);
        try (VideoFrames reel = VideoFrames.open(video);
                Film film = Film.write(mp4, behind.width(), behind.height(), reel.frameRate(), stopped)) {
            int frames = (int) Math.max(1, Math.floor(Math.min(seconds, reel.seconds()) * reel.frameRate() + 1e-6));
            Field mask = null;
            Place place = null;
            for (int k = 0; k < frames; k++) {
                Pixels frame = reel.at(k / reel.frameRate()).within(MATTED);
                mask = k % EVERY == 0 ? followed(mask, new Segmentation(frame.within(SEARCHED)).mask()) : mask;
                place = place == null ? Place.of(mask, frame, behind) : place;
                film.add(place.lay(new Matte(frame, mask).cut(), behind));
            }
            film.finish();
        }
    }

    private static Field followed(Field before, Field found) {
        if (before == null && found == null) {
            throw new ProviderException(Category.INPUT, "no subject stands out from the background of this video");
        }
        if (before == null || found == null) {
            return before == null ? found : before;
        }
        return found.map(i -> FRESH * found.at()[i] + (1 - FRESH) * before.at()[i]);
    }

    /** Placement of the video's frames in pixels of the result, the same for all frames. */
    private record Place(int x, int y, int width, int height) {

        static Place of(Field mask, Pixels frame, Pixels ground) {
            int left = mask.width();
            int right = 0;
            int top = mask.height();
            int bottom = 0;
            for (int i = 0; i < mask.at().length; i++) {
                if (mask.at()[i] > 0.5f) {
                    left = Math.min(left, i % mask.width());
                    right = Math.max(right, i % mask.width() + 1);
                    top = Math.min(top, i / mask.width());
                    bottom = Math.max(bottom, i / mask.width() + 1);
                }
            }
            double unit = frame.width() / (double) mask.width();
            double scale = Math.min(
                    ground.height() * TALLEST / ((bottom - top) * unit),
                    ground.width() * WIDEST / ((right - left) * unit));
            double x = ground.width() / 2.0 - (left + right) / 2.0 * unit * scale;
            double y = ground.height() - bottom * unit * scale;
            return new Place((int) Math.round(x), (int) Math.round(y), (int) Math.round(frame.width() * scale), (int)
                    Math.round(frame.height() * scale));
        }

        Pixels lay(Pixels cut, Pixels ground) {
            Pixels sized = cut.scaled(width, height);
            Pixels out =
                    new Pixels(ground.width(), ground.height(), ground.argb().clone());
            Field.rows(ground.height(), row -> {
                int from = row - y;
                for (int column = Math.max(0, x);
                        from >= 0 && from < height && column < Math.min(ground.width(), x + width);
                        column++) {
                    int c = sized.argb()[from * width + column - x];
                    int at = row * ground.width() + column;
                    out.argb()[at] = Rgb.mix(out.argb()[at], c | 0xFF000000, (c >>> 24) / 255f);
                }
            });
            return out;
        }
    }
}
