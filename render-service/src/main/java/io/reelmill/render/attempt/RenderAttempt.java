package io.reelmill.render.attempt;

import static io.reelmill.contracts.catalog.MediaParameters.MEDIA_PRESET;
import static io.reelmill.contracts.catalog.OptionParameters.SELECTED_PALETTE;
import static io.reelmill.contracts.catalog.SourceParameters.STYLE_PROMPT;

import io.reelmill.compositor.Encoding;
import io.reelmill.contracts.catalog.CaptionParameters;
import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.contracts.catalog.OptionParameters;
import io.reelmill.contracts.catalog.RenderParameters;
import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.catalog.VoiceParameters;
import io.reelmill.contracts.pricing.PriceList;
import io.reelmill.contracts.pricing.Usage;
import io.reelmill.contracts.project.Attribution;
import io.reelmill.contracts.project.OutputLanguage;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Look.Captioned;
import io.reelmill.providers.picture.Look.Detail;
import io.reelmill.render.assembly.Animation;
import io.reelmill.render.assembly.AssemblyStage;
import io.reelmill.render.assembly.TimelineDraft;
import io.reelmill.render.film.CoverStage;
import io.reelmill.render.film.EarlyFilm;
import io.reelmill.render.film.FilmPreviews;
import io.reelmill.render.film.FilmStage;
import io.reelmill.render.job.AttemptMonitor;
import io.reelmill.render.job.Job;
import io.reelmill.render.overlay.OverlayLayout;
import io.reelmill.render.progress.Portion;
import io.reelmill.render.progress.SilentStage;
import io.reelmill.render.progress.StageProgress;
import io.reelmill.render.progress.Step;
import io.reelmill.render.provider.ProviderResolver;
import io.reelmill.render.provider.ProviderSet;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.render.stage.StageRunner.Result;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Overlay;
import io.reelmill.timeline.Timeline;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/** One attempt at one output: runs stages for it, and keeps what they used and what the client is to be told. */
public final class RenderAttempt implements AutoCloseable {

    /** Clay is moved by hand: so many positions a second. */
    private static final double CLAY_STEPS = 12;

    private final Job job;
    private final AttemptServices services;
    private final ProviderResolver resolver;
    private final ProviderSet providers;
    private final AttemptMonitor monitor;
    private final CopyOnWriteArrayList<String> warnings = new CopyOnWriteArrayList<>();
    private final CopyOnWriteArrayList<Attribution> attributions = new CopyOnWriteArrayList<>();
    private final AtomicInteger standIns = new AtomicInteger();
    private final UsageCounter usageCounter;
    private final boolean isAside;
    private final long seed;
    private String headline = "";
    private OutputLanguage spokenLanguage;
    private volatile Portion portion = Portion.WHOLE;
    private Optional<EarlyFilm> early = Optional.empty();

    public RenderAttempt(Job job, AttemptServices services, AttemptMonitor monitor) {
        this(job, services, monitor, new UsageCounter(), false);
    }

    private RenderAttempt(
            Job job, AttemptServices services, AttemptMonitor monitor, UsageCounter usageCounter, boolean isAside) {
        this.usageCounter = usageCounter;
        this.isAside = isAside;
        this.job = job;
        this.services = services;
        // What is free of charge must not cost the operator anything either.
        this.resolver = job.sandbox() ? services.resolver().embedded() : services.resolver();
        this.providers = resolver.resolve(job.spec().voice(), this::standIn);
        this.monitor = monitor;
        // Of the project, so that a second render of it finds its stages again; of the output, so that variations
        // differ.
        this.seed = (job.pid() + "/" + job.output()).hashCode() * 0x9E3779B97F4A7C15L;
    }

    /**
     * The same attempt for stages that run on another thread beside the present one, whose progress and deadlines are the job's
     * meanwhile. What they tell is the client's when {@link #learnFrom} has been called.
     */
    public RenderAttempt aside() {
        RenderAttempt aside = new RenderAttempt(job, services, monitor, usageCounter, true);
        aside.spokenLanguage = spokenLanguage;
        return aside;
    }

