package io.reelmill.render.provider;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.hearing.Transcriber;
import io.reelmill.providers.hearing.Transcript;
import io.reelmill.remote.hearing.RemoteTranscriber;
import io.reelmill.remote.openai.OpenAiTranscription;
import io.reelmill.remote.whisper.WhisperServer;
import io.reelmill.render.provider.ProviderSettings.Listener;
import io.reelmill.render.provider.ProviderSettings.Vendor;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;

/** Who writes down what is said before the built-in transcriber is asked: services, then models of the operator's. */
final class RemoteTranscribers {

    private final List<Transcriber> transcribers = new ArrayList<>();

    RemoteTranscribers(List<Listener> listeners, ConfiguredEndpoints endpoints, List<Transcriber> local) {
        for (int i = 0; i < listeners.size(); i++) {
            Listener listener = listeners.get(i);
            var line = endpoints.line("transcripts[" + i + "]", listener.endpoint(), Vendor.OPENAI, Vendor.WHISPER);
            var dialect = endpoints.vendor(listener.endpoint()) == Vendor.WHISPER
                    ? new WhisperServer()
                    : new OpenAiTranscription(listener.model());
            transcribers.add(
                    new RemoteTranscriber(line, dialect, listener.languages().orElse(List.of())));
        }
        transcribers.addAll(local);
    }

    AudioAnalyzers before(AudioAnalyzers embedded, ConfiguredProviderResolver casting, Consumer<String> warn) {
        if (transcribers.isEmpty()) {
            return embedded;
        }
        Transcriber last = embedded.transcriber();
        return new AudioAnalyzers(
                new Transcriber() {
                    @Override
                    public String name() {
                        return last.name();
                    }

                    @Override
                    public boolean understands(String language) {
                        return last.understands(language) || !able(language).isEmpty();
                    }

                    @Override
                    public Transcript transcribe(Path wav, String language, DoubleConsumer progress) {
                        return casting.fallback(Role.TRANSCRIPTS, able(language), last, warn)
                                .first(t -> transcript(t, wav, language, progress));
                    }
                },
                embedded.aligner(),
                embedded.musicListener());
    }

    private List<Transcriber> able(String language) {
        return transcribers.stream().filter(t -> t.understands(language)).toList();
    }

    private static Transcript transcript(Transcriber by, Path wav, String language, DoubleConsumer progress) {
        if (!by.understands(language)) {
            throw new ProviderException(
                    Category.ABSENT, "voice.language " + language + " cannot be transcribed by " + by.name());
        }
        return by.transcribe(wav, language, progress);
    }
}
