package io.reelmill.clips.stock;

import io.reelmill.clips.ClipWriter;
import io.reelmill.timeline.Footage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** The built-in loops, and the choice of one for a text. */
public final class Loops {

    /** Period in seconds. */
    public static final double PERIOD = 8;

    private static final List<Loop> ALL = List.of(
            new Loop("waves", words("sea ocean wave water beach boat ship fish swim summer coast"), WaterLoops::waves),
            new Loop(
                    "underwater",
                    words("underwater deep dive whale coral aquarium shark reef diver"),
                    WaterLoops::rays),
            new Loop("rain", words("rain storm wet sad umbrella window autumn weather melancholy"), WaterLoops::rain),
            new Loop("bubbles", words("soap bubble clean fresh drink soda bath child play"), WaterLoops::bubbles),
            new Loop("clouds", words("sky cloud air fly plane dream wind bird heaven freedom hope"), SkyLoops::clouds),
            new Loop("aurora", words("north aurora night cold magic arctic winter polar wonder"), SkyLoops::aurora),
            new Loop(
                    "stars",
                    words("space star galaxy universe planet moon rocket astronaut cosmos future"),
                    SkyLoops::stars),
            new Loop("snow", words("snow winter christmas ice holiday ski frost december"), SkyLoops::snow),
            new Loop(
                    "sunrise", words("morning sun sunrise begin coffee wake day hill spring light"), SkyLoops::sunrise),
            new Loop(
                    "city",
                    words("city street car night urban people work office taxi traffic town"),
                    LightLoops::bokeh),
            new Loop(
                    "embers",
                    words("fire ember heat flame anger war passion grill volcano energy"),
                    LightLoops::embers),
            new Loop(
                    "fireflies",
                    words("forest summer evening garden firefly calm sleep quiet rest"),
                    LightLoops::fireflies),
            new Loop(
                    "network",
                    words("network internet computer data code ai software brain idea connect"),
                    LightLoops::network),
            new Loop("grid", words("music game neon retro synth party dance speed technology"), LightLoops::grid),
            new Loop(
                    "confetti",
                    words("party win success birthday celebrate happy money prize joy"),
                    LightLoops::confetti),
            new Loop("flow", words("story life mind love feel think time change people why how"), SkyLoops::flow));

    private Loops() {}

    private static Set<String> words(String list) {
        return Set.of(list.split(" "));
    }

    /** Names of all loops. */
    public static List<String> names() {
        return ALL.stream().map(Loop::name).toList();
    }

    /** The loops in the order of their score for a text; when no topic is named, the seed decides. */
    static List<Loop> ranked(String text, long seed) {
        List<Loop> ranked = new ArrayList<>(ALL);
        java.util.Collections.shuffle(ranked, new Random(seed));
        ranked.sort((a, b) -> Integer.compare(b.fit(text), a.fit(text)));
        return ranked;
    }

    /**
     * Writes a background for a topic. A loop takes {@value #PERIOD} s. The file continues a little after the loop's
     * end, so that a player can cross-fade into the next round without a visible seam.
     *
     * @param width pixels, even
     * @param height pixels, even
     */
    public static void backgroundFor(
            String topic, int width, int height, double frameRate, long seed, Path mp4, BooleanSupplier stopped) {
        write(ranked(topic, seed).get(0), width, height, frameRate, PERIOD + Footage.SEAM, 0, seed, mp4, stopped);
    }

    static void write(
            Loop loop,
            int width,
            int height,
            double frameRate,
            double seconds,
            double from,
            long seed,
            Path mp4,
            BooleanSupplier stopped) {
        ClipWriter.write(
                mp4,
                width,
                height,
                frameRate,
                seconds,
                (canvas, t) -> {
                    double turn = (from + t) / PERIOD;
                    loop.artist().draw(canvas, width, height, turn - Math.floor(turn), seed);
                },
                stopped);
    }
}
