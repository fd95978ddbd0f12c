package io.reelmill.remote.hearing;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.providers.hearing.Transcriber;
import io.reelmill.providers.hearing.Transcript;
import io.reelmill.providers.speech.Speech.SpokenWord;
import io.reelmill.remote.call.Call;
import io.reelmill.remote.call.EndpointClient;
import io.reelmill.remote.call.Form;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleConsumer;

/** What transcription services have in common: a file goes in as a form, words with times come back as JSON. */
public final class RemoteTranscriber implements Transcriber {

    private static final String OPERATION = "transcription";
    private static final double LONGEST_WORD = 10;

    private final EndpointClient line;
    private final Dialect dialect;
    private final List<String> languages;

    /** @param languages tags that the service understands; empty when any */
    public RemoteTranscriber(EndpointClient line, Dialect dialect, List<String> languages) {
        this.line = line;
        this.dialect = dialect;
        this.languages = List.copyOf(languages);
    }

    /** How a service is asked, and how it answers. */
    public interface Dialect {

        /** Where the form goes. */
        String path();

        /**
         * Adds all fields but the file.
         *
         * @param language two letters, or empty
         */
        void fill(Form form, String language);

        /** The words of an answer, in the seconds of its portion. */
        List<SpokenWord> words(JsonNode answer);
    }

    @Override
    public String name() {
        return line.name();
    }

    @Override
    public boolean understands(String language) {
        String base = base(language);
        return language.isEmpty() || languages.isEmpty() || languages.stream().anyMatch(l -> base(l).equals(base));
    }

    @Override
    public Transcript transcribe(Path wav, String language, DoubleConsumer progress) {
        progress.accept(0);
        SpeechAudio recording = SpeechAudio.read(wav);
        List<SpokenWord> words = new ArrayList<>();
        String heard = "und";
        for (SpeechAudio.Portion portion : recording.portions()) {
            Form form = new Form().file("file", "recording.wav", "audio/wav", portion.wav());
            dialect.fill(form, base(language));
            JsonNode answer = line.json(Call.post(OPERATION, dialect.path(), form));
            line.used(OPERATION, portion.seconds());
            add(dialect.words(answer), portion, words);
            heard = heard.equals("und") ? Languages.tag(answer.path("language").asText("")) : heard;
            progress.accept((portion.start() + portion.seconds()) / recording.seconds());
        }
        return new Transcript(heard.equals("und") && !language.isEmpty() ? language : heard, words);
    }

    /** In order, inside the portion: models tell times beyond the end, and backwards. */
    private static void add(List<SpokenWord> told, SpeechAudio.Portion portion, List<SpokenWord> words) {
        double at = 0;
        for (SpokenWord word : told) {
            double start = Math.min(portion.seconds(), Math.max(at, word.start()));
            double end = Math.min(portion.seconds(), Math.max(start, Math.min(word.end(), start + LONGEST_WORD)));
            if (!word.text().isBlank() && Double.isFinite(start) && Double.isFinite(end)) {
                words.add(new SpokenWord(word.text().strip(), portion.start() + start, portion.start() + end));
                at = end;
            }
        }
    }

    private static String base(String language) {
        return Locale.forLanguageTag(language.replace('_', '-')).getLanguage();
    }
}
