package io.reelmill.qa.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A block of code in a document.
 *
 * @param language as the block names it, or empty
 * @param place file and line, for messages
 */
public record Snippet(String language, String text, String place) {

    private static final Path ROOT = Path.of("..");

    /** All of README.md and of {@code docs}. */
    public static List<Snippet> all() throws IOException {
        List<Snippet> snippets = new ArrayList<>();
        try (Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
            for (Path file : Stream.concat(Stream.of(ROOT.resolve("README.md")), docs.sorted())
                    .filter(f -> f.toString().endsWith(".md"))
                    .toList()) {
                snippets.addAll(of(file));
            }
        }
        return snippets;
    }

    static List<Snippet> of(Path file) throws IOException {
        List<Snippet> snippets = new ArrayList<>();
        List<String> lines = Files.readAllLines(file);
        int start = -1;
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith("```")) {
                if (start < 0) {
                    start = i;
                } else {
                    snippets.add(new Snippet(
                            lines.get(start).substring(3).strip(),
                            String.join("\n", lines.subList(start + 1, i)),
                            file.getFileName() + ":" + (start + 2)));
                    start = -1;
                }
            }
        }
        return snippets;
    }

    /** Its shell commands: lines that go on after a backslash or within quotes are one. */
    public List<String> commands() {
        List<String> commands = new ArrayList<>();
        StringBuilder command = new StringBuilder();
        for (String line : text.lines().toList()) {
            if (command.isEmpty() && (line.isBlank() || line.startsWith("#"))) {
                continue;
            }
            command.append(command.isEmpty() ? "" : "\n").append(line);
            boolean open = command.chars().filter(c -> c == '\'').count() % 2 == 1 || line.endsWith("\\");
            if (!open) {
                commands.add(command.toString());
                command.setLength(0);
            }
        }
        return commands;
    }

    @Override
    public String toString() {
        return place;
    }
}
