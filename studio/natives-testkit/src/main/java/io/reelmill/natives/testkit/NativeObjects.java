package io.reelmill.natives.testkit;

import io.github.humbleui.skija.impl.Stats;
import java.util.HashMap;
import java.util.Map;

/** Counts the objects of Skia that Java code has made and not closed. For tests of one thread. */
public final class NativeObjects {

    private NativeObjects() {}

    /** Code that may fail. */
    @FunctionalInterface
    public interface Code {
        void run() throws Exception;
    }

    /**
     * Runs code and tells which objects it left open, by class. What it keeps for later (typefaces, fonts) counts as open: run it
     * once before.
     */
    public static Map<String, Integer> leftOpenBy(Code code) throws Exception {
        Stats.enabled = true;
        try {
            Map<String, Integer> before = Map.copyOf(Stats.allocated);
            code.run();
            Map<String, Integer> left = new HashMap<>();
            Stats.allocated.forEach((type, count) -> {
                int more = count - before.getOrDefault(type, 0);
                if (more > 0) {
                    left.put(type, more);
                }
            });
            return left;
        } finally {
            Stats.enabled = false;
        }
    }
}
