package io.reelmill.render.workflow;

import static io.reelmill.contracts.catalog.CaptionParameters.POSITION;
import static io.reelmill.contracts.catalog.CaptionParameters.PRESET;
import static io.reelmill.contracts.catalog.MediaParameters.MEDIA_PRESET;
import static io.reelmill.contracts.catalog.OptionParameters.SELECTED_PALETTE;
import static io.reelmill.contracts.catalog.SourceParameters.STYLE_PROMPT;

import io.reelmill.compositor.Encoding;
import io.reelmill.contracts.catalog.CaptionParameters;
import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.contracts.catalog.MusicParameters;
import io.reelmill.contracts.catalog.RenderParameters;
import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.VoiceParameters;
import io.reelmill.contracts.pricing.Usage;
import io.reelmill.providers.music.MusicBrief;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Shot;
import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.ScriptBrief;
import io.reelmill.providers.speech.Voice;
import io.reelmill.render.assembly.Animation;
import io.reelmill.render.assembly.AssemblyStage;
import io.reelmill.render.film.FilmStage;
import io.reelmill.render.job.Job;
import io.reelmill.render.narration.Narration;
import io.reelmill.render.narration.NarrationStage;
import io.reelmill.render.progress.StageProgress;
import io.reelmill.render.script.GivenScript;
import io.reelmill.render.script.WrittenScript;
import io.reelmill.render.soundtrack.SoundtrackStage;
import io.reelmill.render.soundtrack.SoundtrackStage.Soundtrack;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageRunner.Result;
import io.reelmill.render.visuals.ShotCutter;
import io.reelmill.render.visuals.Visuals;
import io.reelmill.render.visuals.VisualsStage;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Timeline;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;

/** One attempt at one output: the stages set by the request, with their progress told. */
public final class Take {

    private static final String MOVING_IMAGE = "moving-image";
    /** The picture is there before the voice begins, seconds. */
    private static final double LEAD_IN = 0.3;
    /** The music ends and the last picture rests after the last word, seconds. */
    private static final double LEAD_OUT = 1.4;

    private final Job job;
    private final Desk desk;
    private final Crew crew;
    private final BooleanSupplier stopped;
    private final List<String> warnings = new ArrayList<>();
    private final long seed;
    private Usage usage;

    Take(Job job, Desk desk, BooleanSupplier stopped) {
        this.job = job;
        this.desk = desk;
        this.crew = desk.crew();
        this.stopped = stopped;
        // Of the project, so that a second render of it finds its stages again; of the output, so that variations
        // differ.
        this.seed = (job.pid() + "/" + job.output()).hashCode() * 0x9E3779B97F4A7C15L;
    }

    public RenderSpec spec() {
        return job.spec();
    }

    /** The client's text as a script. */
    public Script readScript(String text) throws Exception {
        GivenScript.Order order = new GivenScript.Order(text, language());
        return run(Step.SCRIPT, new GivenScript(crew.reader()), order).value();
    }

    /** A script on a topic, as long as the request asks. */
    public Script writeScript(String topic) throws Exception {
        String language = language().isEmpty() ? "en" : language();
        double pace = crew.voices().forLanguage(language).wordsPerMinute(language) * spec().get(VoiceParameters.SPEED);
        ScriptBrief brief = new ScriptBrief(topic, spec().get(SourceParameters.DURATION_SECONDS), pace, language, seed);
        return run(Step.SCRIPT, new WrittenScript(crew.writer()), brief).value();
    }

