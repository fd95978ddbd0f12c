package io.reelmill.bench.render;

import io.reelmill.compositor.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** What the benchmarks of this package share: a folder to work in, and progress on standard error. */
final class Bench {

    private Bench() {}

    interface InFolder<T> {
        T run(Path folder) throws IOException;
    }

    static <T> T inScratchFolder(InFolder<T> work) throws IOException {
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

    static void say(String what) {
        System.err.println("bench: " + what);
    }

    /** Says each tenth of a render. */
    static Progress told(String what) {
        return new Progress() {
            @Override
            public void at(int frame, int frames) {
                if (frame * 10L / frames > (frame - 1) * 10L / frames) {
                    say(what + ", " + frame * 100L / frames + " %");
                }
            }

            @Override
            public boolean cancelled() {
                return false;
            }
        };
    }
}
