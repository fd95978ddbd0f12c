package io.reelmill.hearing.vosk;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.reelmill.providers.hearing.Transcript.Stretch;
import io.reelmill.providers.speech.Speech.SpokenWord;
import java.util.ArrayList;
import java.util.List;

/**
 * What the library says of a stretch of sound: words with times and how sure it is of each.
 *
 * @param words that count as understood
 * @param unclear where somebody speaks, and what is said could not be made out
 */
record VoskResult(List<SpokenWord> words, List<Stretch> unclear) {

    /** A word that is less sure than this, 0 to 1, is more often wrong than right. */
    private static final double MIN_CONFIDENCE = 0.5;

    private static final String UNKNOWN = "<unk>";
    private static final ObjectMapper JSON = new ObjectMapper();

    /** Reads {@code {"result": [{"word", "start", "end", "conf"}]}}; nothing was said where it has no result. */
    static VoskResult read(String json) throws JsonProcessingException {
        List<SpokenWord> words = new ArrayList<>();
        List<Stretch> unclear = new ArrayList<>();
        for (JsonNode item : JSON.readTree(json).path("result")) {
            String word = item.path("word").asText("");
            double start = item.path("start").asDouble();
            double end = item.path("end").asDouble();
            if (word.isBlank() || end < start) {
                continue;
            }
            if (word.equals(UNKNOWN) || item.path("conf").asDouble(1) < MIN_CONFIDENCE) {
                extend(unclear, start, end);
            } else {
                words.add(new SpokenWord(word, start, end));
            }
        }
        return new VoskResult(List.copyOf(words), List.copyOf(unclear));
    }

    private static void extend(List<Stretch> unclear, double start, double end) {
        int last = unclear.size() - 1;
        if (last >= 0 && start - unclear.get(last).end() < 0.05) {
            unclear.set(last, new Stretch(unclear.get(last).start(), end));
        } else {
            unclear.add(new Stretch(start, end));
        }
    }
}
