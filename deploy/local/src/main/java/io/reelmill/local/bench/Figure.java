package io.reelmill.local.bench;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * One result of a benchmark.
 *
 * @param name dotted, as {@code submit.rps}
 * @param value in the unit
 * @param unit as {@code 1/s}, {@code ms} or {@code 1}
 */
record Figure(String name, double value, String unit) {

    static void write(List<Figure> figures, Path file) throws IOException {
        new ObjectMapper().writerWithDefaultPrettyPrinter().writeValue(file.toFile(), figures);
    }

    @Override
    public String toString() {
        return "%-22s %10.2f %s".formatted(name, value, unit.equals("1") ? "" : unit);
    }
}
