package io.reelmill.sound.music;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.reelmill.providers.music.MusicBrief;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Lists the tracks of the library and writes previews of them. */
public final class TrackPreview {

    private static final long SEED = 1;

    private TrackPreview() {}

    /**
     * A track as listed for clients.
     *
     * @param bpm beats a minute
     * @param energy 0 calm to 1 driving
     */
    public record Title(String name, double bpm, double energy, List<String> moods, List<String> tags) {}

    /** All tracks in their order; the first is the default. */
    public static List<Title> titles() {
        return TrackLibrary.embedded().tracks().stream()
                .map(t -> new Title(t.name(), t.bpm(), t.energy(), t.moods(), t.tags()))
                .toList();
    }

    /**
     * Writes the titles as JSON to a file, or a track as WAV.
     *
     * @param arguments the file for the titles; or a track's name, its seconds and the file
     * @throws io.reelmill.providers.ProviderException when there is no such track
     */
    public static void main(String... arguments) throws IOException {
        if (arguments.length == 1) {
            new ObjectMapper().writeValue(Path.of(arguments[0]).toFile(), titles());
            return;
        }
        MusicBrief brief = new MusicBrief(arguments[0], "", Double.parseDouble(arguments[1]), SEED);
        new EmbeddedComposer().compose(brief, Path.of(arguments[2]));
    }
}
