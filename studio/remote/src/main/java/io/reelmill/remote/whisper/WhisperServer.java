package io.reelmill.remote.whisper;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.providers.speech.Speech.SpokenWord;
import io.reelmill.remote.call.Form;
import io.reelmill.remote.hearing.RemoteTranscriber.Dialect;
import java.util.ArrayList;
import java.util.List;

/**
 * Transcription behind {@code /inference}. What the server calls words are tokens, parts of words; one that begins with a
 * space begins a word.
 */
public final class WhisperServer implements Dialect {

    @Override
    public String path() {
        return "/inference";
    }

    @Override
    public void fill(Form form, String language) {
        form.field("response_format", "verbose_json")
                .field("temperature", "0.0")
                .field("language", language.isEmpty() ? "auto" : language);
    }

    @Override
    public List<SpokenWord> words(JsonNode answer) {
        List<SpokenWord> words = new ArrayList<>();
        for (JsonNode segment : answer.path("segments")) {
            boolean first = true;
            for (JsonNode token : segment.path("words")) {
                String text = token.path("word").asText("");
                // Marks such as [_BEG_] and [BLANK_AUDIO] are not said.
                if (text.isBlank() || text.strip().matches("\\[[A-Z_0-9 ]+]")) {
                    continue;
                }
                double end = token.path("end").asDouble();
                int last = words.size() - 1;
                if (first || text.startsWith(" ")) {
                    words.add(new SpokenWord(text.strip(), token.path("start").asDouble(), end));
                } else {
                    SpokenWord open = words.get(last);
                    words.set(last, new SpokenWord(open.text() + text.strip(), open.start(), end));
                }
                first = false;
            }
        }
        return words;
    }
}
