package io.reelmill.figures.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.figures.Drawings;
import io.reelmill.figures.film.Film;
import io.reelmill.figures.film.VideoFrames;
import io.reelmill.figures.pixel.Field;
import io.reelmill.figures.pixel.Lab;
import io.reelmill.figures.pixel.Pixels;
import io.reelmill.providers.figure.MotionOrder;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FlowMotionTransferTest {

    private static final int FRAMES = 40;

    @TempDir
    Path folder;

    private final List<MomentFile> opened = new ArrayList<>();

    @Test
    void shouldFollowTheWayOfTheFigure() {
        List<Field> frames = new ArrayList<>();
        for (int k = 0; k < FRAMES; k++) {
            frames.add(Tracker.seen(Lab.of(Drawings.moving(150, 266, across(k), 0.2))));
        }

        ObservedMotion seen = followed(frames);

        double[] meant = new double[FRAMES];
        double[] found = new double[FRAMES];
        for (int k = 0; k < FRAMES; k++) {
            meant[k] = across(k);
            found[k] = seen.moments().get(k).bodyX() * (seen.right() - seen.left());
        }
        assertThat(correlation(meant, found)).isGreaterThan(0.97);
        assertThat(found[FRAMES / 4]).isCloseTo(meant[FRAMES / 4], within(0.04));
    }

    @Test
    void shouldTellTheCamerasWayFromTheFigures() {
        Pixels wide = Drawings.landscape(400, 300, 0);
        List<Field> frames = new ArrayList<>();
        for (int k = 0; k < 12; k++) {
            Pixels part = new Pixels(200, 300);
            for (int i = 0; i < part.argb().length; i++) {
                part.argb()[i] = wide.argb()[i / 200 * 400 + i % 200 + 3 * k];
            }
            frames.add(Tracker.seen(Lab.of(part)));
        }

        ObservedMotion seen = followed(frames);

        assertThat(seen.moments().get(11).cameraX()).isCloseTo(-33 / 200.0, within(0.04));
        assertThat(seen.moments().get(11).bodyX()).isCloseTo(0, within(0.05));
    }

    /** The last few, however many there were. */
    @Test
    void shouldKeepNoMoreThanAFewFramesAtATime() {
        List<WeakReference<Field>> given = new ArrayList<>();
        int[] alive = new int[1];
        int count = 60;
        Iterable<Field> frames = () -> new Iterator<>() {
            private int next;

            @Override
            public boolean hasNext() {
                return next < count;
            }

            @Override
            public Field next() {
                if (next % 20 == 19) {
                    System.gc();
                    long left =
                            given.stream().filter(frame -> frame.get() != null).count();
                    alive[0] = Math.max(alive[0], (int) left);
                }
                Field frame = Tracker.seen(Lab.of(Drawings.moving(60, 100, across(next++), 0.2)));
                given.add(new WeakReference<>(frame));
                return frame;
            }
        };

        try (MomentFile moments = new MomentFile(folder.resolve("moments"))) {
            assertThat(new Tracker(frames, count, 25).follow(moments).moments()).hasSize(count);
        }

        assertThat(alive[0]).isLessThanOrEqualTo(3);
        assertThat(folder.resolve("moments")).doesNotExist();
    }

    private ObservedMotion followed(List<Field> frames) {
        MomentFile moments = new MomentFile(folder.resolve("moments"));
        opened.add(moments);
        return new Tracker(frames, frames.size(), 25).follow(moments);
    }

    @AfterEach
    void close() {
        opened.forEach(MomentFile::close);
    }

    @Test
    void shouldGiveTheMotionToAnotherFigure() {
        Path source = folder.resolve("source.mp4");
        Path character = folder.resolve("icon.png");
        Path mp4 = folder.resolve("out.mp4");
        Drawings.iconFace(160).write(character);
        try (Film film = Film.write(source, 180, 320, 20, () -> false)) {
            for (int k = 0; k < FRAMES; k++) {
                film.add(Drawings.moving(180, 320, across(k), 0.3));
            }
            film.finish();
        }

        new FlowMotionTransfer().transfer(new MotionOrder(character, source, 144, 256, 20), mp4, () -> false);

        double[] meant = new double[FRAMES];
        double[] found = new double[FRAMES];
        try (VideoFrames reel = VideoFrames.open(mp4)) {
            assertThat(reel.width()).isEqualTo(144);
            assertThat(reel.height()).isEqualTo(256);
            assertThat(reel.seconds()).isCloseTo(FRAMES / 20.0, within(0.06));
            for (int k = 0; k < FRAMES; k++) {
                meant[k] = across(k);
                found[k] = middleOfYellow(reel.at((k + 0.5) / 20));
            }
        }
        assertThat(correlation(meant, found)).isGreaterThan(0.95);
    }

    private static double across(int k) {
        return 0.13 * Math.sin(2 * Math.PI * k / FRAMES);
    }

    private static double middleOfYellow(Pixels frame) {
        double sum = 0;
        double n = 1e-9;
        for (int i = 0; i < frame.argb().length; i++) {
            int c = frame.argb()[i];
            if ((c >> 16 & 255) > 200 && (c & 255) < 110) {
                sum += i % frame.width();
                n++;
            }
        }
        return sum / n;
    }

    private static double correlation(double[] a, double[] b) {
        double ma = 0;
        double mb = 0;
        for (int i = 0; i < a.length; i++) {
            ma += a[i] / a.length;
            mb += b[i] / a.length;
        }
        double ab = 0;
        double aa = 0;
        double bb = 0;
        for (int i = 0; i < a.length; i++) {
            ab += (a[i] - ma) * (b[i] - mb);
            aa += (a[i] - ma) * (a[i] - ma);
            bb += (b[i] - mb) * (b[i] - mb);
        }
        return ab / Math.sqrt(aa * bb);
    }
}
