package io.reelmill.render.generation;

import io.reelmill.contracts.catalog.GenerationParameters;
import io.reelmill.contracts.catalog.GenerationSpec;
import io.reelmill.contracts.catalog.Parameter;
import io.reelmill.framing.SmartCrop;
import io.reelmill.providers.picture.Picture;
import io.reelmill.render.attempt.FrameSize;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.input.InputFetcher;
import io.reelmill.render.progress.Step;
import io.reelmill.render.source.Material;
import io.reelmill.render.source.Material.Kind;
import io.reelmill.render.stage.StageRunner.Result;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Camera.View;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Layer;
import java.util.List;
import java.util.Optional;

/** The pictures that a clip begins and ends with, cut to its frame. */
final class GenerationFrames {

    /** Ratios that a clip may have, width by height. */
    private static final double[][] RATIOS = {{9, 16}, {16, 9}, {1, 1}, {4, 5}};

    private final RenderAttempt attempt;
    private final Canvas canvas;
    private final Material first;
    private final Material last;

    /** Fetches them; one that is no picture fails with its field's name. */
    GenerationFrames(RenderAttempt attempt, GenerationSpec order) throws Exception {
        this.attempt = attempt;
        Canvas largest = new FrameSize(attempt.spec()).largest();
        Material begin = fetched(order, GenerationParameters.FIRST_FRAME, largest);
        Material end = fetched(order, GenerationParameters.LAST_FRAME, largest);
        this.canvas = order.find(GenerationParameters.RATIO).isPresent()
                ? new FrameSize(attempt.spec()).canvas(List.of())
                : nearest(begin != null ? begin : end, largest);
        this.first = begin == null ? null : fitted(begin, 0);
        this.last = end == null ? null : fitted(end, 1);
    }

    Canvas canvas() {
        return canvas;
    }

    boolean isFramed() {
        return first != null || last != null;
    }

    /** A PNG of the size of the frame, named from the project's folder. */
    Optional<Material> first() {
        return Optional.ofNullable(first);
    }

    /** The same of the end. */
    Optional<Material> last() {
        return Optional.ofNullable(last);
    }

    private Material fetched(GenerationSpec order, Parameter<String> field, Canvas largest) throws Exception {
        Optional<String> url = order.find(field);
        return url.isEmpty()
                ? null
                : new InputFetcher(attempt).material(field.path(), url.get(), "", largest, Kind.IMAGE);
    }

    private static Canvas nearest(Material picture, Canvas largest) {
        double shape = picture.width() / (double) picture.height();
        double[] best = RATIOS[0];
        for (double[] ratio : RATIOS) {
            if (distance(shape, ratio) < distance(shape, best)) {
                best = ratio;
            }
        }
        int side = Math.min(largest.width(), largest.height());
        double scale = side / Math.min(best[0], best[1]);
        return new Canvas((int) Math.round(best[0] * scale), (int) Math.round(best[1] * scale), largest.frameRate());
    }

    private static double distance(double shape, double[] ratio) {
        return Math.abs(Math.log(shape * ratio[1] / ratio[0]));
    }

    /** Cut to the frame around what matters in it. */
    private Material fitted(Material picture, int index) throws Exception {
        double frame = canvas.width() / (double) canvas.height();
        SmartCrop.Focus focus = SmartCrop.focus(attempt.folder().resolve(picture.picture()), frame);
        double scale = Math.max(canvas.width() / (double) picture.width(), canvas.height() / (double) picture.height());
        double w = picture.width() * scale;
        double h = picture.height() * scale;
        double x = Math.max(canvas.width() - w, Math.min(0, canvas.width() / 2.0 - focus.x() * w));
        double y = Math.max(canvas.height() - h, Math.min(0, canvas.height() / 2.0 - focus.y() * h));
        Layer layer = new Layer(picture.picture(), x, y, w, h, 1, null);
        Picture whole =
                new Picture(canvas.width(), canvas.height(), List.of(layer), Camera.still(new View(0.5, 0.5, 1)));
        var stage = new StillStage(attempt.providers().filmMaker(), attempt.folder());
        Result<StillStage.Still> made = attempt.run(Step.SOURCE, stage, new StillStage.Order(whole, canvas, index));
        String file = made.folder() + "/" + made.value().file();
        return new Material("", Kind.IMAGE, file, null, canvas.width(), canvas.height(), 0, 0, false);
    }
}
