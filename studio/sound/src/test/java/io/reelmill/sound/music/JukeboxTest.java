package io.reelmill.sound.music;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.reelmill.sound.wav.WavReader;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JukeboxTest {

    @TempDir
    Path folder;

    @Test
    void shouldNameEveryTrackWithItsMoodTempoAndEnergy() throws IOException {
        Path file = folder.resolve("titles.json");

        TrackPreview.main(file.toString());

        JsonNode titles = new ObjectMapper().readTree(file.toFile());
        assertThat(titles).hasSizeGreaterThanOrEqualTo(120);
        assertThat(titles.get(0).path("name").asText()).isEqualTo("Observer");
        assertThat(titles).allSatisfy(title -> {
            assertThat(title.path("moods")).isNotEmpty();
            assertThat(title.path("bpm").asDouble()).isBetween(50.0, 180.0);
            assertThat(title.path("energy").asDouble()).isBetween(0.0, 1.0);
        });
    }

    @Test
    void shouldPlayATrackIntoAFile() throws IOException {
        Path file = folder.resolve("preview.wav");

        TrackPreview.main("Observer", "2", file.toString());

        try (WavReader reader = WavReader.open(file)) {
            assertThat(reader.seconds()).isEqualTo(2, within(0.01));
        }
    }
}
