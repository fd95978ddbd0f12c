package io.reelmill.deploy.guide;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A call of an operator's program in a document: a line of a block of code, or a span of code in the text.
 *
 * @param place file and line, for messages
 * @param variables what stands before the program, such as {@code NAME=value}
 * @param program {@code kubectl}, {@code helm} or {@code docker}
 */
record DocumentedCommand(String place, List<String> variables, String program, List<String> arguments) {

    private static final Path ROOT = Path.of("../..");
    private static final Pattern CALL = Pattern.compile("((?:[A-Z_]+=\\S+ )*)\\b(kubectl|helm|docker) ([^|&)]+)");
    private static final Pattern WORD = Pattern.compile("(?:[^\\s'\"]|'[^']*'|\"[^\"]*\")+");
    private static final Pattern SPAN = Pattern.compile("`([^`]+)`");

    /** All of README.md, CONTRIBUTING.md and {@code docs}. */
    static List<DocumentedCommand> all() {
        List<DocumentedCommand> commands = new ArrayList<>();
        for (Path file : documents()) {
            boolean block = false;
            int number = 0;
            for (String line : lines(file)) {
                number++;
                String place = file.getFileName() + ":" + number;
                if (line.startsWith("```")) {
                    block = !block;
                } else if (block) {
                    commands.addAll(in(line.replaceFirst("(^|\\s)#.*", ""), place));
                } else {
                    SPAN.matcher(line).results().forEach(span -> commands.addAll(in(span.group(1), place)));
                }
            }
        }
        return commands;
    }

    static List<Path> documents() {
        try (Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
            return Stream.concat(Stream.of(ROOT.resolve("README.md"), ROOT.resolve("CONTRIBUTING.md")), docs.sorted())
                    .filter(file -> file.toString().endsWith(".md"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The calls in a line of a shell. */
    static List<DocumentedCommand> in(String line, String place) {
        return CALL.matcher(line)
                .results()
                .map(call -> new DocumentedCommand(place, words(call.group(1)), call.group(2), words(call.group(3))))
                .toList();
    }

    private static List<String> words(String text) {
        Matcher word = WORD.matcher(text);
        return word.results()
                .map(found -> found.group().replaceAll("['\"]", ""))
                .toList();
    }

    /** The values of an option, given as {@code --option value} or {@code --option=value}. */
    List<String> options(String... names) {
        List<String> values = new ArrayList<>();
        for (String name : names) {
            for (int i = 0; i < arguments.size(); i++) {
                if (arguments.get(i).equals(name) && i + 1 < arguments.size()) {
                    values.add(arguments.get(i + 1));
                } else if (arguments.get(i).startsWith(name + "=")) {
                    values.add(arguments.get(i).substring(name.length() + 1));
                }
            }
        }
        return values;
    }

    /**
     * The arguments that are no options.
     *
     * @param valued options that are followed by a value
     */
    List<String> operands(List<String> valued) {
        List<String> operands = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            if (valued.contains(arguments.get(i))) {
                i++;
            } else if (!arguments.get(i).startsWith("-")) {
                operands.add(arguments.get(i));
            }
        }
        return operands;
    }

    /** A file that the command names, from the folder of the sources. */
    static Path file(String name) {
        return ROOT.resolve(name);
    }

    @Override
    public String toString() {
        return place + ": " + program + " " + String.join(" ", arguments);
    }
}
