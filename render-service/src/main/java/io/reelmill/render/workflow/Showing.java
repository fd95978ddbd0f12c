package io.reelmill.render.workflow;

import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.source.Material;
import io.reelmill.render.visuals.Sequence;
import io.reelmill.render.visuals.Visual;
import io.reelmill.render.visuals.VisualPlan;
import io.reelmill.render.visuals.VisualsStage;
import io.reelmill.timeline.Canvas;
import java.util.List;
import java.util.Optional;

/** What is seen: shots become pictures by the rules of the request. */
final class Showing {

    private final Take take;

    Showing(Take take) {
        this.take = take;
    }

    /** The shots that get a picture of their own; the others show these again. */
    List<Shot> pictured(List<Shot> shots) {
        int most = take.spec().find(MediaParameters.MAX_ITEMS).orElse(shots.size());
        if (take.spec().get(MediaParameters.USE_PROVIDED_IN_ORDER)) {
            // shown again, an item would come in a section that is not its own
            return shots;
        }
        return shots.subList(0, Math.min(shots.size(), most));
    }

    /** Where the pictures of the shots come from: the merged videos of the client's, or by the rules of the request. */
    List<Visual> visuals(Optional<Sequence> merged, List<Material> provided, List<Shot> shots, double seconds) {
        return merged.map(m -> m.visuals(seconds, restyling()))
                .orElseGet(() -> plan(provided).of(shots));
    }

    /** The pictures of the shots, each from where it is said to come. */
    List<Picture> pictures(String topic, List<Shot> shots, Canvas canvas, List<? extends Visual> visuals)
            throws Exception {
        take.tally().visuals(List.copyOf(visuals));
        VisualsStage.Order order =
                new VisualsStage.Order(topic, shots, List.copyOf(visuals), take.look(canvas), canvas.frameRate());
        return take.run(Step.VISUALS, new VisualsStage(take.crew().picturing(), take.folder()), order)
                .value()
                .pictures();
    }

    /** Where the request lets pictures come from. */
    VisualPlan plan(List<Material> provided) {
        return new VisualPlan(
                engine(),
                take.spec().get(MediaParameters.VIDEO_MODEL),
                provided,
                take.spec().get(MediaParameters.USE_ONLY_PROVIDED),
                take.spec().get(MediaParameters.USE_PROVIDED_IN_ORDER),
                restyling(),
                take.spec().get(MediaParameters.TURN_IMAGES_INTO_VIDEOS));
    }

    /** The style that provided items are drawn anew in, or empty. */
    private String restyling() {
        boolean restyled = take.spec().get(MediaParameters.APPLY_STYLE_TRANSFER);
        return restyled ? take.spec().get(MediaParameters.MEDIA_PRESET) : "";
    }

    /** What nobody here can make is illustrated, and the client is told. */
    private String engine() {
        String type = take.spec().get(MediaParameters.TYPE);
        if (take.crew().picturing().makes(type)) {
            return type;
        }
        take.warn("media.type " + type + " is not made here yet; illustrated pictures in motion were used");
        return VisualPlan.ILLUSTRATED;
    }
}
