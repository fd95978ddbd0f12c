package io.reelmill.render.warmup;

import io.reelmill.compositor.Encoding;
import io.reelmill.compositor.Progress;
import io.reelmill.compositor.Segments;
import io.reelmill.compositor.still.StillCache;
import io.reelmill.contracts.catalog.CaptionParameters;
import io.reelmill.contracts.catalog.MusicParameters;
import io.reelmill.inspection.Depth;
import io.reelmill.inspection.FilmInspector;
import io.reelmill.providers.music.MusicBrief;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.Script.Scene;
import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.Voice;
import io.reelmill.render.assembly.Animation;
import io.reelmill.render.assembly.AssemblyStage;
import io.reelmill.render.provider.ProviderSet;
import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavWriter;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.AudioTrack.Role;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Timeline;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A film of two short sentences, made by the embedded providers in the way of a client's and seen by nobody: voice, typefaces,
 * lexicons and native libraries are loaded by it, and the code that draws is compiled. Belongs to one thread.
 */
final class SampleFilm {

    static final String FILM = "film.mp4";

    private static final String TEXT = "The kettle sings.\nThe bread is warm.";
    private static final String VOICE = "voice.wav";
    private static final String MUSIC = "music.wav";
    private static final Canvas CANVAS = new Canvas(540, 960, 30);
    private static final long SEED = 1;

    private final ProviderSet providers;
    private final Path folder;
    private final List<Shot> shots = new ArrayList<>();
    private final List<Captions.Word> words = new ArrayList<>();
    private final List<Picture> pictures = new ArrayList<>();
    private double seconds;

    /** @param folder empty, for its files */
    SampleFilm(ProviderSet providers, Path folder) {
        this.providers = providers;
        this.folder = folder;
    }

    /** A part of the work; takes seconds at most, even the first time. */
    interface Step {
        void run() throws Exception;
    }

    /** All of it, in order. */
    List<Step> steps() {
        return List.of(this::speak, this::compose, this::draw, this::film, this::inspect);
    }

    private void speak() throws Exception {
        Script script = providers.writing().reader().read(TEXT, "");
        Voice voice = new Voice("", script.language(), 1, 0.5);
        for (Scene scene : script.scenes()) {
            Speech speech = providers.voices().speak(scene.spokenText(), voice);
            double begin = seconds;
            speech.words().forEach(w -> words.add(new Captions.Word(w.text(), begin + w.start(), begin + w.end())));
            if (shots.isEmpty()) {
                WavFormat format = new WavFormat(speech.sampleRate(), 1, WavFormat.Encoding.FLOAT_32);
                WavWriter.write(folder.resolve(VOICE), format, speech.samples());
            }
            seconds += speech.seconds();
            shots.add(new Shot(shots.size(), begin, seconds, scene.spokenText(), "", shots.size()));
        }
    }

    private void compose() {
        String track = MusicParameters.TRACK_NAME.commonDefault().orElseThrow().asText();
        providers.composer().compose(new MusicBrief(track, "", seconds, SEED), folder.resolve(MUSIC));
    }

    private void draw() throws Exception {
        Look look = new Look("DEFAULT", "", "", CANVAS.width(), CANVAS.height(), SEED);
        for (Idea idea : providers.pictures().illustrator().plan(TEXT, shots, look)) {
            pictures.add(providers.pictures().illustrator().draw(idea, look, folder));
        }
    }

    private void film() throws Exception {
        Timeline timeline = timeline();
        List<Path> segments = new ArrayList<>();
        for (Timeline segment : Segments.of(timeline)) {
            Path file = folder.resolve("segment-" + segments.size() + ".mp4");
            providers.filmMaker().segment(segment, folder, new StillCache(), Encoding.DEFAULT, file, Progress.SILENT);
            segments.add(file);
        }
        providers.filmMaker().join(timeline, folder, Encoding.DEFAULT, segments, folder.resolve(FILM));
        providers.filmMaker().still(timeline, folder, 0, folder.resolve("still.jpg"));
        for (Path segment : segments) {
            Files.delete(segment);
        }
    }

    private void inspect() {
        new FilmInspector().inspect(folder.resolve(FILM), Depth.KEY_FRAMES);
    }

    private Timeline timeline() {
        String preset = CaptionParameters.PRESET.commonDefault().orElseThrow().asText();
        return AssemblyStage.timeline(new AssemblyStage.Order(
                CANVAS,
                seconds,
                shots,
                pictures,
                Animation.SOFT,
                new Captions(preset, Captions.Position.BOTTOM, "en", List.of()),
                words,
                List.of(new AudioTrack(Role.VOICE, VOICE, 0, 0, 0, 0), new AudioTrack(Role.MUSIC, MUSIC, 0, 0, 0, 0)),
                List.of(),
                0,
                SEED));
    }
}
