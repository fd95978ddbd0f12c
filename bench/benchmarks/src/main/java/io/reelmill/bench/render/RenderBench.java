package io.reelmill.bench.render;

import io.reelmill.bench.Figure;
import io.reelmill.compositor.Encoding;
import io.reelmill.compositor.FilmMaker;
import io.reelmill.compositor.caption.CaptionWriter;
import io.reelmill.compositor.encode.NativeFrame;
import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.scene.FramePainter;
import io.reelmill.natives.SkijaLibrary;
import io.reelmill.timeline.Timeline;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;

/**
 * Renders the fixed film, encodes the very same frames with x264 alone, and makes the same film with the ffmpeg program
 * where there is one, in turns. What it is at is said on standard error.
 *
 * <p>{@code render.vs_x264} is how near the whole render comes to the encoder by itself; 1 would mean that reading,
 * drawing, mixing and writing cost nothing. {@code render.vs_ffmpeg} is how many times as fast it is as ffmpeg.
 */
public final class RenderBench {

    private static final double SECONDS = 30;
    private static final int ROUNDS = 4;
    /** The ffmpeg program, which is further off and takes longest, has its turn in every second round. */
    private static final int ROUNDS_TO_FFMPEG = 2;
    /** After so many seconds of turns no new one is begun, so that all ends in a few minutes on a slow machine too. */
    private static final double ENOUGH_SECONDS = 150;

    private static final int MAX_WARM_UPS = 5;
    /** Share of the processor time that the JVM's own threads may still take after a warm-up. */
    private static final double LITTLE = 0.01;

    private RenderBench() {}

    /** Prints the figures; {@code --json FILE} also writes them. */
    public static void main(String[] args) throws IOException {
        SkijaLibrary.prepare();
        Figure.report(Bench.inScratchFolder(RenderBench::run), args);
    }

    /** Takes less than five minutes on two idle processors, and 4 GiB of memory. */
    private static List<Figure> run(Path folder) throws IOException {
        Timeline film = BenchFilm.make(folder, SECONDS);
        Encoding encoding = Encoding.DEFAULT;
        int frames = film.frameCount();
        Path mp4 = folder.resolve("film.mp4");
        Optional<FfmpegGraph> ffmpeg = FfmpegGraph.of(film, folder);
        if (ffmpeg.isEmpty()) {
            Bench.say("no ffmpeg on the path: render.vs_ffmpeg is left out");
        }
        warmUp(() -> new FilmMaker().render(film, folder, encoding, mp4, Bench.told("warming up")));
        List<Turn> turns = new ArrayList<>();
        try (X264Alone x264 = new X264Alone(film.canvas())) {
            Bench.say("drawing the frames for x264 alone");
            keepFrames(film, folder, x264);
            long began = System.nanoTime();
            while (turns.isEmpty() || turns.size() < ROUNDS && (System.nanoTime() - began) / 1e9 < ENOUGH_SECONDS) {
                String turn = "turn " + (turns.size() + 1) + " of " + ROUNDS;
                Meter.Took whole = Meter.time(
                        () -> new FilmMaker().render(film, folder, encoding, mp4, Bench.told(turn + ", whole render")));
                Bench.say(turn + ", x264 alone");
                Meter.Took bare = Meter.time(() -> x264.encode(encoding));
                Meter.Took program = null;
                if (ffmpeg.isPresent() && turns.size() % ROUNDS_TO_FFMPEG == 0) {
                    Bench.say(turn + ", ffmpeg");
                    program = ffmpeg.get().render(encoding);
                }
                turns.add(new Turn(whole, bare, program));
            }
        }
        List<Figure> figures = new ArrayList<>();
        figures.add(
                new Figure("render.fps", median(turns, t -> frames / t.whole().seconds()), "1/s"));
        figures.add(new Figure("x264.fps", median(turns, t -> frames / t.bare().seconds()), "1/s"));
        figures.add(new Figure("render.vs_x264", vsX264(turns), "1"));
        figures.add(processor("render.cpu_ms", turns, Turn::whole, frames));
        figures.add(processor("x264.cpu_ms", turns, Turn::bare, frames));
        if (ffmpeg.isPresent()) {
            List<Turn> both = turns.stream().filter(t -> t.ffmpeg() != null).toList();
            double vsFfmpeg = median(both, t -> t.ffmpeg().seconds() / t.whole().seconds());
            figures.add(new Figure("render.vs_ffmpeg", vsFfmpeg, "1"));
            figures.add(processor("ffmpeg.cpu_ms", both, Turn::ffmpeg, frames));
        }
        Bench.say("element by element");
        List<Figure> elements = elements(film, folder, mp4);
        figures.addAll(elements);
        double known = elements.stream()
                .filter(e -> e.name().equals(DrawBench.ALL))
                .mapToDouble(Figure::value)
                .sum();
        double jvm = median(turns, t -> 1000 * t.whole().jvmSeconds() / frames);
        figures.add(new Figure("render.jvm_ms", jvm, "ms"));
        double more =
                median(turns, t -> 1000 * (t.whole().cpuSeconds() - t.bare().cpuSeconds()) / frames);
        figures.add(new Figure("render.rest_ms", more - known - jvm, "ms"));
        return figures;
    }

    private static List<Figure> elements(Timeline film, Path folder, Path mp4) throws IOException {
        try (NativeFrame frame =
                new NativeFrame(film.canvas().width(), film.canvas().height())) {
            return new DrawBench(film, folder, mp4, frame.frame()).run();
        }
    }

    /** Processor time for each frame. */
    private static Figure processor(String name, List<Turn> turns, Function<Turn, Meter.Took> part, int frames) {
        return new Figure(name, median(turns, t -> 1000 * part.apply(t).cpuSeconds() / frames), "ms");
    }

    /** Of all neighbours, since a machine that is faster at one time than at another is so for both of them. */
    private static double vsX264(List<Turn> turns) {
        DoubleStream.Builder ratios = DoubleStream.builder();
        for (int i = 0; i < turns.size(); i++) {
            if (i > 0) {
                ratios.add(
                        turns.get(i - 1).bare().seconds() / turns.get(i).whole().seconds());
            }
            ratios.add(turns.get(i).bare().seconds() / turns.get(i).whole().seconds());
        }
        return Meter.median(ratios.build().toArray());
    }

    /** The whole render, then x264 alone, then ffmpeg; null where there is none or where it was not its turn. */
    private record Turn(Meter.Took whole, Meter.Took bare, Meter.Took ffmpeg) {}

    private static double median(List<Turn> turns, ToDoubleFunction<Turn> figure) {
        return Meter.median(turns.stream().mapToDouble(figure).toArray());
    }

    /** Renders as a service has rendered before: until the compilers have little left to do. */
    private static void warmUp(Meter.Work render) throws IOException {
        double jvmShare = 1;
        for (int i = 0; i < MAX_WARM_UPS && jvmShare > LITTLE; i++) {
            Meter.Took took = Meter.time(render);
            jvmShare = took.jvmSeconds() / took.cpuSeconds();
        }
    }

    private static void keepFrames(Timeline film, Path folder, X264Alone x264) {
        Frame frame = new Frame(film.canvas().width(), film.canvas().height());
        double rate = film.canvas().frameRate();
        try (FramePainter painter = new FramePainter(film, folder, false, Runnable::run);
                CaptionWriter captions = new CaptionWriter(film.captions(), film.canvas())) {
            for (int i = 0; i < film.frameCount(); i++) {
                painter.paint(i / rate, frame);
                captions.write(i / rate, frame);
                x264.add(frame);
            }
        }
    }
}