    /** The timeline of a spoken script with pictures, captions and music. */
    public Timeline narrate(Script script) throws Exception {
        Canvas canvas = FrameSize.canvas(spec());
        Result<Narration> narration = run(Step.NARRATION, new NarrationStage(crew.voices()), narrationOrder(script));
        double seconds = wholeFrames(LEAD_IN + narration.value().seconds() + LEAD_OUT, canvas.frameRate());
        String type = spec().get(MediaParameters.TYPE);
        if (!type.equals(MOVING_IMAGE)) {
            warnings.add("media.type " + type + " is not made here yet; illustrated pictures in motion were used");
        }
        double perMinute = desk.prices().density().get(spec().get(MediaParameters.DENSITY));
        List<Shot> shots = new ShotCutter(perMinute).cut(script, narration.value(), LEAD_IN, seconds);
        List<Shot> pictured = shots.subList(
                0, Math.min(shots.size(), spec().find(MediaParameters.MAX_ITEMS).orElse(shots.size())));
        Result<Visuals> visuals = run(
                Step.VISUALS,
                new VisualsStage(crew.illustrator()),
                new VisualsStage.Order(script.title(), pictured, look(canvas)));
        Result<Soundtrack> soundtrack = soundtrack(seconds);
        double spoken = narration.value().file() == null ? 0 : narration.value().seconds();
        usage = Usage.ofPictures(
                pictured.size(), spoken, soundtrack != null && spec().get(MusicParameters.GENERATE_MUSIC));
        AssemblyStage.Order order = new AssemblyStage.Order(
                canvas,
                seconds,
                LEAD_IN,
                narration.value(),
                shots,
                visuals.value().pictures(),
                Animation.named(spec().get(MediaParameters.ANIMATION)),
                captionStyle(script.language()),
                spec().get(CaptionParameters.ENABLED),
                soundtrack == null ? null : soundtrack.value().file(),
                new AssemblyStage.Files(
                        narration.folder(), visuals.folder(), soundtrack == null ? null : soundtrack.folder()),
                seed);
        return run(Step.TIMELINE, new AssemblyStage(), order).value();
    }

    Result<FilmStage.Film> film(Timeline timeline) throws Exception {
        FilmStage stage = new FilmStage(crew.filmMaker(), desk.runner().folderOf(job));
        Encoding encoding = new Encoding(
                spec().get(RenderParameters.COMPRESSION), desk.settings().encoderSpeed(), Encoding.DEFAULT.audioKbps());
        return run(Step.FILM, stage, new FilmStage.Order(timeline, encoding));
    }

    Usage usage() {
        return usage;
    }

    List<String> warnings() {
        return warnings;
    }

    private <I, O> Result<O> run(Step step, Stage<I, O> stage, I input) throws Exception {
        String name = step.name().toLowerCase(Locale.ROOT);
        StageProgress progress =
                new StageProgress(desk.reporter(), job, step.status(), name, step.from, step.to, stopped, warnings);
        return desk.runner().run(job, stage, input, progress);
    }

    private NarrationStage.Order narrationOrder(Script script) {
        Voice voice = new Voice(
                spec().get(VoiceParameters.VOICE_ID),
                script.language(),
                spec().get(VoiceParameters.SPEED),
                spec().get(VoiceParameters.STABILITY));
        return new NarrationStage.Order(script, voice, spec().get(VoiceParameters.ENABLED));
    }

    /** Null when there is to be no music. */
    private Result<Soundtrack> soundtrack(double seconds) throws Exception {
        if (!spec().get(MusicParameters.ENABLED)) {
            return null;
        }
        String prompt = spec().get(MusicParameters.GENERATE_MUSIC)
                ? spec().find(MusicParameters.GENERATION_MUSIC_PROMPT).orElse("")
                : "";
        MusicBrief brief = new MusicBrief(spec().get(MusicParameters.TRACK_NAME), prompt, seconds, seed);
        return run(Step.SOUNDTRACK, new SoundtrackStage(crew.composer()), brief);
    }

    private Look look(Canvas canvas) {
        return new Look(
                spec().get(MEDIA_PRESET),
                spec().find(SELECTED_PALETTE).orElse(""),
                spec().find(STYLE_PROMPT).orElse(""),
                canvas.width(),
                canvas.height(),
                seed);
    }

    private Captions captionStyle(String language) {
        Captions.Position position =
                Captions.Position.valueOf(spec().get(POSITION).toUpperCase(Locale.ROOT));
        return new Captions(spec().get(PRESET), position, language, List.of());
    }

    private String language() {
        return spec().find(VoiceParameters.LANGUAGE).orElse("");
    }

    private static double wholeFrames(double seconds, double frameRate) {
        return Math.ceil(seconds * frameRate - 1e-6) / frameRate;
    }
}
