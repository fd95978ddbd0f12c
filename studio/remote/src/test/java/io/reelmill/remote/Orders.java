package io.reelmill.remote;

import io.reelmill.providers.footage.ClipOrder;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Illustrator;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import java.nio.file.Path;
import java.util.List;

/** What providers are asked for in tests. */
public final class Orders {

    public static final Look LOOK = new Look("CREATIVE", "", "warm light", 180, 320, 4);

    private Orders() {}

    public static Shot shot(int index, String words, String hint) {
        return new Shot(index, index * 2, index * 2 + 2, words, hint, index);
    }

    public static Idea idea(int shot) {
        return new Idea(shot, "lighthouse", List.of("boat"), "calm", "sea", "centre", "", 2, 7);
    }

    public static ClipOrder clip(int shot, String hint) {
        return new ClipOrder(shot(shot, "Light travels far.", hint), idea(shot), LOOK, 2, 15, "pro");
    }

    /** Plans a lighthouse for every shot, and draws nothing. */
    public static Illustrator planner() {
        return new Illustrator() {
            @Override
            public List<Idea> plan(String topic, List<Shot> shots, Look look) {
                return shots.stream().map(s -> idea(s.index())).toList();
            }

            @Override
            public Picture draw(Idea idea, Look look, Path folder) {
                throw new AssertionError("who only plans is not to draw");
            }
        };
    }
}
