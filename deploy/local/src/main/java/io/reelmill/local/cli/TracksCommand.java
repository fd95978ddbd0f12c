package io.reelmill.local.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.reelmill.local.process.Installation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.StreamSupport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the tracks of the music library, or writes one to a file. */
@Command(
        name = "tracks",
        mixinStandardHelpOptions = true,
        description = "Lists the music library, or writes one track to a file to listen to.")
final class TracksCommand implements Callable<Integer> {

    private static final String LIBRARY = "io.reelmill.sound.music.TrackPreview";

    private final Terminal terminal;

    @Parameters(
            arity = "0..*",
            paramLabel = "WORD",
            description = "Of the name, the moods or the tags; with --preview the name of a track.")
    private List<String> words = new ArrayList<>();

    @Option(names = "--preview", paramLabel = "FILE.wav", description = "Where the track is written to.")
    private Path preview;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            defaultValue = "30",
            description = "Length of the preview (default: ${DEFAULT-VALUE}).")
    private double seconds;

    TracksCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (!(seconds >= 1 && seconds <= 600)) {
            throw new CommandException(CommandException.MISUSED, "--seconds is from 1 to 600");
        }
        if (preview != null) {
            SavedVideo.checkWritable(preview);
        }
        Path file = Files.createTempFile("reelmill-tracks", ".json");
        try {
            library(file.toString());
            JsonNode tracks = new ObjectMapper().readTree(file.toFile());
            if (preview == null) {
                list(tracks).forEach(terminal::result);
                return 0;
            }
            String name = chosen(tracks);
            library(name, Double.toString(seconds), preview.toAbsolutePath().toString());
            terminal.result(preview + "  " + name);
            return 0;
        } finally {
            Files.delete(file);
        }
    }

    /** One line for each track that contains all the words. */
    private List<String> list(JsonNode tracks) {
        List<String> lines = StreamSupport.stream(tracks.spliterator(), false)
                .filter(track ->
                        words.stream().allMatch(word -> lower(track.toString()).contains(lower(word))))
                .map(TracksCommand::line)
                .toList();
        if (lines.isEmpty()) {
            throw new CommandException(
                    CommandException.FAILED,
                    "no track has \"" + String.join(" ", words) + "\" in its name, moods or tags");
        }
        return lines;
    }

    private static String line(JsonNode track) {
        List<String> moods = new ArrayList<>();
        track.path("moods").forEach(mood -> moods.add(mood.asText()));
        return String.format(
                Locale.ROOT,
                "%-26s %3.0f bpm  energy %.2f  %s",
                track.path("name").asText(),
                track.path("bpm").asDouble(),
                track.path("energy").asDouble(),
                String.join(", ", moods));
    }

    private String chosen(JsonNode tracks) {
        String wanted = String.join(" ", words);
        return StreamSupport.stream(tracks.spliterator(), false)
                .map(track -> track.path("name").asText())
                .filter(name -> name.equalsIgnoreCase(wanted))
                .findFirst()
                .orElseThrow(() -> new CommandException(
                        CommandException.MISUSED,
                        "there is no track \"" + wanted + "\"; ./reelmill tracks lists them all"));
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    private static void library(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(Installation.java());
        command.addAll(List.of("-cp", Installation.find().studioClassPath(), LIBRARY));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).inheritIO().start();
        if (process.waitFor() != 0) {
            throw new CommandException(CommandException.FAILED, "the music library could not be read");
        }
    }
}
