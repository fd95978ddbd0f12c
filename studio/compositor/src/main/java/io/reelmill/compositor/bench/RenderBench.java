package io.reelmill.compositor.bench;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.reelmill.compositor.Encoding;
import io.reelmill.compositor.FilmMaker;
import io.reelmill.compositor.Progress;
import io.reelmill.compositor.caption.CaptionWriter;
import io.reelmill.compositor.encode.X264Alone;
import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.scene.FramePainter;
import io.reelmill.timeline.Timeline;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * Renders the fixed film, and encodes the very same frames with x264 alone, in turns in one process. What it is at
 * is said on standard error.
 *
 * <p>{@code render.vs_x264} is how near the whole render comes to the encoder by itself; 1 would mean that reading,
 * drawing, mixing and writing cost nothing. Peak memory is taken in a process of its own for each length.
 */
public final class RenderBench {

    private static final double SECONDS = 30;
    private static final double LONG_SECONDS = 300;
    private static final int ROUNDS = 2;
    /** After so many seconds of turns no new one is begun, so that all ends in a few minutes on a slow machine too. */
    private static final double ENOUGH_SECONDS = 70;

    private RenderBench() {}

    /**
     * Prints the figures; {@code --json FILE} also writes them as an array of {@code {name, value, unit}}. With {@code
     * --memory SECONDS} only renders a film of that length and prints the peak memory in MiB.
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        Map<String, String> options = new TreeMap<>();
        for (int i = 0; i + 1 < args.length; i += 2) {
            options.put(args[i], args[i + 1]);
        }
        if (options.containsKey("--memory")) {
            System.out.println(memoryOfOneRender(Double.parseDouble(options.get("--memory"))));
            return;
        }
        List<Figure> figures = run();
        for (Figure figure : figures) {
            System.out.printf("%-28s %10.3f %s%n", figure.name(), figure.value(), figure.unit());
        }
        if (options.containsKey("--json")) {
            Files.write(Path.of(options.get("--json")), new ObjectMapper().writeValueAsBytes(figures));
        }
    }

    /** Runs all of it, which takes less than six minutes on two idle processors, and 4 GiB of memory. */
    public static List<Figure> run() throws IOException, InterruptedException {
        List<Figure> figures = new ArrayList<>(inScratchFolder(RenderBench::speed));
        figures.add(new Figure("render.rss_30s_mib", memory(SECONDS), "MiB"));
        figures.add(new Figure("render.rss_300s_mib", memory(LONG_SECONDS), "MiB"));
        return figures;
    }

    private static List<Figure> speed(Path folder) throws IOException {
        Timeline film = BenchFilm.make(folder, SECONDS);
        Encoding encoding = Encoding.DEFAULT;
        int frames = film.frameCount();
        List<Turn> turns = new ArrayList<>();
        try (X264Alone x264 = new X264Alone(film.canvas())) {
            say("drawing the frames for x264 alone");
            keepFrames(film, folder, x264);
            Path mp4 = folder.resolve("film.mp4");
            long began = System.nanoTime();
            while (turns.isEmpty() || turns.size() < ROUNDS && (System.nanoTime() - began) / 1e9 < ENOUGH_SECONDS) {
                String turn = "turn " + (turns.size() + 1) + " of " + ROUNDS;
                Meter.Took whole = Meter.time(
                        () -> new FilmMaker().render(film, folder, encoding, mp4, told(turn + ", whole render")));
                say(turn + ", x264 alone");
                turns.add(new Turn(whole, Meter.time(() -> x264.encode(encoding))));
            }
        }
        List<Figure> figures = new ArrayList<>();
        figures.add(new Figure(
                "render.fps", median(turns, turn -> frames / turn.whole().seconds()), "1/s"));
        figures.add(new Figure(
                "x264.fps", median(turns, turn -> frames / turn.bare().seconds()), "1/s"));
        figures.add(new Figure(
                "render.vs_x264",
                median(turns, turn -> turn.bare().seconds() / turn.whole().seconds()),
                "1"));
        figures.add(new Figure(
                "render.cpu_ms", median(turns, turn -> 1000 * turn.whole().cpuSeconds() / frames), "ms"));
        figures.add(new Figure(
                "x264.cpu_ms", median(turns, turn -> 1000 * turn.bare().cpuSeconds() / frames), "ms"));
        say("drawing, element by element");
        figures.addAll(new DrawBench(film, folder).run());
        return figures;
    }

    /** The whole render, and then x264 alone. */
    private record Turn(Meter.Took whole, Meter.Took bare) {}

    private static double median(List<Turn> turns, ToDoubleFunction<Turn> figure) {
        return Meter.median(turns.stream().mapToDouble(figure).toArray());
    }

    private static void say(String what) {
        System.err.println("bench: " + what);
    }

    /** Says each tenth of a render. */
    private static Progress told(String what) {
        return new Progress() {
            @Override
            public void at(int frame, int frames) {
                if (frame * 10 / frames > (frame - 1) * 10 / frames) {
                    say(what + ", " + frame * 100 / frames + " %");
                }
            }

            @Override
            public boolean cancelled() {
                return false;
            }
        };
    }

    private static void keepFrames(Timeline film, Path folder, X264Alone x264) {
        Frame frame = new Frame(film.canvas().width(), film.canvas().height());
        double rate = film.canvas().frameRate();
        FramePainter painter = new FramePainter(film, folder, false, Runnable::run);
        try (CaptionWriter captions = new CaptionWriter(film.captions(), film.canvas())) {
            for (int i = 0; i < film.frameCount(); i++) {
                painter.paint(i / rate, frame);
                captions.write(i / rate, frame);
                x264.add(frame);
            }
        }
    }

    /** Peak memory in MiB of a process that renders one film. */
    private static double memory(double seconds) throws IOException, InterruptedException {
        Process child = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        // the same heap for both lengths, so that a lazy collector does not look like a leak
                        "-Xmx512m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        RenderBench.class.getName(),
                        "--memory",
                        Double.toString(seconds))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String said = new String(child.getInputStream().readAllBytes()).strip();
        if (child.waitFor() != 0) {
            throw new IOException("the render of " + seconds + " s ended with " + child.exitValue());
        }
        return Double.parseDouble(said.substring(said.lastIndexOf('\n') + 1));
    }

    private static double memoryOfOneRender(double seconds) throws IOException {
        return inScratchFolder(folder -> {
            Timeline film = BenchFilm.make(folder, seconds);
            Progress progress = told("memory of " + Math.round(seconds) + " s");
            new FilmMaker().render(film, folder, Encoding.DEFAULT, folder.resolve("film.mp4"), progress);
            return Meter.peakMib();
        });
    }

    private interface InFolder<T> {
        T run(Path folder) throws IOException;
    }

    private static <T> T inScratchFolder(InFolder<T> work) throws IOException {
        Path folder = Files.createTempDirectory("reelmill-bench");
        try {
            return work.run(folder);
        } finally {
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.toList()) {
                    Files.delete(file);
                }
            }
            Files.delete(folder);
        }
    }
}
