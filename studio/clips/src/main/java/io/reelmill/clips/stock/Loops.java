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
            new Loop("waves", words("sea ocean wave beach coast tide"), WaterLoops::waves),
            new Loop(
                    "underwater",
                    words("underwater deep dive whale coral aquarium shark reef diver"),
                    WaterLoops::rays),
            new Loop("rain", words("rain rainy rainfall drizzle"), WaterLoops::rain),
            new Loop("bubbles", words("soap bubble soda foam"), WaterLoops::bubbles),
            new Loop("clouds", words("sky cloud cloudy"), SkyLoops::clouds),
            new Loop("aurora", words("aurora arctic polar northern"), SkyLoops::aurora),
            new Loop("stars", words("space galaxy universe cosmos starlight stars"), SkyLoops::stars),
            new Loop("snow", words("snow snowfall snowflake blizzard"), SkyLoops::snow),
            new Loop("sunrise", words("sunrise dawn sunset"), SkyLoops::sunrise),
            new Loop("city", words("nightlife traffic headlights"), LightLoops::bokeh),
            new Loop("embers", words("fire ember flame campfire"), LightLoops::embers),
            new Loop("fireflies", words("firefly fireflies"), LightLoops::fireflies),
            new Loop("network", words("network internet computer data software"), LightLoops::network),
            new Loop("grid", words("neon retro synth arcade"), LightLoops::grid),
            new Loop("confetti", words("party birthday celebrate celebration confetti"), LightLoops::confetti),
            new Loop("flow", words("flow silk meditation"), SkyLoops::flow));

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
