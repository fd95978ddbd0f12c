package io.reelmill.render.workflow;

import io.reelmill.contracts.catalog.AvatarParameters;
import io.reelmill.providers.picture.Shot;
import io.reelmill.providers.script.Script;
import io.reelmill.render.source.Material;
import io.reelmill.render.visuals.BRollMix;
import io.reelmill.render.visuals.Sequence;
import io.reelmill.render.visuals.Visual;
import io.reelmill.render.workflow.NarratedScript.Spoken;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Timeline;
import java.util.List;
import java.util.Optional;

/** The common film: a script is spoken, and pictures show what it says. */
final class NarratedWorkflow {

    private final RenderAttempt take;
    private final NarratedScript narrating;
    private final InputFetcher gathering;
    private final VisualSelection showing;

    NarratedWorkflow(RenderAttempt take) {
        this.take = take;
        this.narrating = new NarratedScript(take);
        this.gathering = new InputFetcher(take);
        this.showing = new VisualSelection(take);
    }

    /** The script, and after it the quiz of the request, if it has one. */
    Timeline film(Script script) throws Exception {
        FrameSize size = new FrameSize(take.spec());
        List<Material> provided = gathering.provided(size.largest());
        return film(script, size.canvas(provided), provided, OverlayContributor.NONE);
    }

    /** The same with what a recipe has gathered and lays over the pictures. */
    Timeline film(Script script, Canvas canvas, List<Material> provided, OverlayContributor decor) throws Exception {
        Optional<QuizOverlay> quiz = QuizOverlay.after(take, script);
        Spoken spoken = narrating.speak(quiz.map(QuizOverlay::script).orElse(script));
        return film(spoken, canvas, provided, quiz.map(decor::and).orElse(decor));
    }

    Timeline film(Spoken spoken, OverlayContributor decor) throws Exception {
        FrameSize size = new FrameSize(take.spec());
        List<Material> provided = gathering.provided(size.largest());
        return film(spoken, size.canvas(provided), provided, decor);
    }

    /** @param decor what lies over the pictures */
    Timeline film(Spoken spoken, Canvas canvas, List<Material> provided, OverlayContributor decor) throws Exception {
        Script script = spoken.script();
        ClipMerger merging = new ClipMerger(take);
        Optional<Sequence> sequence = merging.of(provided);
        double least = sequence.map(Sequence::least).orElse(0.0);
        TimelineDraft cut = narrating.cut(spoken, canvas, least);
        List<Shot> all = narrating.shots(script, spoken.words(), narrating.leadIn(), cut.seconds());
        all = new MusicSelection(take).inTime(decor.cut(all, spoken, cut.seconds()), cut);
        if (sequence.isPresent()) {
            all = merging.shots(sequence.get(), cut, all);
            merging.hear(sequence.get(), all, cut);
        }
        boolean avatar = take.spec().get(AvatarParameters.ENABLED);
        Optional<Material> website = gathering.website(canvas, cut.seconds());
        if (website.isPresent() && !avatar) {
            all = List.of(showing.whole(cut));
        }
        // What talks must be seen at its own time, so an avatar's shots are never shown again.
        List<Shot> shots = avatar || sequence.isPresent() ? all : showing.pictured(all);
        List<Visual> visuals = website.isPresent()
                ? BRollMix.footageOnly(website.get(), shots)
                : showing.visuals(sequence, provided, shots, cut.seconds());
        if (avatar) {
            visuals = new AvatarPlacement(take).cast(spoken, canvas, cut.seconds(), script.title(), shots, visuals);
        }
        cut.show(all, showing.pictures(cut, all, shots, visuals));
        decor.lay(cut, spoken);
        return new SoundAndOverlays(take).finish(cut);
    }
}
