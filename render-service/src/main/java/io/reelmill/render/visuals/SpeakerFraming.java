package io.reelmill.render.visuals;

import io.reelmill.framing.BlurredFill;
import io.reelmill.framing.FaceClearance;
import io.reelmill.framing.Region;
import io.reelmill.framing.SoftEdges;
import io.reelmill.providers.footage.Band;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Camera.View;
import io.reelmill.timeline.Easing;
import io.reelmill.timeline.Layer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Frames a speaker so that captions stand beside the face. */
final class SpeakerFraming {

    private final Look look;
    private final Path folder;
    private final Path projectFolder;

    /** @param folder for what is made of the file */
    SpeakerFraming(Look look, Path folder, Path projectFolder) {
        this.look = look;
        this.folder = folder;
        this.projectFolder = projectFolder;
    }

    /**
     * The usual picture, or one in which the speaker stands elsewhere where captions would stand on the face. Where the
     * speaker's own picture ends, the colours of its edges go on.
     *
     * @param usual the speaker is its last layer
     */
    Picture clear(Picture usual, SpeakerFace speaker) throws IOException {
        Layer figure = usual.layers().get(usual.layers().size() - 1);
        Region before = new Region(
                figure.x() / usual.stageWidth(),
                figure.y() / usual.stageHeight(),
                figure.width() / usual.stageWidth(),
                figure.height() / usual.stageHeight());
        Band captions = speaker.captions();
        Region place = FaceClearance.place(before, speaker.face(), captions.top(), captions.bottom());
        if (place.equals(before)) {
            return usual;
        }
        int width = look.frameWidth();
        int height = look.frameHeight();
        Path backdrop = folder.resolve("backdrop.png");
        BlurredFill.extend(projectFolder.resolve(figure.file()), width, height, place, backdrop);
        Path edges = folder.resolve("edges.png");
        SoftEdges.write(backdrop, place, edges);
        List<Layer> layers = new ArrayList<>();
        layers.add(new Layer(name(backdrop), 0, 0, width, height, 1, null));
        layers.add(new Layer(
                figure.file(),
                place.x() * width,
                place.y() * height,
                place.width() * width,
                place.height() * height,
                1,
                null,
                figure.footage()));
        layers.add(new Layer(name(edges), 0, 0, width, height, 1, null));
        return new Picture(width, height, layers, camera(figure, place, speaker.face()));
    }

    /** A still is approached a little, towards the face, so that the captions stay where they are against it. */
    private static Camera camera(Layer figure, Region place, Region face) {
        View whole = new View(0.5, 0.5, 1);
        View near = new View(0.5, place.y() + face.centreY() * place.height(), 0.97);
        return figure.footage() == null ? new Camera(whole, near, Easing.IN_OUT) : Camera.still(whole);
    }

    private String name(Path file) {
        return projectFolder.relativize(file).toString();
    }
}
