package io.reelmill.render.stock;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A folder of videos. What a video shows is told by its name, by the names of the folders that it lies in, and by a text
 * file of the same name beside it: {@code beach/surfer-at-sunset.mp4} and {@code beach/surfer-at-sunset.txt}.
 */
final class StockFolder {

    private static final Set<String> VIDEOS = Set.of("mp4", "mov", "m4v", "webm", "mkv");
    private static final int DEEPEST = 6;
    private static final int LONGEST_TEXT = 4000;
    /** Shorter words say nothing. */
    private static final int SHORTEST_WORD = 3;

    private final Path folder;

    StockFolder(Path folder) {
        this.folder = folder;
    }

    private record Ranked(Path file, int fit) {}

    /** The videos that go with a text, the best first; among equals the order changes with {@code turn}. */
    List<Path> matching(String text, long turn) throws IOException {
        Set<String> said = words(text);
        List<Ranked> ranked = new ArrayList<>();
        for (Path file : videos()) {
            Set<String> shown = shown(file);
            shown.retainAll(said);
            if (!shown.isEmpty()) {
                ranked.add(new Ranked(file, shown.size()));
            }
        }
        ranked.sort(Comparator.comparingInt(Ranked::fit)
                .reversed()
                .thenComparingLong(r -> Math.floorMod(r.file().toString().hashCode() * 31L + turn * 7919, 1009))
                .thenComparing(Ranked::file));
        return ranked.stream().map(Ranked::file).toList();
    }

    private List<Path> videos() throws IOException {
        try (Stream<Path> files = Files.walk(folder, DEEPEST)) {
            return files.filter(Files::isRegularFile)
                    .filter(f -> VIDEOS.contains(ending(f)))
                    .sorted()
                    .toList();
        }
    }

    private Set<String> shown(Path file) throws IOException {
        Set<String> words = new HashSet<>(words(folder.relativize(file).toString()));
        Path notes = file.resolveSibling(stem(file) + ".txt");
        if (Files.isRegularFile(notes)) {
            byte[] start;
            try (var in = Files.newInputStream(notes)) {
                start = in.readNBytes(LONGEST_TEXT);
            }
            words.addAll(words(new String(start, StandardCharsets.UTF_8)));
        }
        return words;
    }

    /** One form for a word and its plural. */
    private static Set<String> words(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}]+"))
                .filter(w -> w.length() >= SHORTEST_WORD && !VIDEOS.contains(w))
                .map(w -> w.length() > SHORTEST_WORD && w.endsWith("s") ? w.substring(0, w.length() - 1) : w)
                .filter(w -> !w.equals("the") && !w.equals("and") && !w.equals("for"))
                .collect(Collectors.toSet());
    }

    private static String ending(Path file) {
        String name = file.getFileName().toString();
        return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }

    private static String stem(Path file) {
        String name = file.getFileName().toString();
        return name.substring(0, name.lastIndexOf('.'));
    }
}
