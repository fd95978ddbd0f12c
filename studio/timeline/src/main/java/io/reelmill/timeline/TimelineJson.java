package io.reelmill.timeline;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The one mapper between a {@link Timeline} and its JSON. */
public final class TimelineJson {

    private static final ObjectMapper MAPPER = new ObjectMapper()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);

    private TimelineJson() {}

    /**
     * Writes the document.
     *
     * @throws IOException when the file cannot be written
     */
    public static void write(Timeline timeline, Path file) throws IOException {
        Files.write(file, MAPPER.writeValueAsBytes(timeline));
    }

    /**
     * Reads the document.
     *
     * @throws IOException when the file cannot be read or is not a timeline of this version
     */
    public static Timeline read(Path file) throws IOException {
        return MAPPER.readValue(Files.readAllBytes(file), Timeline.class);
    }

    /**
     * Reads the document from text.
     *
     * @throws IOException when it is not a timeline of this version
     */
    public static Timeline parse(String json) throws IOException {
        return MAPPER.readValue(json, Timeline.class);
    }
}
