package io.reelmill.figures.motion;

import io.reelmill.figures.film.Film;
import io.reelmill.figures.film.VideoFrames;
import io.reelmill.figures.pixel.Field;
import io.reelmill.figures.pixel.Lab;
import io.reelmill.figures.pixel.Pixels;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.BooleanSupplier;

/**
 * The frames of a video, scaled down, decoded again by each iterator. A few of them are kept to find the background.
 */
final class FollowedFrames implements Iterable<Field> {

    /** The shorter side for motion tracking, pixels. */
    private static final int SIDE = 150;

    private static final int GROUND_FRAMES = 15;

    private final VideoFrames video;
    private final double frameRate;
    private final int count;
    private final BooleanSupplier stopped;
    private final List<Pixels> ground = new ArrayList<>();

    FollowedFrames(VideoFrames video, double frameRate, int count, BooleanSupplier stopped) {
        this.video = video;
        this.frameRate = frameRate;
        this.count = count;
        this.stopped = stopped;
    }

    /** Frames from the whole length, as far as they were iterated. */
    List<Pixels> ground() {
        return ground;
    }

    @Override
    public Iterator<Field> iterator() {
        ground.clear();
        double scale = SIDE / (double) Math.min(video.width(), video.height());
        int width = (int) Math.round(video.width() * scale);
        int height = (int) Math.round(video.height() * scale);
        return new Iterator<>() {
            private int next;

            @Override
            public boolean hasNext() {
                return next < count;
            }

            @Override
            public Field next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                Film.check(stopped);
                Pixels frame = video.at(next / frameRate).scaled(width, height);
                if (next % Math.max(1, count / GROUND_FRAMES) == 0) {
                    ground.add(frame);
                }
                next++;
                return Tracker.seen(Lab.of(frame));
            }
        };
    }
}
