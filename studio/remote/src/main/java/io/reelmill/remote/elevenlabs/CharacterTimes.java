package io.reelmill.remote.elevenlabs;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.providers.speech.Speech.SpokenWord;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** From the times of characters to those of words. */
final class CharacterTimes {

    private CharacterTimes() {}

    /**
     * The words of a text, split at white space.
     *
     * @param alignment with {@code characters}, {@code character_start_times_seconds}, {@code character_end_times_seconds}
     * @param offset added to all times, seconds
     * @param length of the sound, seconds
     * @return empty when the alignment is not of this text, or its times cannot be
     */
    static Optional<List<SpokenWord>> words(String text, JsonNode alignment, double offset, double length) {
        JsonNode characters = alignment.path("characters");
        JsonNode starts = alignment.path("character_start_times_seconds");
        JsonNode ends = alignment.path("character_end_times_seconds");
        if (characters.size() != starts.size() || characters.size() != ends.size()) {
            return Optional.empty();
        }
        List<SpokenWord> words = new ArrayList<>();
        StringBuilder open = new StringBuilder();
        double start = 0;
        double end = 0;
        for (int i = 0; i <= characters.size(); i++) {
            String character = i == characters.size() ? " " : characters.get(i).asText();
            if (character.isBlank()) {
                if (!open.isEmpty()) {
                    words.add(new SpokenWord(open.toString(), offset + start, offset + end));
                    open.setLength(0);
                }
                continue;
            }
            double from = starts.get(i).asDouble(-1);
            double to = ends.get(i).asDouble(-1);
            if (from < end - 0.05 || to < from || to > length + 0.5) {
                return Optional.empty();
            }
            start = open.isEmpty() ? Math.max(end, from) : start;
            end = Math.max(start, Math.min(to, length));
            open.append(character);
        }
        List<String> said = words.stream().map(SpokenWord::text).toList();
        return said.equals(List.of(text.strip().split("\\s+"))) ? Optional.of(words) : Optional.empty();
    }
}
