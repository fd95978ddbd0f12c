package io.reelmill.render.workflow;

import io.reelmill.contracts.catalog.AvatarParameters;
import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.contracts.catalog.VoiceParameters;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.figure.AvatarStage;
import io.reelmill.render.figure.ContextStage;
import io.reelmill.render.figure.CutOutStage;
import io.reelmill.render.source.Material;
import io.reelmill.render.source.Material.Kind;
import io.reelmill.render.stage.StageRunner.Result;
import io.reelmill.render.visuals.Mixing;
import io.reelmill.render.visuals.Visual;
import io.reelmill.render.workflow.Narrating.Spoken;
import io.reelmill.timeline.Canvas;
import java.util.List;

/** Brings a talking avatar into a narrated film. */
final class AvatarCasting {

    private final Take take;
    private final Gathering gathering;

    AvatarCasting(Take take) {
        this.take = take;
        this.gathering = new Gathering(take);
    }

    /** The visuals of a narrated film with the avatar in it, as the request lays it out. */
    List<Visual> cast(Spoken spoken, Canvas canvas, double seconds, String title, List<Shot> shots, List<Visual> made)
            throws Exception {
        Material given = gathering.material(
                "avatar.url", take.spec().get(AvatarParameters.URL), "", canvas, Kind.IMAGE, Kind.VIDEO);
        boolean still = !given.isVideo() && !take.spec().get(VoiceParameters.ENABLED);
        if (!still) {
            take.tally().avatar(spoken.seconds());
        }
        Material talking = given.isVideo() || still ? given : talking(spoken, canvas, seconds, title, given);
        String mixing = take.spec().find(MediaParameters.B_ROLL_TYPE).orElse("");
        if (take.spec().get(MediaParameters.PLACE_AVATAR_IN_CONTEXT) || mixing.isEmpty() && made.isEmpty()) {
            return Mixing.footageOnly(talking, shots);
        }
        return Mixing.named(mixing).mix(talking, shots, made);
    }

    private Material talking(Spoken spoken, Canvas canvas, double seconds, String title, Material given)
            throws Exception {
        if (spoken.file() == null) {
            throw new ProviderException(
                    Category.INPUT,
                    "No voice speaks the language '" + spoken.script().language()
                            + "' (voice.language) here, and an avatar needs one to talk.");
        }
        String image = given.picture();
        int width = given.width();
        int height = given.height();
        boolean context = take.spec().get(MediaParameters.PLACE_AVATAR_IN_CONTEXT);
        if (take.spec().get(AvatarParameters.REMOVE_BACKGROUND) || context) {
            Result<CutOutStage.CutOut> cut = take.run(
                    Step.FIGURE,
                    new CutOutStage(take.crew().figures().remover(), take.folder()),
                    new CutOutStage.Order(image),
                    AvatarParameters.URL.path());
            String cutOut = cut.folder() + "/" + cut.value().file();
            var order = new ContextStage.Order(title, cutOut, given.width(), given.height(), take.look(canvas));
            Result<ContextStage.Placed> placed = take.run(
                    Step.FIGURE, new ContextStage(take.crew().picturing().illustrator(), take.folder()), order);
            image = placed.folder() + "/" + placed.value().file();
            width = canvas.width();
            height = canvas.height();
        }
        var order = new AvatarStage.Order(
                image, spoken.file(), seconds, canvas.frameRate(), take.spec().get(AvatarParameters.IMAGE_MODEL));
        Result<AvatarStage.Avatar> avatar =
                take.run(Step.FIGURE, new AvatarStage(take.crew().figures().animator(), take.folder()), order);
        return new Material(
                "",
                Kind.VIDEO,
                avatar.folder() + "/" + avatar.value().file(),
                null,
                width,
                height,
                seconds,
                canvas.frameRate(),
                false);
    }
}