    /** Takes over what stages beside have told. */
    public void learnFrom(RenderAttempt aside) {
        warnings.addAllAbsent(aside.warnings);
        attributions.addAllAbsent(aside.attributions);
        standIns.addAndGet(aside.standIns.get());
    }

    public RenderSpec spec() {
        return job.spec();
    }

    public ProviderSet providers() {
        return providers;
    }

    public AttemptServices services() {
        return services;
    }

    public UsageCounter usageCounter() {
        return usageCounter;
    }

    public long seed() {
        return seed;
    }

    /** Which of the outputs of the request this is. */
    public Variation variation() {
        return new Variation(job.output(), seed);
    }

    /** Which run of the project this is; the tries of a job are one. */
    public String run() {
        return job.contentRun().toString();
    }

    /** Which all files of a timeline are named from. */
    public Path folder() {
        return services.runner().folderOf(job);
    }

    /** Tells the client something that is not as they might expect. */
    public void warn(String message) {
        warnings.addIfAbsent(message);
    }

    /** The same, where an embedded provider stood in for a service: its result is not kept for later runs. */
    private void standIn(String message) {
        standIns.incrementAndGet();
        warn(message);
    }

    /** Adds the attribution of a work that is shown. */
    public void attribute(Attribution work) {
        attributions.addIfAbsent(work);
    }

    /** Keeps the language that the film speaks. */
    String speaks(String language, OutputLanguage.Source source) {
        spokenLanguage = new OutputLanguage(language, source);
        return language;
    }

    /** The language that the film speaks; null where nothing is said and none is asked for. */
    public OutputLanguage spokenLanguage() {
        return spokenLanguage == null && !language().isEmpty()
                ? new OutputLanguage(language(), OutputLanguage.Source.REQUEST)
                : spokenLanguage;
    }

    /** The language that the request names; empty when it is to be found out. */
    public String language() {
        return spec().find(VoiceParameters.LANGUAGE)
                .map(tag -> tag.strip().replace('_', '-'))
                .filter(tag -> !tag.equalsIgnoreCase("auto"))
                .orElse("");
    }

    /** What all pictures share. */
    public Look look(Canvas canvas) {
        return new Look(
                spec().get(MEDIA_PRESET),
                spec().find(SELECTED_PALETTE).orElse(""),
                spec().find(STYLE_PROMPT).orElse(""),
                canvas.width(),
                canvas.height(),
                seed,
                Detail.of(spec().find(MediaParameters.IMAGE_MODEL).orElse("")),
                captioned(),
                spokenLanguage() == null ? "" : spokenLanguage().tag());
    }

    /** Where captions stand in a film; nowhere without words. */
    public Captioned captioned(TimelineDraft draft) {
        return draft.words().isEmpty() ? Captioned.NOWHERE : captioned();
    }

    private Captioned captioned() {
        return spec().get(CaptionParameters.ENABLED)
                ? Captioned.valueOf(spec().get(CaptionParameters.POSITION).toUpperCase(Locale.ROOT))
                : Captioned.NOWHERE;
    }

    /** Says which part of the job's progress the stages that follow fill. */
    public void begin(Portion next) {
        portion = next;
    }

    /** Runs a stage, or takes what it left. */
    public <I, O> Result<O> run(Step step, Stage<I, O> stage, I input) throws Exception {
        StageContext progress = new StageProgress(
                services.reporter(), job, step, portion, monitor, warnings, standIns, resolver.services(step));
        return services.runner().run(job, stage, input, isAside ? new SilentStage(progress) : progress);
    }

    /** The same for the content of a field: failures by that content name the field. */
    public <I, O> Result<O> run(Step step, Stage<I, O> stage, I input, String field) throws Exception {
        try {
            return run(step, stage, input);
        } catch (ProviderException e) {
            throw e.category() == Category.INPUT || e.category() == Category.ABSENT
                    ? new ProviderException(e.category(), field + ": " + e.getMessage(), e)
                    : e;
        }
    }

