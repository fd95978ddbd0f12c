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
        long seed = order.look().seed();
        int index = order.shot().index();
        // topics of loops and names of things are English
        String said = Lexicon.isEnglish(order.look().language())
                ? order.shot().words() + " " + order.shot().hint()
                : "";
        String text = said + " " + order.idea().hero();
        Loop best = Loops.ranked(text, seed).get(0);
        if (best.fit(text) == 0) {
            scenes.make(order, mp4, stopped);
            UnmatchedMarker.writeBeside(mp4);
            return;
        }
        Loops.write(
                best,
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
