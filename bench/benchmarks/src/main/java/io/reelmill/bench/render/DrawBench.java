package io.reelmill.bench.render;

import io.reelmill.bench.Figure;
import io.reelmill.compositor.Encoding;
import io.reelmill.compositor.FilmMaker;
import io.reelmill.compositor.Progress;
import io.reelmill.compositor.caption.CaptionWriter;
import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.scene.FramePainter;
import io.reelmill.sound.mix.Mastering;
import io.reelmill.sound.mix.Mixdown;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Timeline;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** What each element of a film costs, in milliseconds of processor time on one thread. */
final class DrawBench {

    /** What the elements of the bench's film come to, for each of its frames. */
    static final String ALL = "render.elements_ms";

    private static final int FRAMES = 150;

    private final Timeline film;
    private final Path folder;
    private final Path mp4;
    private final Frame frame;
    private final double rate;

    /**
     * @param mp4 the film as it has been rendered
     * @param frame what is drawn into, of the film's size
     */
    DrawBench(Timeline film, Path folder, Path mp4, Frame frame) {
        this.film = film;
        this.folder = folder;
        this.mp4 = mp4;
        this.frame = frame;
        this.rate = film.canvas().frameRate();
    }

    List<Figure> run() throws IOException {
        Clip first = film.clips().get(0);
        double still = painting(with(first), 0, FRAMES);
        double layered = painting(with(layered(first)), 0, FRAMES);
        Clip second = film.clips().get(1);
        int fade = (int) (second.entry().seconds() * rate);
        double fading = painting(film, (int) Math.ceil(second.start() * rate), fade);
        double reading = first(with(first)) - still;
        double captions = captions();
        double mixing = mixing();
        double coding = joining() - mixing;
        double faded =
                film.clips().stream().mapToDouble(c -> c.entry().seconds()).sum() / film.seconds();
        double pictures = film.clips().size() / (double) film.frameCount();
        return List.of(
                figure("draw.still_ms", still),
                figure("draw.layer_ms", layered - still),
                figure("draw.crossfade_ms", fading),
                figure("draw.blend_ms", blending()),
                figure("draw.caption_ms", captions),
                figure("draw.read_ms", reading),
                figure("sound.mix_ms", mixing),
                figure("sound.code_ms", coding),
                figure(ALL, still + (fading - still) * faded + captions + reading * pictures + mixing + coding));
    }

    /** All of the sound, coded and written beside pictures that are there already, for each frame. */
    private double joining() throws IOException {
        Path joined = folder.resolve("joined.mp4");
        Progress untold = new Progress() {
            @Override
            public void at(int frame, int frames) {}

            @Override
            public boolean cancelled() {
                return false;
            }
        };
        double whole = milliseconds(
                1, i -> new FilmMaker().remix(film, folder, Encoding.DEFAULT, mp4, Mastering.HOUSE, joined, untold));
        return whole / film.frameCount();
    }

    /** Measuring and giving the whole sound, for each frame. */
    private double mixing() throws IOException {
        float[] left = new float[4800];
        float[] right = new float[4800];
        double whole = milliseconds(1, i -> {
            try (Mixdown mix = Mixdown.of(film.tracks(), folder, film.seconds())) {
                while (mix.read(left, right) > 0) {
                    continue;
                }
            }
        });
        return whole / film.frameCount();
    }

    private static Figure figure(String name, double milliseconds) {
        return new Figure(name, milliseconds, "ms");
    }

    private interface Step {
        void at(int i) throws IOException;
    }

    private static double milliseconds(int n, Step step) throws IOException {
        double[] rounds = new double[3];
        for (int r = 0; r < rounds.length; r++) {
            rounds[r] = Meter.ownMilliseconds(() -> {
                        for (int i = 0; i < n; i++) {
                            step.at(i);
                        }
                    })
                    / n;
        }
        return Meter.median(rounds);
    }

    private double painting(Timeline timeline, int from, int n) throws IOException {
        double[] rounds = new double[3];
        for (int r = 0; r < rounds.length; r++) {
            try (FramePainter painter = new FramePainter(timeline, folder, false, Runnable::run)) {
                painter.paint(from / rate, frame);
                rounds[r] = milliseconds(n, i -> painter.paint((from + i) / rate, frame));
            }
        }
        return Meter.median(rounds);
    }

    /** The first frame of a film, before which its picture is read, as large as the film needs it. */
    private double first(Timeline timeline) throws IOException {
        return milliseconds(3, i -> {
            try (FramePainter painter = new FramePainter(timeline, folder, false, Runnable::run)) {
                painter.paint(0, frame);
            }
        });
    }

    private double blending() throws IOException {
        Frame other = new Frame(frame.width(), frame.height());
        return milliseconds(FRAMES, i -> frame.mix(other, 100));
    }

    private double captions() throws IOException {
        double[] rounds = new double[3];
        for (int r = 0; r < rounds.length; r++) {
            try (CaptionWriter writer = new CaptionWriter(film.captions(), film.canvas())) {
                int n = film.frameCount();
                rounds[r] = Meter.ownMilliseconds(() -> {
                            for (int i = 0; i < n; i++) {
                                writer.write(i / rate, frame);
                            }
                        })
                        / n;
            }
        }
        return Meter.median(rounds);
    }

    private Timeline with(Clip clip) {
        return new Timeline(film.canvas(), film.seconds(), List.of(clip), film.captions(), List.of());
    }

    /** The clip with the hero of {@link BenchPicture#drawHero} before it. */
    private static Clip layered(Clip clip) {
        Layer hero = new Layer(BenchFilm.HERO, 360, 900, 900, 900, 1.3, new Layer.Sway(6, 10, 4, 0));
        return new Clip(
                clip.id(),
                clip.start(),
                clip.end(),
                clip.stageWidth(),
                clip.stageHeight(),
                List.of(clip.layers().get(0), hero),
                clip.camera(),
                clip.entry());
    }
}
