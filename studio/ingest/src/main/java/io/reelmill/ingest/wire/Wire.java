package io.reelmill.ingest.wire;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Jobs and replies as lines of JSON. A line is never trusted to be short. */
public final class Wire {

    private static final int LONGEST_LINE = 16_384;
    private static final ObjectMapper JSON = new ObjectMapper();

    private Wire() {}

    /** Writes one line. */
    public static void write(OutputStream out, Object message) throws IOException {
        byte[] text = JSON.writeValueAsString(message).getBytes(StandardCharsets.UTF_8);
        byte[] line = java.util.Arrays.copyOf(text, text.length + 1);
        line[text.length] = '\n';
        out.write(line);
        out.flush();
    }

    /**
     * The next line that is a message; others, such as a dying JVM's last words, are passed over.
     *
     * @return null at the end
     * @throws IOException when a line is too long to be one of ours
     */
    public static <T> T read(InputStream in, Class<T> type) throws IOException {
        for (String line = line(in); line != null; line = line(in)) {
            if (line.startsWith("{")) {
                try {
                    return JSON.readValue(line, type);
                } catch (JsonProcessingException e) {
                    throw new IOException("not a message", e);
                }
            }
        }
        return null;
    }

    private static String line(InputStream in) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int b = in.read(); b != '\n'; b = in.read()) {
            if (b < 0) {
                return null;
            }
            if (line.size() == LONGEST_LINE) {
                throw new IOException("a line of more than " + LONGEST_LINE + " bytes");
            }
            line.write(b);
        }
        return line.toString(StandardCharsets.UTF_8);
    }
}
