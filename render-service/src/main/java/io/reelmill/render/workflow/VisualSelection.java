package io.reelmill.render.workflow;

import io.reelmill.compositor.caption.CaptionBand;
import io.reelmill.contracts.catalog.CaptionParameters;
import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.contracts.project.Attribution;
import io.reelmill.providers.footage.Band;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.source.Material;
import io.reelmill.render.visuals.Sequence;
import io.reelmill.render.visuals.SpokenTrack;
import io.reelmill.render.visuals.Visual;
import io.reelmill.render.visuals.VisualPlan;
import io.reelmill.render.visuals.Visuals;
import io.reelmill.render.visuals.VisualsStage;
import io.reelmill.timeline.Canvas;
import java.util.List;
import java.util.Optional;

/** What is seen: shots become pictures by the rules of the request. */
final class VisualSelection {

    /** The {@code media.type} whose pictures are made of what is said. */
    private static final String LETTERED = "motion-graphics";

    private final RenderAttempt take;

    VisualSelection(RenderAttempt take) {
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

    /** One shot as long as the film. */
    Shot whole(TimelineDraft cut) {
        return new Shot(0, 0, cut.seconds(), cut.title(), "", 0);
    }

    /** The pictures of the shots, each from where it is said to come. */
    List<Picture> pictures(TimelineDraft cut, List<Shot> shots, List<? extends Visual> visuals) throws Exception {
        return pictures(cut, shots, shots, visuals);
    }

    /** @param all the shots of the film: those behind {@code shots} show their pictures again */
    List<Picture> pictures(TimelineDraft cut, List<Shot> all, List<Shot> shots, List<? extends Visual> visuals)
            throws Exception {
        take.tally().visuals(List.copyOf(visuals));
        Canvas canvas = cut.canvas();
        Look look = take.look(canvas).with(take.captioned(cut));
        CharacterPlacement.Cast cast = new CharacterPlacement(take, look).cast(cut, all, visuals);
        VisualsStage.Order order = new VisualsStage.Order(
                cut.title(),
                shots,
                List.copyOf(visuals),
                look,
                canvas.frameRate(),
                heard(cut, cast.standing()),
                cast.guests());
        Visuals made = take.run(Step.VISUALS, new VisualsStage(take.crew().picturing(), take.folder()), order)
                .value();
        made.credits().forEach(c -> take.attribute(new Attribution(c.work(), c.author(), c.source(), c.url())));
        return made.pictures();
    }

    /** What pictures that show words must know. */
    private SpokenTrack heard(TimelineDraft cut, List<SpokenTrack.Standing> standing) {
        if (!take.spec().get(MediaParameters.TYPE).equals(LETTERED)) {
            return SpokenTrack.NOTHING;
        }
        boolean captioned = take.spec().get(CaptionParameters.ENABLED);
        CaptionBand band = CaptionBand.of(take.captionStyle(cut.language()), cut.canvas());
        return new SpokenTrack(
                cut.language(), cut.words(), captioned ? new Band(band.top(), band.bottom()) : Band.NONE, standing);
    }

    /** Where the request lets pictures come from. */
    VisualPlan plan(List<Material> provided) {
        return new VisualPlan(
                take.spec().get(MediaParameters.TYPE),
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
}