    /**
     * Ends the render when the film is going to be longer than the plan of the workspace allows. Asked as soon as the length is
     * known, before anything is made for it.
     *
     * @throws ProviderException of {@link Category#INPUT} that names the field which decides the length
     */
    public void requireAllowedLength(double seconds) {
        PriceList.filmAbove(spec(), seconds).ifPresent(violation -> {
            throw new ProviderException(Category.INPUT, violation.message() + ".");
        });
    }

    /** Makes the timeline of a draft. */
    public Timeline assemble(TimelineDraft draft) throws Exception {
        requireAllowedLength(draft.seconds());
        headline = draft.headline();
        return run(Step.TIMELINE, new AssemblyStage(), order(draft, draft.tracks()))
                .value();
    }

    private AssemblyStage.Order order(TimelineDraft draft, List<AudioTrack> tracks) {
        List<Overlay> overlays = new ArrayList<>(draft.overlays());
        if (job.sandbox()) {
            overlays.add(new OverlayLayout(draft.canvas(), draft.seconds()).sandboxMark());
        }
        return new AssemblyStage.Order(
                draft.canvas(),
                draft.seconds(),
                draft.shots(),
                draft.pictures(),
                Animation.named(spec().get(MediaParameters.ANIMATION)),
                captionStyle(draft.language()),
                spec().get(CaptionParameters.ENABLED) ? draft.words() : List.of(),
                tracks,
                List.copyOf(overlays),
                spec().get(MEDIA_PRESET).equals("CLAYMATION") ? CLAY_STEPS : 0,
                seed);
    }

    /**
     * Begins the film of a draft whose pictures and sound are still to come; all else of it stays as it is. Empty where that would
     * be in vain, or take too much memory.
     *
     * @param pictures how many there are going to be
     */
    public Optional<EarlyFilm> beginFilm(TimelineDraft draft, int pictures) {
        if (!FilmPreviews.mayBegin(draft.canvas()) || new StreamCopyRequest(this).isPossible()) {
            return Optional.empty();
        }
        AssemblyStage.Order order = order(draft, List.of());
        early = Optional.of(services.previews()
                .begin(
                        job,
                        providers().filmMaker(),
                        folder(),
                        encoding(),
                        pictures,
                        seen -> AssemblyStage.timeline(order.showing(seen)),
                        monitor::stopped));
        return early;
    }

    /** Ends what is still being made of a film that nobody took. */
    @Override
    public void close() {
        early.ifPresent(EarlyFilm::close);
    }

    /** The cover, where the request asks for one. */
    public Optional<Path> cover(Timeline timeline) throws Exception {
        if (!spec().get(OptionParameters.HAS_TO_GENERATE_COVER)) {
            return Optional.empty();
        }
        usageCounter.cover();
        CoverStage.Order order = new CoverStage.Order(
                timeline,
                headline,
                timeline.captions().language(),
                spec().get(OptionParameters.COVER_TEXT_TYPE),
                look(timeline.canvas()));
        Result<CoverStage.Made> made = run(Step.FILM, new CoverStage(providers().filmMaker(), folder()), order);
        return Optional.of(folder().resolve(made.folder()).resolve(made.value().file()));
    }

    public Result<FilmStage.Film> film(Timeline timeline) throws Exception {
        FilmStage stage = services.previews().stage(job, providers().filmMaker(), folder(), early);
        boolean copied = new StreamCopyRequest(this).isSpared(timeline);
        return run(Step.FILM, stage, new FilmStage.Order(timeline, encoding(), copied));
    }

    private Encoding encoding() {
        return new Encoding(
                spec().get(RenderParameters.COMPRESSION),
                services.settings().encoderSpeed(),
                Encoding.DEFAULT.audioKbps());
    }

    public Usage usage() {
        return usageCounter.usage();
    }

    public List<Attribution> attributions() {
        return attributions;
    }

    public List<String> warnings() {
        return warnings;
    }

    /** How the request wants captions, without any. */
    public Captions captionStyle(String language) {
        Captions.Position position =
                Captions.Position.valueOf(spec().get(CaptionParameters.POSITION).toUpperCase(Locale.ROOT));
        return new Captions(spec().get(CaptionParameters.PRESET), position, language, List.of());
    }
}
