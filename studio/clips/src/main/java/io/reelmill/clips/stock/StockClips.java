package io.reelmill.clips.stock;

import io.reelmill.illustrator.idea.Lexicon;
import io.reelmill.providers.footage.ClipGenerator;
import io.reelmill.providers.footage.ClipOrder;
import io.reelmill.providers.footage.UnmatchedMarker;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/** Shows the loop that the text speaks of; where it speaks of none, a scene of what it does speak of is drawn. */
public final class StockClips implements ClipGenerator {

    private final ClipGenerator scenes;

    /** @param scenes draws what no loop shows */
    public StockClips(ClipGenerator scenes) {
        this.scenes = scenes;
    }

    @Override
    public String name() {
        return "built-in loops";
    }

    @Override
    public void make(ClipOrder order, Path mp4, BooleanSupplier stopped) {
        Loop best = best(order);
        if (best.fit(text(order)) > 0) {
            write(best, order, mp4, stopped);
            return;
        }
        scenes.make(order, mp4, stopped);
        UnmatchedMarker.writeBeside(mp4);
    }

    @Override
    public String place(ClipOrder order, Path folder, BooleanSupplier stopped) {
        Loop best = best(order);
        if (best.fit(text(order)) > 0) {
            write(best, order, folder.resolve(VIDEO), stopped);
            return VIDEO;
        }
        String file = scenes.place(order, folder, stopped);
        UnmatchedMarker.writeBeside(folder.resolve(file));
        return file;
    }

    private static Loop best(ClipOrder order) {
        return Loops.ranked(text(order), order.look().seed()).get(0);
    }

    private static String text(ClipOrder order) {
        // topics of loops and names of things are English
        String said = Lexicon.isEnglish(order.look().language())
                ? order.shot().words() + " " + order.shot().hint()
                : "";
        return said + " " + order.idea().hero();
    }

    private static void write(Loop loop, ClipOrder order, Path mp4, BooleanSupplier stopped) {
        int index = order.shot().index();
        Loops.write(
                loop,
                order.look().frameWidth(),
                order.look().frameHeight(),
                order.frameRate(),
                order.seconds(),
                index * 1.7,
                order.look().seed() + index,
                mp4,
                stopped);
    }
}
