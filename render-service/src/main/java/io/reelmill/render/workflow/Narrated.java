package io.reelmill.render.workflow;

import io.reelmill.contracts.catalog.AvatarParameters;
import io.reelmill.providers.picture.Shot;
import io.reelmill.providers.script.Script;
import io.reelmill.render.source.Material;
import io.reelmill.render.visuals.Mixing;
import io.reelmill.render.visuals.Sequence;
import io.reelmill.render.visuals.Visual;
import io.reelmill.render.workflow.Narrating.Spoken;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Timeline;
import java.util.List;
import java.util.Optional;

/** The common film: a script is spoken, and pictures show what it says. */
final class Narrated {

    private final Take take;
    private final Narrating narrating;
    private final Gathering gathering;
    private final Showing showing;

    Narrated(Take take) {
        this.take = take;
        this.narrating = new Narrating(take);
        this.gathering = new Gathering(take);
        this.showing = new Showing(take);
    }

    /** The script, and after it the quiz of the request, if it has one. */
    Timeline film(Script script) throws Exception {
        FrameSize size = new FrameSize(take.spec());
        List<Material> provided = gathering.provided(size.largest());
        return film(script, size.canvas(provided), provided, Decor.NONE);
    }

    /** The same with what a recipe has gathered and lays over the pictures. */
    Timeline film(Script script, Canvas canvas, List<Material> provided, Decor decor) throws Exception {
        Optional<Quizzing> quiz = Quizzing.after(take, script);
        Spoken spoken = narrating.speak(quiz.map(Quizzing::script).orElse(script));
        return film(spoken, canvas, provided, quiz.map(decor::and).orElse(decor));
    }

    Timeline film(Spoken spoken, Decor decor) throws Exception {
        FrameSize size = new FrameSize(take.spec());
        List<Material> provided = gathering.provided(size.largest());
        return film(spoken, size.canvas(provided), provided, decor);
    }

    /** @param decor what lies over the pictures */
    Timeline film(Spoken spoken, Canvas canvas, List<Material> provided, Decor decor) throws Exception {
        Script script = spoken.script();
        Merging merging = new Merging(take);
        Optional<Sequence> sequence = merging.of(provided);
        double least = sequence.map(Sequence::least).orElse(0.0);
        RoughCut cut = narrating.cut(spoken, canvas, least);
        List<Shot> all = narrating.shots(script, spoken.words(), narrating.leadIn(), cut.seconds());
        all = new Scoring(take).inTime(decor.cut(all, spoken, cut.seconds()), cut);
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
                ? Mixing.footageOnly(website.get(), shots)
                : showing.visuals(sequence, provided, shots, cut.seconds());
        if (avatar) {
            visuals = new AvatarCasting(take).cast(spoken, canvas, cut.seconds(), script.title(), shots, visuals);
        }
        cut.show(all, showing.pictures(cut, all, shots, visuals));
        decor.lay(cut, spoken);
        return new Finishing(take).finish(cut);
    }
}
