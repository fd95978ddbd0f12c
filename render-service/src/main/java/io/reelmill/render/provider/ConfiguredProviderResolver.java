package io.reelmill.render.provider;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.Startup;
import io.reelmill.contracts.catalog.ClonedVoice;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.hearing.likeness.LikenessCloner;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.providers.speech.SpeechSynthesizer;
import io.reelmill.providers.speech.VoiceCloner;
import io.reelmill.remote.call.HttpClients;
import io.reelmill.remote.media.SpeechImporter;
import io.reelmill.render.progress.Step;
import io.reelmill.render.provider.ProviderSettings.Generator;
import io.reelmill.render.voice.Cloners;
import io.reelmill.speech.Voices;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The embedded providers, with those in front of it that the operator has configured. */
@Startup
@Singleton
class ConfiguredProviderResolver implements ProviderResolver {

    private final ProviderSet embedded;
    private final MeterRegistry meters;
    private final HttpClients httpClients;
    private final RemoteWriters writers;
    private final RemoteVoices voices;
    private final Cloners cloners;
    private final RemoteTranscribers audio;
    private final RemotePictures pictures;
    private final RemoteFigures figures;
    private final ProviderSettings settings;

    @Inject
    ConfiguredProviderResolver(
            ProviderSet embedded, ProviderSettings settings, SafeFetch outside, MeterRegistry meters) {
        this(embedded, settings, outside, meters, System::getenv);
    }

    ConfiguredProviderResolver(
            ProviderSet embedded,
            ProviderSettings settings,
            SafeFetch outside,
            MeterRegistry meters,
            UnaryOperator<String> environment) {
        this.embedded = embedded;
        this.settings = settings;
        this.meters = meters;
        this.httpClients = HttpClients.beside(outside);
        ConfiguredEndpoints endpoints =
                new ConfiguredEndpoints(settings, environment, httpClients, new CallMeters(meters, settings));
        MediaIntake intake = embedded.sources().intake();
        SpeechImporter speechImporter =
                new SpeechImporter(intake, embedded.audio().aligner());
        this.writers = new RemoteWriters(settings.scripts(), endpoints);
        this.voices = new RemoteVoices(settings.voices(), endpoints, speechImporter);
        this.cloners =
                new RemoteCloners(settings.cloners(), endpoints, speechImporter).before(List.of(new LikenessCloner()));
        this.audio = new RemoteTranscribers(settings.transcripts(), endpoints);
        this.pictures =
                new RemotePictures(settings, endpoints, embedded.pictures().illustrator(), intake);
        this.figures = new RemoteFigures(settings, endpoints, intake);
    }

    @PreDestroy
    void close() {
        httpClients.trusted().close();
    }

    @Produces
    @Singleton
    Cloners cloners() {
        return cloners;
    }

    @Override
    public ProviderSet resolve(Consumer<String> warn) {
        return resolve(null, warn);
    }

    @Override
    public ProviderSet resolve(ClonedVoice voice, Consumer<String> warn) {
        return new ProviderSet(
                writers.before(embedded.writing(), this, warn),
                voices(voice, warn),
                pictures.before(embedded.pictures(), this, warn),
                embedded.composer(),
                embedded.filmMaker(),
                embedded.sources(),
                audio.before(embedded.audio(), this, warn),
                figures.before(embedded.figures(), this, warn));
    }

    /** Those of a cloned voice first; a voice of our own making needs no service. */
    private Voices voices(ClonedVoice voice, Consumer<String> warn) {
        List<SpeechSynthesizer> speakers = new ArrayList<>(voices.all());
        if (voice != null) {
            Optional<VoiceCloner> cloner = cloners.named(voice.cloner());
            if (cloner.isEmpty()) {
                warn.accept(
                        "voice.voiceId: who cloned this voice is not configured here any more; the usual one speaks");
            } else if (cloners.isBuiltIn(cloner.get())) {
                return embedded.voices().led(cloner.get().speaker(voice.reference()));
            } else {
                speakers.add(0, cloner.get().speaker(voice.reference()));
            }
        }
        return embedded.voices().behind(speakers, settings.atOnce());
    }

    @Override
    public String services(Step step) {
        Stream<String> names =
                switch (step) {
                    case SCRIPT -> settings.scripts().stream().map(s -> named(s.endpoint(), s.model()));
                    case NARRATION ->
                        Stream.concat(
                                settings.cloners().stream().map(s -> named(s.endpoint(), s.model())),
                                settings.voices().stream().map(s -> named(s.endpoint(), s.model())));
                    case TRANSCRIPT -> settings.transcripts().stream().map(s -> named(s.endpoint(), s.model()));
                    case FIGURE -> models(settings.pictures(), settings.motions(), settings.avatars());
                    case VISUALS ->
                        Stream.concat(
                                models(settings.pictures(), settings.clips(), settings.stills()),
                                settings.stock().stream().map(s -> named(s.endpoint(), "")));
                    default -> Stream.of();
                };
        return names.collect(Collectors.joining(" "));
    }

    @SafeVarargs
    private static Stream<String> models(List<? extends Generator>... lists) {
        return Stream.of(lists)
                .flatMap(List::stream)
                .map(s -> named(s.endpoint(), s.model().orElse("")));
    }

    private static String named(String endpoint, String model) {
        return endpoint + "/" + model;
    }

    <P> Fallback<P> fallback(Role role, List<? extends P> remote, P last, Consumer<String> warn) {
        return new Fallback<>(role, List.copyOf(remote), last, warn, meters);
    }
}
