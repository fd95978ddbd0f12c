package io.reelmill.bench;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * One result of a benchmark.
 *
 * @param name dotted, as {@code render.fps}
 * @param value in the unit
 * @param unit as {@code 1/s}, {@code ms}, {@code MiB} or {@code 1}
 */
public record Figure(String name, double value, String unit) {

    /** Prints figures, and with {@code --json FILE} writes them as an array of {@code {name, value, unit}}. */
    public static void report(List<Figure> figures, String[] args) throws IOException {
        for (Figure figure : figures) {
            System.out.printf("%-28s %10.3f %s%n", figure.name(), figure.value(), figure.unit());
        }
        if (args.length == 2 && args[0].equals("--json")) {
            new ObjectMapper()
                    .writerWithDefaultPrettyPrinter()
                    .writeValue(Path.of(args[1]).toFile(), figures);
        }
    }
}
