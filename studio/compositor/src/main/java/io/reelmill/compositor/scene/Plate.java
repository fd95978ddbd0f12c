package io.reelmill.compositor.scene;

import io.reelmill.compositor.footage.DrawnFootage;
import io.reelmill.compositor.footage.FootagePlayer;
import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.plane.Plane;
import io.reelmill.compositor.plane.Raster;
import io.reelmill.compositor.still.Still;
import io.reelmill.timeline.Footage;
import java.nio.ByteBuffer;

/** What a layer shows. */
sealed interface Plate extends AutoCloseable {

    /** @param passed seconds since the clip began */
    Still at(double passed);

    @Override
    void close();

    /** The same at all times. */
    record Fixed(Still still) implements Plate {
        @Override
        public Still at(double passed) {
            return still;
        }

        @Override
        public void close() {
            // lives on the heap
        }
    }

    /** A video. */
    record Playing(FootagePlayer player) implements Plate {
        @Override
        public Still at(double passed) {
            return player.at(passed);
        }

        @Override
        public void close() {
            player.close();
        }
    }

    /** Footage that is drawn: straight into the frame where it fills it, else into planes that are sampled. */
    final class Drawn implements Plate {

        private final DrawnFootage drawn;
        private final Footage footage;
        private Sampled sampled;

        Drawn(DrawnFootage drawn, Footage footage) {
            this.drawn = drawn;
            this.footage = footage;
        }

        /** Whether it has as many pixels as a frame. */
        boolean isLike(Frame frame) {
            return drawn.width() == frame.width() && drawn.height() == frame.height();
        }

        /** Fills a frame that {@link #isLike} it. */
        void fill(Frame frame, double passed) {
            drawn.draw(moment(passed), frame);
        }

        @Override
        public Still at(double passed) {
            if (sampled == null) {
                sampled = Sampled.of(drawn.width(), drawn.height());
            }
            drawn.draw(moment(passed), sampled.frame());
            sampled.load();
            return sampled.still();
        }

        private double moment(double passed) {
            return footage.from() + Math.max(0, passed) * footage.speed();
        }

        @Override
        public void close() {
            drawn.close();
        }
    }

    /** A frame, and the same as planes that can be sampled. */
    record Sampled(Frame frame, ByteBuffer y, ByteBuffer u, ByteBuffer v, Still still) {

        static Sampled of(int width, int height) {
            ByteBuffer y = rows(width, height);
            ByteBuffer u = rows(width / 2, height / 2);
            ByteBuffer v = rows(width / 2, height / 2);
            Frame frame = new Frame(
                    new Raster(width, height, y),
                    new Raster(width / 2, height / 2, u),
                    new Raster(width / 2, height / 2, v));
            Plane luma = new Plane(width, height);
            Plane blue = new Plane(width / 2, height / 2);
            Plane red = new Plane(width / 2, height / 2);
            return new Sampled(frame, y, u, v, Still.opaque(luma, blue, red));
        }

        private static ByteBuffer rows(int width, int height) {
            return ByteBuffer.allocate(Raster.stride(width) * height);
        }

        void load() {
            still.y().load(y, frame.y().stride());
            still.u().load(u, frame.u().stride());
            still.v().load(v, frame.v().stride());
        }
    }
}
