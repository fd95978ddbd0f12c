package io.reelmill.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The tables of a page in {@code docs}: what is written there is what is tested. */
public final class DocumentTable {

    private DocumentTable() {}

    /**
     * The rows of the table under a heading, without its head; code marks around a cell are taken off.
     *
     * @param document file in the folder {@code docs}
     * @param heading text of the heading, without its marks
     * @throws IllegalArgumentException when there is no such table
     */
    public static List<List<String>> rows(String document, String heading) {
        List<List<String>> rows = new ArrayList<>();
        boolean inside = false;
        for (String line : lines(document)) {
            if (line.startsWith("#")) {
                inside = line.replaceFirst("#+ *", "").equals(heading);
            } else if (inside && line.startsWith("|")) {
                rows.add(cells(line));
            }
        }
        if (rows.size() < 3) {
            throw new IllegalArgumentException(document + " has no table under \"" + heading + "\"");
        }
        return rows.subList(2, rows.size());
    }

    private static List<String> lines(String document) {
        Path folder = Path.of("").toAbsolutePath();
        while (folder != null && !Files.isRegularFile(folder.resolve("docs").resolve(document))) {
            folder = folder.getParent();
        }
        if (folder == null) {
            throw new IllegalArgumentException("there is no docs/" + document);
        }
        try {
            return Files.readAllLines(folder.resolve("docs").resolve(document));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> cells(String line) {
        String[] cells = line.strip().substring(1).split("\\|", -1);
        return Arrays.stream(cells)
                .limit(cells.length - 1L)
                .map(String::strip)
                .map(cell -> cell.replaceAll("^`(.*)`$", "$1"))
                .toList();
    }
}
