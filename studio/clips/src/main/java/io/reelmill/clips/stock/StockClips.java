package io.reelmill.clips.stock;

import io.reelmill.providers.footage.ClipGenerator;
import io.reelmill.providers.footage.ClipOrder;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Chooses the loop that suits the spoken text best; neighbouring shots never have the same loop. */
public final class StockClips implements ClipGenerator {

    @Override
    public String name() {
        return "built-in loops";
    }

    @Override
    public void make(ClipOrder order, Path mp4, BooleanSupplier stopped) {
        long seed = order.look().seed();
        int index = order.shot().index();
        String text = order.shot().words() + " " + order.shot().hint() + " "
                + order.idea().hero() + " " + order.idea().place();
        List<Loop> ranked = Loops.ranked(text, seed);
        // a named topic decides; otherwise even shots choose from one half of the loops and odd ones from the other, so
        // that neighbours differ
        Loop chosen = ranked.get(0).fit(text) > 0
                ? ranked.get(0)
                : ranked.stream()
                        .filter(loop -> Loops.names().indexOf(loop.name()) % 2 == index % 2)
                        .skip(index / 2 % 4)
                        .findFirst()
                        .orElseThrow();
        Loops.write(
                chosen,
                order.look().frameWidth(),
                order.look().frameHeight(),
                order.frameRate(),
                order.seconds(),
                index * 1.7,
                seed + index,
                mp4,
                stopped);
    }
}
