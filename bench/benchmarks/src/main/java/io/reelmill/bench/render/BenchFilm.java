package io.reelmill.bench.render;

import io.reelmill.compositor.caption.CueBuilder;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Easing;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The fixed film of the benchmark: 30 frames a second, a new picture one and a half times as wide as the frame every five
 * seconds, slow zoom, cross-fades of half a second, word captions, voice and music. Everything is computed, nothing is
 * random.
 */
final class BenchFilm {

    /** A picture with transparency, for the cost of a layer. */
    static final String HERO = "hero.png";

    private static final int PICTURES = 6;
    private static final double CLIP_SECONDS = 5;
    private static final double FADE_SECONDS = 0.5;
    private static final double WORD_SECONDS = 0.36;
    /** A longer film has the same sounds again. */
    private static final double SOUND_SECONDS = 60;

    private static final String[] WORDS = ("Every morning the tide brings something new to the quiet shore. "
                    + "Look closely, and you will find a story in each small stone! "
                    + "What would you keep? Colours shift, shadows grow, and the light moves on.")
            .split(" ");

    private BenchFilm() {}

    /** The film that speed is measured with, 1080x1920. */
    static Timeline make(Path folder, double seconds) throws IOException {
        return make(folder, new Canvas(1080, 1920, 30), seconds);
    }

    /**
     * Writes pictures and sounds into a folder.
     *
     * @param seconds length; longer films show the same pictures again
     * @return the film of them
     */
    static Timeline make(Path folder, Canvas canvas, double seconds) throws IOException {
        int width = canvas.width() * 3 / 2;
        int height = canvas.height() * 3 / 2;
        for (int i = 0; i < Math.min(PICTURES, Math.ceil(seconds / CLIP_SECONDS)); i++) {
            BenchPicture.draw(i, width, height, folder.resolve("picture-" + i + ".png"));
        }
        BenchPicture.drawHero(900, folder.resolve(HERO));
        double sound = Math.min(seconds, SOUND_SECONDS);
        BenchSound.voice(folder.resolve("voice.wav"), sound);
        BenchSound.music(folder.resolve("music.wav"), sound);
        List<AudioTrack> tracks = new ArrayList<>();
        for (double start = 0; start < seconds; start += SOUND_SECONDS) {
            tracks.add(new AudioTrack(AudioTrack.Role.VOICE, "voice.wav", start, 0, 0, 0));
            tracks.add(new AudioTrack(AudioTrack.Role.MUSIC, "music.wav", start, -6, 0.5, 2));
        }
        return new Timeline(canvas, seconds, clips(width, height, seconds), captions(seconds), tracks);
    }

    private static List<Clip> clips(int width, int height, double seconds) {
        List<Clip> clips = new ArrayList<>();
        for (int i = 0; i * CLIP_SECONDS < seconds; i++) {
            double start = Math.max(0, i * CLIP_SECONDS - FADE_SECONDS);
            Layer picture = new Layer("picture-" + i % PICTURES + ".png", 0, 0, width, height, 1, null);
            Camera.View wide = new Camera.View(0.5, 0.5, 1);
            Camera.View close = new Camera.View(0.5, 0.47, 0.88);
            Camera camera =
                    i % 2 == 0 ? new Camera(wide, close, Easing.IN_OUT) : new Camera(close, wide, Easing.IN_OUT);
            Transition entry = i == 0 ? Transition.CUT : new Transition(Transition.Kind.CROSS_FADE, FADE_SECONDS);
            double end = Math.min(seconds, (i + 1) * CLIP_SECONDS);
            clips.add(new Clip("clip-" + i, start, end, width, height, List.of(picture), camera, entry));
        }
        return clips;
    }

    private static Captions captions(double seconds) {
        List<Captions.Word> words = new ArrayList<>();
        for (int i = 0; (i + 1) * WORD_SECONDS < seconds; i++) {
            double start = i * WORD_SECONDS;
            words.add(new Captions.Word(WORDS[i % WORDS.length], start, start + WORD_SECONDS * 0.9));
        }
        return new Captions("Wrap 1", Captions.Position.BOTTOM, "en", CueBuilder.cues(words));
    }
}
