package io.reelmill.speech.piper;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What the file beside a model ({@code NAME.onnx.json}) says of it.
 *
 * @param language tag, such as {@code en-US}
 * @param espeakVoice that tells how words sound; empty when the model reads letters
 * @param sampleRate samples a second
 * @param noise how much the sound varies
 * @param length of the sounds, compared with those of the recordings
 * @param rhythmNoise how much the lengths of the sounds vary
 * @param ids the model's numbers of each phoneme
 * @param speakers number of each speaker by name; empty when there is one
 */
record PiperConfig(
        String language,
        Optional<String> espeakVoice,
        int sampleRate,
        float noise,
        float length,
        float rhythmNoise,
        Map<Integer, long[]> ids,
        Map<String, Long> speakers) {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final long MAX_BYTES = 5_000_000;
    private static final int MIN_RATE = 8_000;
    private static final int MAX_RATE = 96_000;

    /**
     * Reads it.
     *
     * @throws IOException when it cannot be read, or lacks what a voice needs; the message names the field
     */
    static PiperConfig read(Path file) throws IOException {
        if (Files.size(file) > MAX_BYTES) {
            throw new IOException(file.getFileName() + " is too large for the settings of a voice");
        }
        JsonNode json = JSON.readTree(file.toFile());
        JsonNode inference = json.path("inference");
        boolean letters = json.path("phoneme_type").asText("espeak").equals("text");
        String espeak = json.at("/espeak/voice").asText("");
        if (!letters && espeak.isEmpty()) {
            throw missing(file, "espeak.voice");
        }
        int rate = json.at("/audio/sample_rate").asInt();
        if (rate < MIN_RATE || rate > MAX_RATE) {
            throw missing(file, "audio.sample_rate");
        }
        return new PiperConfig(
                language(json, espeak),
                letters ? Optional.empty() : Optional.of(espeak),
                rate,
                (float) inference.path("noise_scale").asDouble(0.667),
                (float) inference.path("length_scale").asDouble(1),
                (float) inference.path("noise_w").asDouble(0.8),
                ids(file, json.path("phoneme_id_map")),
                speakers(json.path("speaker_id_map")));
    }

    private static String language(JsonNode json, String espeak) {
        String code = json.at("/language/code").asText(espeak);
        return Locale.forLanguageTag(code.replace('_', '-')).toLanguageTag();
    }

    private static Map<Integer, long[]> ids(Path file, JsonNode map) throws IOException {
        Map<Integer, long[]> ids = new HashMap<>();
        for (Map.Entry<String, JsonNode> entry : map.properties()) {
            if (entry.getKey().codePointCount(0, entry.getKey().length()) != 1) {
                continue; // names of several characters never come out of a text
            }
            long[] numbers = new long[entry.getValue().size()];
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = entry.getValue().get(i).asLong();
            }
            ids.put(entry.getKey().codePointAt(0), numbers);
        }
        if (ids.isEmpty()) {
            throw missing(file, "phoneme_id_map");
        }
        return Map.copyOf(ids);
    }

    private static Map<String, Long> speakers(JsonNode map) {
        Map<String, Long> speakers = new HashMap<>();
        map.properties()
                .forEach(entry -> speakers.put(entry.getKey(), entry.getValue().asLong()));
        return Map.copyOf(speakers);
    }

    private static IOException missing(Path file, String field) {
        return new IOException(file.getFileName() + " has no usable \"" + field + "\"");
    }
}
