package io.reelmill.bench.render;

import io.reelmill.bench.Figure;
import io.reelmill.compositor.Encoding;
import io.reelmill.compositor.FilmMaker;
import io.reelmill.natives.SkijaLibrary;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Timeline;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The most memory that a process holds while it renders one film, each film in a process of its own: the largest format
 * with the heap that the suite gives to render-service, and a short and a long film with the same small heap, all of it
 * touched before they begin, so that a lazy collector does not look like a leak. These two are measured in a process that
 * has rendered before, as a service has: the compilers' workspace, which comes and goes, does not look like one either.
 */
public final class MemoryBench {

    private static final Canvas LARGE = new Canvas(3840, 2160, 30);
    private static final Canvas SMALL = new Canvas(640, 360, 30);
    private static final double SHORT_SECONDS = 30;
    private static final double LONG_SECONDS = 1800;
    private static final double LARGE_SECONDS = 12;
    /** By then the compilers have been over all that a film takes, its sound too. */
    private static final double WARM_UP_SECONDS = 120;

    /** As render-service has it in the suite. */
    private static final List<String> SERVICE_HEAP = List.of("-Xmx2g", "-XX:+UseSerialGC");

    private static final List<String> SMALL_HEAP = List.of("-Xms128m", "-Xmx128m", "-XX:+AlwaysPreTouch");

    private MemoryBench() {}

    /** Prints the figures; {@code --json FILE} also writes them. Takes some ten minutes and 2 GiB of disk. */
    public static void main(String[] args) throws IOException, InterruptedException {
        SkijaLibrary.prepare();
        if (args.length > 0 && args[0].equals("--render")) {
            Canvas canvas = new Canvas(Integer.parseInt(args[1]), Integer.parseInt(args[2]), 30);
            if (args.length > 4) {
                peakOf(canvas, WARM_UP_SECONDS);
                Meter.forgetPeak();
            }
            System.out.println(peakOf(canvas, Double.parseDouble(args[3])));
            return;
        }
        List<Figure> figures = new ArrayList<>();
        figures.add(new Figure("memory.4k_mib", child(SERVICE_HEAP, LARGE, LARGE_SECONDS), "MiB"));
        double little = child(SMALL_HEAP, SMALL, SHORT_SECONDS);
        double much = child(SMALL_HEAP, SMALL, LONG_SECONDS);
        figures.add(new Figure("memory.30s_mib", little, "MiB"));
        figures.add(new Figure("memory.1800s_mib", much, "MiB"));
        figures.add(new Figure("memory.growth", much / little, "1"));
        Figure.report(figures, args);
    }

    private static double child(List<String> heap, Canvas canvas, double seconds)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(heap);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), MemoryBench.class.getName(), "--render"));
        command.addAll(List.of("" + canvas.width(), "" + canvas.height(), "" + seconds));
        if (canvas == SMALL) {
            command.add("warm");
        }
        Process child = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String said = new String(child.getInputStream().readAllBytes()).strip();
        if (child.waitFor() != 0) {
            throw new IOException("the render of " + seconds + " s ended with " + child.exitValue());
        }
        return Double.parseDouble(said.substring(said.lastIndexOf('\n') + 1));
    }

    private static double peakOf(Canvas canvas, double seconds) throws IOException {
        return Bench.inScratchFolder(folder -> {
            Timeline film = BenchFilm.make(folder, canvas, seconds);
            String what = "memory of " + Math.round(seconds) + " s of " + canvas.width() + "x" + canvas.height();
            new FilmMaker().render(film, folder, Encoding.DEFAULT, folder.resolve("film.mp4"), Bench.told(what));
            return Meter.peakMib();
        });
    }
}
