package io.reelmill.render.composition;

import io.reelmill.compositor.caption.CaptionBand;
import io.reelmill.contracts.catalog.AvatarParameters;
import io.reelmill.contracts.catalog.CaptionParameters;
import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.contracts.catalog.RequestParameters;
import io.reelmill.contracts.catalog.VoiceParameters;
import io.reelmill.figures.avatar.FittedAvatarVideo;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.footage.Band;
import io.reelmill.providers.picture.Illustrator;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.composition.ScriptNarration.Spoken;
import io.reelmill.render.figure.AvatarStage;
import io.reelmill.render.figure.ContextStage;
import io.reelmill.render.figure.CutOutStage;
import io.reelmill.render.figure.PlacingStage;
import io.reelmill.render.input.InputFetcher;
import io.reelmill.render.progress.Step;
import io.reelmill.render.source.Material;
import io.reelmill.render.source.Material.Kind;
import io.reelmill.render.stage.StageRunner.Result;
import io.reelmill.render.visuals.BRollMix;
import io.reelmill.render.visuals.CaptionedSpeaker;
import io.reelmill.render.visuals.Framing;
import io.reelmill.render.visuals.SpeakerFace;
import io.reelmill.render.visuals.Visual;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Footage;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Brings a talking avatar into a narrated film. */
final class AvatarPlacement {

    private final RenderAttempt attempt;
    private final InputFetcher inputs;

    AvatarPlacement(RenderAttempt attempt) {
        this.attempt = attempt;
        this.inputs = new InputFetcher(attempt);
    }

    /** The visuals of a narrated film with the avatar in it, as the request lays it out. */
    List<Visual> cast(Spoken spoken, Canvas canvas, double seconds, String title, List<Shot> shots, List<Visual> made)
            throws Exception {
        Material given = inputs.avatar(canvas);
        boolean still = !given.isVideo() && !attempt.spec().get(VoiceParameters.ENABLED);
        if (!still) {
            attempt.usageCounter().avatar(spoken.seconds());
        }
        String mixing = attempt.spec().find(MediaParameters.B_ROLL_TYPE).orElse("");
        boolean context = attempt.spec().get(MediaParameters.PLACE_AVATAR_IN_CONTEXT);
        boolean alone = context || mixing.isEmpty() && made.isEmpty();
        boolean split = !alone && BRollMix.named(mixing) == BRollMix.SPLIT_SCREEN;
        Look look = split ? Framing.half(attempt.look(canvas)) : attempt.look(canvas);
        boolean placed = context || attempt.spec().get(AvatarParameters.REMOVE_BACKGROUND);
        double speed = 1;
        Material talking = given;
        if (given.isVideo()) {
            Footage plan = FittedAvatarVideo.plan(given.seconds(), seconds);
            speed = plan.speed();
            talking = placed ? placed(given, title, look, seconds * speed) : given;
        } else if (!still) {
            talking = talking(spoken, canvas.frameRate(), seconds, placed ? placed(given, title, look) : given);
        }
        List<Visual> seen = alone
                ? BRollMix.footageOnly(talking, speed, shots)
                : BRollMix.named(mixing).mix(talking, speed, shots, made);
        return attempt.spec().get(CaptionParameters.ENABLED) ? clearOfCaptions(seen, talking, spoken, canvas) : seen;
    }

    /** The same visuals, the speaker's face where captions do not stand. */
    private List<Visual> clearOfCaptions(List<Visual> seen, Material talking, Spoken spoken, Canvas canvas)
            throws IOException {
        String language = spoken.script().language();
        CaptionBand band = CaptionBand.of(attempt.captionStyle(language), canvas);
        Band captions = new Band(band.top(), band.bottom());
        Optional<SpeakerFace> face = SpeakerFace.find(attempt.folder().resolve(talking.picture()), captions);
        return new CaptionedSpeaker(talking, face, captions).in(seen, attempt.look(canvas));
    }

    /** The figure of a picture alone, in a scene of the film. */
    private Material placed(Material given, String title, Look look) throws Exception {
        Result<CutOutStage.CutOut> cut = attempt.run(
                Step.FIGURE,
                new CutOutStage(attempt.providers().figures().remover(), attempt.folder()),
                new CutOutStage.Order(given.picture()),
                field());
        String cutOut = cut.folder() + "/" + cut.value().file();
        return framed(given, scene(new ContextStage.Order(title, cutOut, given.width(), given.height(), look)), look);
    }

    /** The same of a video. */
    private Material placed(Material given, String title, Look look, double seconds) throws Exception {
        String scene = scene(new ContextStage.Order(title, null, 0, 0, look));
        Result<PlacingStage.Placed> placed = attempt.run(
                Step.FIGURE,
                new PlacingStage(attempt.folder()),
                new PlacingStage.Order(given.picture(), scene, seconds),
                field());
        return framed(given, placed.folder() + "/" + placed.value().file(), look);
    }

    /** What names the avatar, for messages. */
    private String field() {
        boolean given = attempt.spec().find(AvatarParameters.URL).isPresent();
        return given ? AvatarParameters.URL.path() : RequestParameters.CHARACTER_IDS.path();
    }

    private String scene(ContextStage.Order order) throws Exception {
        Illustrator illustrator = attempt.providers().pictures().illustrator();
        Result<ContextStage.Placed> scene =
                attempt.run(Step.FIGURE, new ContextStage(illustrator, attempt.folder()), order);
        return scene.folder() + "/" + scene.value().file();
    }

    /** It fills the frame that it was made for. */
    private static Material framed(Material given, String file, Look look) {
        return new Material(
                "",
                given.kind(),
                file,
                null,
                look.frameWidth(),
                look.frameHeight(),
                given.seconds(),
                given.frameRate(),
                false);
    }

    private Material talking(Spoken spoken, double frameRate, double seconds, Material given) throws Exception {
        if (spoken.file() == null) {
            throw new ProviderException(
                    Category.ABSENT,
                    "voice.language: no voice speaks '" + spoken.script().language()
                            + "' here, and an avatar needs one to talk.");
        }
        var order = new AvatarStage.Order(
                given.picture(),
                spoken.file(),
                seconds,
                frameRate,
                attempt.spec().get(AvatarParameters.IMAGE_MODEL));
        Result<AvatarStage.Avatar> avatar = attempt.run(
                Step.FIGURE, new AvatarStage(attempt.providers().figures().animator(), attempt.folder()), order);
        return new Material(
                "",
                Kind.VIDEO,
                avatar.folder() + "/" + avatar.value().file(),
                null,
                given.width(),
                given.height(),
                seconds,
                frameRate,
                false);
    }
}
