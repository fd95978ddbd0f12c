package io.reelmill.compositor.scene;

import io.reelmill.compositor.footage.FootagePlayer;
import io.reelmill.compositor.still.Still;

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
}
