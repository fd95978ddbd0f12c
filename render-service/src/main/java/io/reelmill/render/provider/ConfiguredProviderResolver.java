package io.reelmill.render.provider;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.Startup;
import io.reelmill.contracts.catalog.ClonedVoice;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.hearing.likeness.LikenessCloner;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.providers.hearing.Transcriber;
import io.reelmill.providers.speech.SpeechSynthesizer;
import io.reelmill.providers.speech.VoiceCloner;
import io.reelmill.remote.call.HttpClients;
import io.reelmill.remote.media.SpeechImporter;
import io.reelmill.render.progress.Step;
import io.reelmill.render.provider.ProviderSettings.Animator;
import io.reelmill.render.provider.ProviderSettings.Chat;
import io.reelmill.render.provider.ProviderSettings.Cloner;
import io.reelmill.render.provider.ProviderSettings.Endpoint;
import io.reelmill.render.provider.ProviderSettings.Generator;
import io.reelmill.render.provider.ProviderSettings.Library;
import io.reelmill.render.provider.ProviderSettings.Listener;
import io.reelmill.render.provider.ProviderSettings.Speaker;
import io.reelmill.render.provider.ProviderSettings.Trainer;
import io.reelmill.render.training.Trainers;
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
    private final LocalModels models;
    private final Cloners cloners;
    private final Trainers trainers;
    private final RemoteTranscribers audio;
    private final RemotePictures pictures;
    private final RemoteFigures figures;
    private final ProviderSettings settings;

    @Inject
    ConfiguredProviderResolver(
            ProviderSet embedded,
            ProviderSettings settings,
            LocalModelSettings models,
            SafeFetch outside,
            MeterRegistry meters) {
        this(embedded, settings, LocalModels.of(models), outside, meters, System::getenv);
    }

    ConfiguredProviderResolver(
            ProviderSet embedded,
            ProviderSettings settings,
            SafeFetch outside,
            MeterRegistry meters,
            UnaryOperator<String> environment) {
        this(embedded, settings, LocalModels.NONE, outside, meters, environment);
    }

    ConfiguredProviderResolver(
            ProviderSet embedded,
            ProviderSettings settings,
            LocalModels models,
            SafeFetch outside,
            MeterRegistry meters,
            UnaryOperator<String> environment) {
        this.embedded = embedded;
        this.settings = settings;
        this.models = models;
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
        this.audio = new RemoteTranscribers(settings.transcripts(), endpoints, models.transcribers());
        this.trainers = RemoteTrainers.of(settings.trainers(), endpoints, intake);
        this.pictures =
                new RemotePictures(settings, endpoints, embedded.pictures().illustrator(), intake, trainers);
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

    @Produces
    @Singleton
    Trainers trainers() {
        return trainers;
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

    @Override
    public ProviderResolver embedded() {
        return new ProviderResolver() {
            @Override
            public ProviderSet resolve(Consumer<String> warn) {
                return embedded;
            }

            @Override
            public ProviderSet resolve(ClonedVoice voice, Consumer<String> warn) {
                return embedded.speakingBy(embeddedVoices(voice, warn));
            }
        };
    }

    private Voices embeddedVoices(ClonedVoice voice, Consumer<String> warn) {
        Optional<VoiceCloner> cloner =
                voice == null ? Optional.empty() : cloners.named(voice.cloner()).filter(cloners::isBuiltIn);
        if (voice != null && cloner.isEmpty()) {
            warn.accept(
                    "voice.voiceId: the service that cloned this voice is not asked in the sandbox; another one speaks");
        }
        return cloner.map(found -> embedded.voices().led(found.speaker(voice.reference())))
                .orElse(embedded.voices());
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
        speakers.addAll(models.voices());
        return embedded.voices().behind(speakers, settings.atOnce());
    }

    @Override
    public String services(Step step) {
        Stream<String> set =
                switch (step) {
                    case SCRIPT -> all(Chat.class, settings.scripts());
                    case NARRATION ->
                        Stream.of(
                                        all(Cloner.class, settings.cloners()),
                                        all(Speaker.class, settings.voices()),
                                        models.voices().stream().map(SpeechSynthesizer::name))
                                .flatMap(each -> each);
                    case TRANSCRIPT ->
                        Stream.concat(
                                all(Listener.class, settings.transcripts()),
                                models.transcribers().stream().map(Transcriber::name));
                    case FIGURE ->
                        Stream.of(
                                        all(Generator.class, settings.pictures()),
                                        all(Animator.class, settings.motions()),
                                        all(Animator.class, settings.avatars()))
                                .flatMap(each -> each);
                    case VISUALS ->
                        Stream.of(
                                        all(Generator.class, settings.pictures()),
                                        all(Generator.class, settings.clips()),
                                        all(Animator.class, settings.stills()),
                                        all(Trainer.class, settings.trainers()),
                                        all(Library.class, settings.stock()))
                                .flatMap(each -> each);
                    default -> Stream.of();
                };
        return set.collect(Collectors.joining(" "));
    }

    /** All settings of the providers, and where the endpoints that they name lead to. */
    private <S> Stream<String> all(Class<S> type, List<? extends S> providers) {
        return providers.stream().map(provider -> SettingsText.of(type, provider) + address(type, provider));
    }

    private String address(Class<?> type, Object provider) {
        Endpoint endpoint = settings.endpoints().get(SettingsText.value(type, "endpoint", provider));
        return endpoint == null
                ? ""
                : "@" + endpoint.vendor() + " " + endpoint.url().orElse("");
    }

    <P> Fallback<P> fallback(Role role, List<? extends P> remote, P last, Consumer<String> warn) {
        return new Fallback<>(role, List.copyOf(remote), last, warn, meters);
    }
}
