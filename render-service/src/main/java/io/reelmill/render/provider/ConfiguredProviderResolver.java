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
import io.reelmill.render.settings.ProviderSettings;
import io.reelmill.render.settings.ProviderSettings.Generator;
import io.reelmill.render.voice.Cloners;
import io.reelmill.render.workflow.ProviderResolver;
import io.reelmill.render.workflow.ProviderSet;
import io.reelmill.render.workflow.Step;
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

/** The embedded crew, with those in front of it that the operator has configured. */
@Startup
@Singleton
class ConfiguredProviderResolver implements ProviderResolver {

    private final ProviderSet embedded;
    private final MeterRegistry meters;
    private final HttpClients doors;
    private final RemoteWriters writers;
    private final RemoteVoices voices;
    private final Cloners cloners;
    private final RemoteTranscribers ears;
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
        this.doors = HttpClients.beside(outside);
        ConfiguredEndpoints lines =
                new ConfiguredEndpoints(settings, environment, doors, new CallMeters(meters, settings));
        MediaIntake intake = embedded.sources().intake();
        SpeechImporter booth = new SpeechImporter(intake, embedded.ears().aligner());
        this.writers = new RemoteWriters(settings.scripts(), lines);
        this.voices = new RemoteVoices(settings.voices(), lines, booth);
        this.cloners = new RemoteCloners(settings.cloners(), lines, booth).before(List.of(new LikenessCloner()));
        this.ears = new RemoteTranscribers(settings.transcripts(), lines);
        this.pictures = new RemotePictures(settings, lines, embedded.picturing().illustrator(), intake);
        this.figures = new RemoteFigures(settings, lines, intake);
    }

    @PreDestroy
    void close() {
        doors.trusted().close();
    }

    @Produces
    @Singleton
    Cloners cloners() {
        return cloners;
    }

    @Override
    public ProviderSet crew(Consumer<String> warn) {
        return crew(null, warn);
    }

    @Override
    public ProviderSet crew(ClonedVoice voice, Consumer<String> warn) {
        return new ProviderSet(
                writers.before(embedded.writing(), this, warn),
                voices(voice, warn),
                pictures.before(embedded.picturing(), this, warn),
                embedded.composer(),
                embedded.filmMaker(),
                embedded.sources(),
                ears.before(embedded.ears(), this, warn),
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
