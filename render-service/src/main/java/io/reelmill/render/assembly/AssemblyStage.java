package io.reelmill.render.assembly;

import io.reelmill.compositor.caption.CaptionWriter;
import io.reelmill.compositor.caption.CueBuilder;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Footage;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Overlay;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.TimelineJson;
import io.reelmill.timeline.Transition;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Lays everything on one timeline. */
public final class AssemblyStage implements Stage<AssemblyStage.Order, Timeline> {

    /**
     * All files are named from the project's folder.
     *
     * @param pictures of the shots; where there are fewer, they come round again
     * @param captions style and place; its cues are made here
     * @param words what the captions say, with the seconds of the video; empty for none
     * @param stepRate how often in a second still pictures move on, 0 with every frame
     */
    public record Order(
            Canvas canvas,
            double seconds,
            List<Shot> shots,
            List<Picture> pictures,
            Animation animation,
            Captions captions,
            List<Captions.Word> words,
            List<AudioTrack> tracks,
            List<Overlay> overlays,
            double stepRate,
            long seed) {

        /** The same with other pictures. */
        public Order showing(List<Picture> others) {
            return new Order(
                    canvas, seconds, shots, others, animation, captions, words, tracks, overlays, stepRate, seed);
        }
    }

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
        Timeline timeline = timeline(order);
        CaptionWriter.warnings(timeline.captions()).forEach(context::warn);
        TimelineJson.write(timeline, folder.resolve("timeline.json"));
        return timeline;
    }

    /** The timeline of an order. When a clip is seen does not depend on what it shows. */
    public static Timeline timeline(Order order) {
        return new Timeline(
                order.canvas(), order.seconds(), clips(order), captions(order), order.tracks(), order.overlays());
    }

    private static List<Clip> clips(Order order) {
        List<Transition> transitions = TransitionChooser.into(order.shots(), order.seed());
        List<Clip> clips = new ArrayList<>();
        for (int i = 0; i < order.shots().size(); i++) {
            Shot shot = order.shots().get(i);
            Picture picture = order.animation()
                    .applyTo(order.pictures().get(i % order.pictures().size()));
            Transition entry = transitions.get(i);
            // The transition is centred on the cut, so the neighbours overlap by half of it on either side.
            double start = i == 0 ? 0 : shot.start() - entry.seconds() / 2;
            List<Layer> layers = picture.layers().stream()
                    .map(l -> inTime(l, shot.start() - start))
                    .toList();
            clips.add(new Clip(
                    "shot-" + (i + 1),
                    start,
                    shot.end(),
                    picture.stageWidth(),
                    picture.stageHeight(),
                    layers,
                    picture.camera(),
                    entry,
                    stepRate(layers, order)));
        }
        return stretched(clips);
    }

    /** Footage has steps of its own where it has any: held a second time, it would miss every other one. */
    private static double stepRate(List<Layer> layers, Order order) {
        return layers.stream().anyMatch(l -> l.footage() != null) ? 0 : order.stepRate();
    }

    /** Footage that is to be in time with its sound begins as much earlier as its clip does. */
    private static Layer inTime(Layer layer, double earlier) {
        Footage footage = layer.footage();
        if (footage == null) {
            return layer;
        }
        double from = Math.max(0, footage.from() - earlier * footage.speed());
        return layer.playing(footage.startingAt(from));
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
                    clip.entry(),
                    clip.stepRate()));
        }
        return whole;
    }

    private static Captions captions(Order order) {
        Captions style = order.captions();
        return new Captions(style.preset(), style.position(), style.language(), CueBuilder.cues(order.words()));
    }
}
