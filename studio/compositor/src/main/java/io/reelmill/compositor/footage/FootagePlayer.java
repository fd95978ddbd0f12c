package io.reelmill.compositor.footage;

import io.reelmill.compositor.plane.Plane;
import io.reelmill.compositor.still.Still;
import io.reelmill.timeline.Footage;
import io.reelmill.timeline.Footage.Round;
import java.nio.file.Path;
import org.bytedeco.ffmpeg.avutil.AVFrame;

/** Plays a video file as a clip shows it: from a moment on, at a speed, perhaps round and round. Belongs to one thread. */
public final class FootagePlayer implements AutoCloseable {

    private final Path file;
    private final Footage footage;
    private final Round round;
    private final double lastFrame;
    private final double length;
    private Decoder decoder;
    private Decoder following;
    private final Still still;
    private Still seam;
    private double shown = -1;

    /** @throws io.reelmill.compositor.RenderException when it is no video that can be read */
    public FootagePlayer(Path file, Footage footage) {
        this.file = file;
        this.footage = footage;
        this.decoder = new Decoder(file);
        try {
            this.length = decoder.seconds();
            this.lastFrame = Math.max(0, length - 1 / Math.max(1, decoder.frameRate()));
            this.round = round();
            this.still = blank();
        } catch (RuntimeException | OutOfMemoryError e) {
            decoder.close();
            throw e;
        }
    }

    private Still blank() {
        int width = decoder.width() & ~1;
        int height = decoder.height() & ~1;
        Plane y = new Plane(width, height);
        Plane u = new Plane(width / 2, height / 2);
        Plane v = new Plane(width / 2, height / 2);
        return Still.opaque(y, u, v);
    }

    /**
     * The picture at a moment of the clip; it is free again with the next call.
     *
     * @param passed seconds since the clip began
     */
    public Still at(double passed) {
        double wanted = footage.from() + Math.max(0, passed) * footage.speed();
        if (round == null) {
            return show(Math.min(wanted, lastFrame));
        }
        double period = round.end() - round.start();
        double place = wanted < round.end() ? wanted : round.start() + (wanted - round.end()) % period;
        double begun = place - (round.end() - round.fade());
        if (begun <= 0) {
            return show(Math.min(place, lastFrame));
        }
        // the end of a round, and over it what begins
        show(place - period);
        if (following == null) {
            following = new Decoder(file);
            seam = blank();
        }
        load(following.at(Math.min(place, lastFrame)), seam);
        double gone = begun / round.fade();
        int weight = (int) Math.round(256 * (1 - gone * gone * (3 - 2 * gone)));
        still.y().mix(seam.y(), weight);
        still.u().mix(seam.u(), weight);
        still.v().mix(seam.v(), weight);
        shown = -1;
        return still;
    }

    private Round round() {
        if (!footage.loop() || footage.round() != null) {
            return footage.loop() ? footage.round() : null;
        }
        return length < 2.5 * Footage.SEAM ? null : new Round(Footage.SEAM, length, Footage.SEAM);
    }

    private Still show(double seconds) {
        if (seconds != shown) {
            load(decoder.at(seconds), still);
            shown = seconds;
        }
        return still;
    }

    private static void load(AVFrame frame, Still target) {
        target.y().load(FootageReader.plane(frame, 0, frame.height()), frame.linesize(0));
        target.u().load(FootageReader.plane(frame, 1, frame.height() / 2), frame.linesize(1));
        target.v().load(FootageReader.plane(frame, 2, frame.height() / 2), frame.linesize(2));
    }

    @Override
    public void close() {
        decoder.close();
        if (following != null) {
            following.close();
        }
    }
}
