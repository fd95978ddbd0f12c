package io.reelmill.render.generation;

import io.reelmill.contracts.catalog.FeaturedCharacter;
import io.reelmill.contracts.catalog.GenerationParameters;
import io.reelmill.contracts.catalog.GenerationSpec;
import io.reelmill.providers.picture.DepictedCharacter;
import io.reelmill.providers.picture.DepictedCharacter.Pose;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.figure.CharacterImageStage;
import io.reelmill.render.input.InputFetcher;
import io.reelmill.render.progress.Step;
import io.reelmill.render.source.Material;
import io.reelmill.render.source.Material.Kind;
import io.reelmill.render.stage.StageRunner.Result;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Camera.View;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Footage;
import io.reelmill.timeline.Layer;
import java.util.ArrayList;
import java.util.List;

/** Who and what is to appear in a generated picture: the characters, then the content of the references. */
final class GenerationCast {

    /** In wide frames characters have less of the width than of the height. */
    private static final double WIDE = 0.6;

    private final RenderAttempt attempt;
    private final GenerationSpec order;
    private final Canvas canvas;
    private final InputFetcher inputs;

    GenerationCast(RenderAttempt attempt, GenerationSpec order, Canvas canvas) {
        this.attempt = attempt;
        this.order = order;
        this.canvas = canvas;
        this.inputs = new InputFetcher(attempt);
    }

    /** All of them as one figure, or null where there is nobody. */
    DepictedCharacter together() throws Exception {
        List<DepictedCharacter> all = new ArrayList<>();
        for (FeaturedCharacter who : inputs.characters()) {
            String field = "selectedCharacters (" + who.name() + ")";
            all.add(depicted(who.name(), who.description(), field, inputs.portrait(who))
                    .knownBy(InputFetcher.model(who)));
        }
        List<String> images = order.texts(GenerationParameters.REFERENCE_IMAGES);
        for (int i = 0; i < images.size(); i++) {
            String field = GenerationParameters.REFERENCE_IMAGES.path() + "[" + i + "]";
            all.add(depicted("", "", field, inputs.material(field, images.get(i), "", canvas, Kind.IMAGE)));
        }
        List<String> videos = order.texts(GenerationParameters.REFERENCE_VIDEOS);
        for (int i = 0; order.isVideo() && i < videos.size(); i++) {
            String field = GenerationParameters.REFERENCE_VIDEOS.path() + "[" + i + "]";
            all.add(depicted("", "", field, still(inputs.material(field, videos.get(i), "", canvas, Kind.VIDEO), i)));
        }
        return all.isEmpty() ? null : all.size() == 1 ? all.get(0) : grouped(all);
    }

    private DepictedCharacter depicted(String name, String description, String field, Material image) throws Exception {
        Look look = attempt.look(canvas);
        var stage = new CharacterImageStage(
                attempt.providers().figures().remover(),
                attempt.providers().pictures().restyler(),
                attempt.folder());
        var wanted =
                new CharacterImageStage.Order(field, image.picture(), look.preset(), canvas.width(), canvas.height());
        Result<CharacterImageStage.Made> made = attempt.run(Step.FIGURE, stage, wanted);
        return new DepictedCharacter(
                name,
                description,
                made.value().pose(),
                made.folder() + "/" + made.value().figure(),
                made.value().width(),
                made.value().height(),
                made.folder() + "/" + made.value().portrait(),
                1,
                1);
    }

    private DepictedCharacter grouped(List<DepictedCharacter> all) throws Exception {
        double frame = canvas.width() / (double) canvas.height();
        var order = new GroupStage.Order(
                all.stream()
                        .map(character -> new GroupStage.Member(character.figure(), character.pose() == Pose.FRAMED))
                        .toList(),
                frame > 1 ? frame * WIDE : frame);
        Result<GroupStage.Group> made = attempt.run(Step.FIGURE, new GroupStage(attempt.folder()), order);
        boolean standing = all.stream().allMatch(character -> character.pose() == Pose.STANDING);
        return new DepictedCharacter(
                String.join(
                        ", ",
                        all.stream()
                                .map(DepictedCharacter::name)
                                .filter(n -> !n.isEmpty())
                                .toList()),
                String.join(
                        "; ",
                        all.stream()
                                .filter(guest -> !guest.name().isEmpty())
                                .map(guest -> guest.name() + " is " + guest.description())
                                .toList()),
                standing ? Pose.STANDING : Pose.BUST,
                made.folder() + "/" + made.value().file(),
                made.value().width(),
                made.value().height(),
                made.folder() + "/" + made.value().portrait(),
                1,
                1);
    }

    /** A frame of a video. */
    private Material still(Material video, int index) throws Exception {
        Canvas frame = new Canvas(video.width() / 2 * 2, video.height() / 2 * 2, canvas.frameRate());
        Layer layer =
                new Layer(video.picture(), 0, 0, frame.width(), frame.height(), 1, null, new Footage(0, 1, false));
        var whole = new Picture(frame.width(), frame.height(), List.of(layer), Camera.still(new View(0.5, 0.5, 1)));
        var stage = new StillStage(attempt.providers().filmMaker(), attempt.folder());
        Result<StillStage.Still> made = attempt.run(Step.FIGURE, stage, new StillStage.Order(whole, frame, index));
        String file = made.folder() + "/" + made.value().file();
        return new Material("", Kind.IMAGE, file, null, frame.width(), frame.height(), 0, 0, false);
    }
}
