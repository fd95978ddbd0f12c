package io.reelmill.motion;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Surface;
import io.reelmill.compositor.FootageWriter;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.footage.ClipGenerator;
import io.reelmill.providers.footage.ClipOrder;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/**
 * Motion graphics: animated text in sync with the speech, charts and counters for numbers, self-drawing icons, in the
 * colours and type of the style. The model {@code base} selects the plain quality level, any other the premium one.
 */
public final class MotionGraphics implements ClipGenerator {

    @Override
    public String name() {
        return "motion graphics";
    }

    @Override
    public void make(ClipOrder order, Path mp4, BooleanSupplier stopped) {
        int width = order.look().frameWidth();
        int height = order.look().frameHeight();
        int frames = (int) Math.ceil(order.seconds() * order.frameRate());
        try (MotionClip show = new MotionClip(order);
                FootageWriter writer = FootageWriter.open(mp4, width, height, order.frameRate());
                Surface surface = writer.surface()) {
            Canvas canvas = surface.getCanvas();
            double shown = -1;
            for (int i = 0; i < frames; i++) {
                if (stopped.getAsBoolean()) {
                    throw new ProviderException(Category.PASSING, "a clip was stopped");
                }
                double moment = show.moment(i / order.frameRate());
                if (moment != shown) {
                    show.draw(canvas, moment, width, height);
                    shown = moment;
                }
                writer.write(surface);
            }
            writer.finish();
        }
    }
}
