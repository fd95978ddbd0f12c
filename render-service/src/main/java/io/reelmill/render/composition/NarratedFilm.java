package io.reelmill.render.composition;

import io.reelmill.contracts.catalog.AvatarParameters;
import io.reelmill.providers.picture.Shot;
import io.reelmill.providers.script.Script;
import io.reelmill.render.assembly.TimelineDraft;
import io.reelmill.render.attempt.FrameSize;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.composition.ScriptNarration.Spoken;
import io.reelmill.render.film.EarlyFilm;
import io.reelmill.render.input.InputFetcher;
import io.reelmill.render.source.Material;
import io.reelmill.render.stage.ScopedExecutor;
import io.reelmill.render.visuals.BRollMix;
import io.reelmill.render.visuals.Sequence;
import io.reelmill.render.visuals.Visual;
import io.reelmill.render.visuals.VisualsStage;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Timeline;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/** The common film: a script is spoken, and pictures show what it says. */
public final class NarratedFilm {

    private final RenderAttempt attempt;
    private final ScriptNarration narration;
    private final InputFetcher inputs;
    private final VisualSelection selection;

    public NarratedFilm(RenderAttempt attempt) {
        this.attempt = attempt;
        this.narration = new ScriptNarration(attempt);
        this.inputs = new InputFetcher(attempt);
        this.selection = new VisualSelection(attempt);
    }

    /** The script, and after it the quiz of the request, if it has one. */
    public Timeline film(Script script) throws Exception {
        FrameSize size = new FrameSize(attempt.spec());
        List<Material> provided = inputs.provided(size.largest());
        return film(script, size.canvas(provided), provided, OverlayContributor.NONE);
    }

    /** The same with what a recipe has gathered and lays over the pictures. */
    public Timeline film(Script script, Canvas canvas, List<Material> provided, OverlayContributor overlays)
            throws Exception {
        Optional<QuizOverlay> quiz = QuizOverlay.after(attempt, script);
        Spoken spoken = narration.speak(quiz.map(QuizOverlay::script).orElse(script));
        return film(spoken, canvas, provided, quiz.map(overlays::and).orElse(overlays));
    }

    public Timeline film(Spoken spoken, OverlayContributor overlays) throws Exception {
        FrameSize size = new FrameSize(attempt.spec());
        List<Material> provided = inputs.provided(size.largest());
        return film(spoken, size.canvas(provided), provided, overlays);
    }

    /** @param overlays what lies over the pictures */
    public Timeline film(Spoken spoken, Canvas canvas, List<Material> provided, OverlayContributor overlays)
            throws Exception {
        Script script = spoken.script();
        MergedVideos videos = new MergedVideos(attempt);
        Optional<Sequence> sequence = videos.of(provided);
        double least = sequence.map(Sequence::least).orElse(0.0);
        TimelineDraft draft = narration.cut(spoken, canvas, least);
        List<Shot> all = narration.shots(
                script,
                spoken.words(),
                narration.leadIn(),
                draft.seconds(),
                sequence.isPresent() ? 0 : provided.size());
        all = new MusicSelection(attempt).inTime(overlays.cut(all, spoken, draft.seconds()), draft);
        if (sequence.isPresent()) {
            all = videos.shots(sequence.get(), draft, all);
            videos.hear(sequence.get(), all, draft);
        }
        boolean avatar = attempt.spec().get(AvatarParameters.ENABLED);
        Optional<Material> website = inputs.website(canvas, draft.seconds());
        if (website.isPresent() && !avatar) {
            all = List.of(selection.whole(draft));
        }
        // What talks must be seen at its own time, so an avatar's shots are never shown again.
        List<Shot> shots = avatar || sequence.isPresent() ? all : selection.pictured(all);
        List<Visual> visuals = website.isPresent()
                ? BRollMix.footageOnly(website.get(), shots)
                : selection.visuals(sequence, provided, shots, draft);
        if (avatar) {
            visuals =
                    new AvatarPlacement(attempt).cast(spoken, canvas, draft.seconds(), script.title(), shots, visuals);
        }
        VisualsStage.Order pictures = selection.order(draft.setShots(all), all, shots, visuals);
        if (overlays.needsPictures() || !new SoundAndOverlays(attempt).canDressFirst(draft)) {
            draft.setPictures(all, selection.made(pictures, (shot, picture) -> {}));
            overlays.lay(draft, spoken);
            return new SoundAndOverlays(attempt).finish(draft);
        }
        overlays.lay(draft, spoken);
        return overlapped(draft, pictures);
    }

    /** Pictures and sound are made beside each other, and beside them the film of what is ready. */
    private Timeline overlapped(TimelineDraft draft, VisualsStage.Order pictures) throws Exception {
        List<Double> pops = new SoundAndOverlays(attempt).dress(draft);
        Optional<EarlyFilm> early = attempt.beginFilm(draft, pictures.shots().size());
        RenderAttempt aside = attempt.aside();
        try (ScopedExecutor beside = new ScopedExecutor(1)) {
            Future<Void> sound = beside.submit(() -> {
                new SoundAndOverlays(aside).hear(draft, pops);
                early.ifPresent(film -> film.hear(draft.tracks()));
                return null;
            });
            draft.setPictures(
                    draft.shots(),
                    selection.made(pictures, (shot, picture) -> early.ifPresent(film -> film.picture(shot, picture))));
            sound.get();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof Exception cause ? cause : e;
        } finally {
            attempt.learnFrom(aside);
        }
        return attempt.assemble(draft);
    }
}
