package io.reelmill.render.composition;

import io.reelmill.compositor.caption.CaptionBand;
import io.reelmill.contracts.catalog.CaptionParameters;
import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.contracts.project.Attribution;
import io.reelmill.providers.footage.Band;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.assembly.TimelineDraft;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.progress.Step;
import io.reelmill.render.source.Material;
import io.reelmill.render.visuals.Sequence;
import io.reelmill.render.visuals.SpokenTrack;
import io.reelmill.render.visuals.Visual;
import io.reelmill.render.visuals.VisualPlan;
import io.reelmill.render.visuals.Visuals;
import io.reelmill.render.visuals.VisualsStage;
import io.reelmill.timeline.Canvas;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What is seen: shots become pictures by the rules of the request. */
public final class VisualSelection {

    /** The {@code media.type} whose pictures show the spoken words. */
    private static final String LETTERED = "motion-graphics";

    private final RenderAttempt attempt;

    public VisualSelection(RenderAttempt attempt) {
        this.attempt = attempt;
    }

    /** The shots that get a picture of their own; the others show these again. */
    public List<Shot> pictured(List<Shot> shots) {
        int most = attempt.spec().find(MediaParameters.MAX_ITEMS).orElse(shots.size());
        if (attempt.spec().get(MediaParameters.USE_PROVIDED_IN_ORDER)) {
            // shown again, an item would come in a section that is not its own
            return shots;
        }
        return shots.subList(0, Math.min(shots.size(), most));
    }

    /** Where the pictures of the shots come from: the merged videos of the client's, or by the rules of the request. */
    public List<Visual> visuals(
            Optional<Sequence> merged, List<Material> provided, List<Shot> shots, TimelineDraft draft) {
        if (merged.isPresent()) {
            return merged.get().visuals(draft.seconds(), restyling());
        }
        List<Visual> visuals = plan(provided, draft.language()).of(shots);
        unseen(provided, visuals).ifPresent(attempt::warn);
        return visuals;
    }

    /** One shot as long as the film. */
    public Shot whole(TimelineDraft draft) {
        return new Shot(0, 0, draft.seconds(), draft.title(), "", 0);
    }

    /** The pictures of the shots, each from where it is said to come. */
    public List<Picture> pictures(TimelineDraft draft, List<Shot> shots, List<? extends Visual> visuals)
            throws Exception {
        return pictures(draft, shots, shots, visuals);
    }

    /** @param all the shots of the film: those behind {@code shots} show their pictures again */
    public List<Picture> pictures(TimelineDraft draft, List<Shot> all, List<Shot> shots, List<? extends Visual> visuals)
            throws Exception {
        return made(order(draft, all, shots, visuals), (shot, picture) -> {});
    }

    /** What is to be made. Whoever stands in front of the pictures is laid over the draft. */
    VisualsStage.Order order(TimelineDraft draft, List<Shot> all, List<Shot> shots, List<? extends Visual> visuals)
            throws Exception {
        attempt.usageCounter().visuals(List.copyOf(visuals));
        Canvas canvas = draft.canvas();
        Look look = attempt.look(canvas).with(attempt.captioned(draft)).speaking(draft.language());
        CharacterPlacement.Cast cast = new CharacterPlacement(attempt, look).cast(draft, all, visuals);
        return new VisualsStage.Order(
                draft.title(),
                shots,
                List.copyOf(visuals),
                look,
                canvas.frameRate(),
                heard(draft, cast.standing()),
                cast.depicted());
    }

    /** @param watcher told of each picture that is made now */
    List<Picture> made(VisualsStage.Order order, VisualsStage.Watcher watcher) throws Exception {
        Visuals made = attempt.run(
                        Step.VISUALS,
                        new VisualsStage(attempt.providers().pictures(), attempt.folder(), watcher),
                        order)
                .value();
        made.credits().forEach(c -> attempt.attribute(new Attribution(c.work(), c.author(), c.source(), c.url())));
        return made.pictures();
    }

    /** What pictures that show words must know. */
    private SpokenTrack heard(TimelineDraft draft, List<SpokenTrack.Standing> standing) {
        if (!attempt.spec().get(MediaParameters.TYPE).equals(LETTERED)) {
            return SpokenTrack.NOTHING;
        }
        boolean captioned = attempt.spec().get(CaptionParameters.ENABLED);
        CaptionBand band = CaptionBand.of(attempt.captionStyle(draft.language()), draft.canvas());
        return new SpokenTrack(
                draft.language(), draft.words(), captioned ? new Band(band.top(), band.bottom()) : Band.NONE, standing);
    }

    /** Where the request lets pictures come from. */
    private VisualPlan plan(List<Material> provided, String language) {
        return new VisualPlan(
                attempt.spec().get(MediaParameters.TYPE),
                attempt.spec().get(MediaParameters.VIDEO_MODEL),
                provided,
                attempt.spec().get(MediaParameters.USE_ONLY_PROVIDED),
                attempt.spec().get(MediaParameters.USE_PROVIDED_IN_ORDER),
                restyling(),
                attempt.spec().get(MediaParameters.TURN_IMAGES_INTO_VIDEOS),
                language);
    }

    /** A warning that names the provided items that no shot was left for; empty when all are shown. */
    static Optional<String> unseen(List<Material> provided, List<Visual> visuals) {
        Set<Material> seen = visuals.stream()
                .filter(Visual.Given.class::isInstance)
                .map(visual -> ((Visual.Given) visual).material())
                .collect(Collectors.toSet());
        List<String> unseen = new ArrayList<>();
        for (int i = 0; i < provided.size(); i++) {
            Material item = provided.get(i);
            if (!seen.contains(item)) {
                unseen.add(item.title().isBlank() ? "no. " + (i + 1) : "no. " + (i + 1) + " (" + item.title() + ")");
            }
        }
        return unseen.isEmpty()
                ? Optional.empty()
                : Optional.of("media.provided: not shown, as the film has %d pictures: %s"
                        .formatted(visuals.size(), String.join(", ", unseen)));
    }

    /** The style that provided items are redrawn in, or empty. */
    private String restyling() {
        boolean restyled = attempt.spec().get(MediaParameters.APPLY_STYLE_TRANSFER);
        return restyled ? attempt.spec().get(MediaParameters.MEDIA_PRESET) : "";
    }
}
