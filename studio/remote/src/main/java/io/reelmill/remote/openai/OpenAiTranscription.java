package io.reelmill.remote.openai;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.providers.speech.Speech.SpokenWord;
import io.reelmill.remote.call.Form;
import io.reelmill.remote.hearing.RemoteTranscriber.Dialect;
import java.util.ArrayList;
import java.util.List;

/** Transcription behind {@code /audio/transcriptions}, with the times of words. */
public final class OpenAiTranscription implements Dialect {

    private final String model;

    public OpenAiTranscription(String model) {
        this.model = model;
    }

    @Override
    public String path() {
        return "/audio/transcriptions";
    }

    @Override
    public void fill(Form form, String language) {
        form.field("model", model).field("response_format", "verbose_json").field("timestamp_granularities[]", "word");
        if (!language.isEmpty()) {
            form.field("language", language);
        }
    }

    @Override
    public List<SpokenWord> words(JsonNode answer) {
        List<SpokenWord> words = new ArrayList<>();
        JsonNode told = answer.path("words");
        // Some servers tell the words inside of the segments.
        if (told.isEmpty()) {
            answer.path("segments").forEach(s -> s.path("words").forEach(w -> words.add(word(w))));
        }
        told.forEach(w -> words.add(word(w)));
        return TimedWords.punctuated(answer.path("text").asText(""), words);
    }

    private static SpokenWord word(JsonNode word) {
        return new SpokenWord(
                word.path("word").asText("").strip(),
                word.path("start").asDouble(),
                word.path("end").asDouble());
    }
}
