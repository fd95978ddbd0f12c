package io.reelmill.render.visuals;

import io.reelmill.compositor.footage.SeamFinder;
import io.reelmill.framing.BlurredFill;
import io.reelmill.framing.SmartCrop;
import io.reelmill.providers.figure.Restyler;
import io.reelmill.providers.footage.StillAnimator;
import io.reelmill.providers.footage.StillOrder;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.source.Material;
import io.reelmill.render.stage.StageContext;
import io.reelmill.timeline.Footage;
import io.reelmill.timeline.Footage.Round;
import java.io.IOException;
import java.nio.file.Path;

/** Frames one file of the client's: cropped to what matters, or whole over a blurred fill where a crop would lose too much. */
final class GivenPicture {

    /** A video that ends this little before its shot just rests, seconds. */
    private static final double SLACK = 0.1;

    private final Restyler restyler;
    private final StillAnimator animator;
    private final Look look;
    private final double frameRate;
    private final Path folder;
    private final Path projectFolder;

    /** @param folder for what is made of the file */
    GivenPicture(Restyler restyler, StillAnimator animator, VisualsStage.Order order, Path folder, Path projectFolder) {
        this.restyler = restyler;
        this.animator = animator;
        this.look = order.look();
        this.frameRate = order.frameRate();
        this.folder = folder;
        this.projectFolder = projectFolder;
    }

    Picture make(Visual.Given given, Shot shot, StageContext context) throws IOException {
        Picture usual = usual(given, shot, context);
        return given.speaker() == null
                ? usual
                : new SpeakerFraming(look, folder, projectFolder).clear(usual, given.speaker());
    }

    private Picture usual(Visual.Given given, Shot shot, StageContext context) throws IOException {
        Material material = given.material();
        String file = given.preset().isEmpty() ? material.picture() : restyled(given, context);
        boolean inwards = shot.index() % 2 == 0;
        Path source = projectFolder.resolve(file);
        Footage footage = material.isVideo() ? footage(given, shot, source) : null;
        double frame = look.frameWidth() / (double) look.frameHeight();
        if (given.alive() && !material.isVideo()) {
            return alive(given, source, shot, frame, context);
        }
        if (material.alpha() || SmartCrop.spoils(source, material.width(), material.height(), frame)) {
            Path backdrop = folder.resolve("backdrop.png");
            BlurredFill.write(source, look.frameWidth(), look.frameHeight(), backdrop);
            return Framing.whole(name(backdrop), file, material.width(), material.height(), look, footage, inwards);
        }
        SmartCrop.Focus focus = SmartCrop.focus(source, frame);
        if (footage != null) {
            return Framing.footage(file, material.width(), material.height(), look, footage, focus.x(), focus.y());
        }
        return Framing.still(file, material.width(), material.height(), look, focus.x(), focus.y(), inwards);
    }

    /** A clip of the still: over the whole frame, or in its own shape where a crop would lose too much. */
    private Picture alive(Visual.Given given, Path source, Shot shot, double frame, StageContext context)
            throws IOException {
        Material still = given.material();
        boolean own = !still.alpha() && SmartCrop.spoils(source, still.width(), still.height(), frame);
        double scale =
                Math.min(look.frameWidth() / (double) still.width(), look.frameHeight() / (double) still.height());
        int width = own ? even(still.width() * scale) : look.frameWidth();
        int height = own ? even(still.height() * scale) : look.frameHeight();
        SmartCrop.Focus focus = SmartCrop.focus(source, width / (double) height);
        Path clip = folder.resolve("alive.mp4");
        // One that rests is timed to the frame already; others reach into their neighbours' transitions.
        double handles = given.rest() == null ? VisualsStage.LEAD + VisualsStage.HANDLE : 0;
        double seconds = shot.end() - shot.start() + handles;
        String words = still.title() + " " + shot.words();
        long seed = look.seed() * 31 + shot.index();
        animator.animate(
                new StillOrder(
                        source,
                        words,
                        width,
                        height,
                        focus.x(),
                        focus.y(),
                        seconds,
                        frameRate,
                        "pro",
                        seed,
                        given.rest()),
                clip,
                context::stopped);
        Footage footage = new Footage(0, 1, false);
        if (!own) {
            return Framing.footage(name(clip), width, height, look, footage, 0.5, 0.5);
        }
        Path backdrop = folder.resolve("backdrop.png");
        BlurredFill.write(source, look.frameWidth(), look.frameHeight(), backdrop);
        return Framing.whole(name(backdrop), name(clip), width, height, look, footage, true);
    }

    private static int even(double pixels) {
        return Math.max(2, (int) Math.round(pixels / 2) * 2);
    }

    /** What is too short goes round, and turns where it is seen least. */
    private static Footage footage(Visual.Given given, Shot shot, Path source) {
        boolean goesRound = isShort(given, shot);
        Round round = goesRound ? SeamFinder.find(source, given.from()).orElse(null) : null;
        return new Footage(given.from(), given.speed(), goesRound, round);
    }

    private static boolean isShort(Visual.Given given, Shot shot) {
        return given.material().seconds() - given.from() < (shot.end() - shot.start() - SLACK) * given.speed();
    }

    private String restyled(Visual.Given given, StageContext context) {
        Path source = projectFolder.resolve(given.material().picture());
        Path drawn = folder.resolve(given.material().isVideo() ? "restyled.mp4" : "restyled.png");
        if (given.material().isVideo()) {
            restyler.restyleVideo(source, given.preset(), drawn, context::stopped);
        } else {
            restyler.restyleImage(source, given.preset(), drawn);
        }
        return name(drawn);
    }

    private String name(Path file) {
        return projectFolder.relativize(file).toString();
    }
}
