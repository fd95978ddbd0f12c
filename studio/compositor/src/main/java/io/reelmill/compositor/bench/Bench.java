package io.reelmill.compositor.bench;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.reelmill.compositor.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** What the benches of this package share: where they work, and how they say what they are at and what came of it. */
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

    /** Prints figures, and with {@code --json FILE} writes them as an array of {@code {name, value, unit}}. */
    static void tell(List<Figure> figures, String[] args) throws IOException {
        for (Figure figure : figures) {
            System.out.printf("%-28s %10.3f %s%n", figure.name(), figure.value(), figure.unit());
        }
        if (args.length == 2 && args[0].equals("--json")) {
            Files.write(Path.of(args[1]), new ObjectMapper().writeValueAsBytes(figures));
        }
    }
}
