package io.reelmill.render.assembly;

import io.reelmill.compositor.caption.CaptionWriter;
import io.reelmill.compositor.caption.CueBuilder;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.narration.Narration;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.render.visuals.VisualsStage;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.TimelineJson;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Lays everything on one timeline. */
public final class AssemblyStage implements Stage<AssemblyStage.Order, Timeline> {

    private static final double MUSIC_FADE_IN = 0.4;
    private static final double MUSIC_FADE_OUT = 1.2;

    /**
     * @param pictures of the shots; where there are fewer, they come round again
     * @param voiceStart seconds at which the narration begins
     * @param files folders of the stages, relative to the project's folder
     * @param captions style and place; its cues are made here
     * @param music file of the soundtrack, or null
     */
    public record Order(
            Canvas canvas,
            double seconds,
            double voiceStart,
            Narration narration,
            List<Shot> shots,
            List<Picture> pictures,
            Animation animation,
            Captions captions,
            boolean showCaptions,
            String music,
            Files files,
            long seed) {}

    /** Folders that the files of narration, pictures and music are in. */
    public record Files(String narration, String visuals, String soundtrack) {}

    @Override
    public String name() {
        return "timeline";
    }

    @Override
    public Class<Timeline> resultType() {
        return Timeline.class;
    }

    @Override
    public Timeline run(Order order, Path folder, StageContext context) throws IOException {
        Timeline timeline = new Timeline(order.canvas(), order.seconds(), clips(order), captions(order), tracks(order));
        CaptionWriter.warnings(timeline.captions()).forEach(context::warn);
        TimelineJson.write(timeline, folder.resolve("timeline.json"));
        return timeline;
    }

    private static List<Clip> clips(Order order) {
        TransitionChooser transitions = new TransitionChooser(order.seed());
        List<Clip> clips = new ArrayList<>();
        for (int i = 0; i < order.shots().size(); i++) {
            Shot shot = order.shots().get(i);
            Picture picture = order.animation()
                    .applyTo(order.pictures().get(i % order.pictures().size()));
            var entry = i == 0
                    ? io.reelmill.timeline.Transition.CUT
                    : transitions.between(order.shots().get(i - 1), shot);
            // The transition is centred on the cut, so the neighbours overlap by half of it on either side.
            double start = i == 0 ? 0 : shot.start() - entry.seconds() / 2;
            clips.add(new Clip(
                    "shot-" + (i + 1),
                    start,
                    shot.end(),
                    picture.stageWidth(),
                    picture.stageHeight(),
                    picture.layers().stream()
                            .map(l -> VisualsStage.moved(l, order.files().visuals() + "/"))
                            .toList(),
                    picture.camera(),
                    entry));
        }
        return stretched(clips);
    }

    /** Lets every clip last until its successor has replaced it. */
    private static List<Clip> stretched(List<Clip> clips) {
        List<Clip> whole = new ArrayList<>();
        for (int i = 0; i < clips.size(); i++) {
            Clip clip = clips.get(i);
            double end = i + 1 < clips.size()
                    ? clips.get(i + 1).start() + clips.get(i + 1).entry().seconds()
                    : clip.end();
            whole.add(new Clip(
                    clip.id(),
                    clip.start(),
                    Math.max(end, clip.start() + 0.05),
                    clip.stageWidth(),
                    clip.stageHeight(),
                    clip.layers(),
                    clip.camera(),
                    clip.entry()));
        }
        return whole;
    }

    private static Captions captions(Order order) {
        Captions style = order.captions();
        if (!order.showCaptions()) {
            return new Captions(style.preset(), style.position(), style.language(), List.of());
        }
        List<Captions.Word> words = order.narration().words().stream()
                .map(w -> new Captions.Word(w.text(), order.voiceStart() + w.start(), order.voiceStart() + w.end()))
                .toList();
        return new Captions(style.preset(), style.position(), style.language(), CueBuilder.cues(words));
    }

    private static List<AudioTrack> tracks(Order order) {
        List<AudioTrack> tracks = new ArrayList<>();
        if (order.narration().file() != null) {
            String voice = order.files().narration() + "/" + order.narration().file();
            tracks.add(new AudioTrack(AudioTrack.Role.VOICE, voice, order.voiceStart(), 0, 0, 0));
        }
        if (order.music() != null) {
            String music = order.files().soundtrack() + "/" + order.music();
            tracks.add(new AudioTrack(AudioTrack.Role.MUSIC, music, 0, 0, MUSIC_FADE_IN, MUSIC_FADE_OUT));
        }
        return tracks;
    }
}
