package io.reelmill.figures.avatar;

import io.github.humbleui.skija.Image;
import io.reelmill.figures.pixel.FrameSurface;
import io.reelmill.figures.pixel.HashNoise;
import io.reelmill.figures.pixel.Mesh;
import io.reelmill.figures.pixel.Pixels;
import java.util.Optional;

/** A still face that is posed for each time of a voice. Not thread-safe. */
final class AnimatedPortrait implements AutoCloseable {

    private static final int COLUMNS = 22;

    private final Pixels still;
    private final boolean cutOut;
    private final int backdrop;
    private final Optional<Face> face;
    private final Features features;
    private final IdleMotion life;
    private final Mesh mesh;
    private final FrameSurface stage;

    /** @param backdrop packed RGB behind transparent parts */
    AnimatedPortrait(Pixels still, Optional<Face> face, int backdrop, IdleMotion life) {
        this.cutOut = still.transparency() > 0.01;
        this.still = cutOut ? still : still.before(backdrop);
        this.backdrop = backdrop | 0xFF000000;
        this.face = face;
        this.features = face.map(f -> new Features(this.still, f)).orElse(null);
        this.life = life;
        int rows = Math.max(8, Math.min(48, COLUMNS * still.height() / still.width()));
        this.mesh = new Mesh(still.width(), still.height(), COLUMNS, rows);
        this.stage = new FrameSurface(still.width(), still.height());
    }

    Pixels frame(double t, Viseme mouth) {
        IdleMotion.Pose pose = life.at(t, mouth.stress());
        Pixels posed = features == null ? still : features.pose(mouth, pose.lids());
        Mesh.Move move = face.isPresent() ? head(face.get(), pose) : whole(pose, mouth);
        try (Image image = posed.image()) {
            return stage.draw(canvas -> {
                canvas.clear(backdrop);
                if (!cutOut && features == null) {
                    canvas.drawImage(image, 0, 0);
                }
                mesh.draw(canvas, image, move);
            });
        }
    }

    /** The head rotates about the neck and the shoulders rise; the picture's edge does not move. */
    private Mesh.Move head(Face f, IdleMotion.Pose pose) {
        double neck = f.chin() + 0.35 * f.gap();
        double sin = Math.sin(pose.turn());
        double cos = Math.cos(pose.turn());
        double top = f.y() - 1.6 * f.gap();
        return (x, y, to) -> {
            double head = 1 - HashNoise.step(f.chin() - 0.1 * f.gap(), neck + 1.3 * f.gap(), y);
            double held = hold(x, y, f, top);
            double dx = x - f.x();
            double dy = y - neck;
            double turnedX = dx * cos - dy * sin - dx + pose.x() * f.gap();
            double turnedY = dx * sin + dy * cos - dy + pose.y() * f.gap() * (1 + 0.25 * (y - f.y()) / f.gap());
            double chest =
                    HashNoise.step(f.chin(), neck + 1.5 * f.gap(), y) * (1 - HashNoise.step(neck, still.height(), y));
            double breathX = chest * pose.breath() * 0.006 * dx;
            double breathY = -pose.breath() * 0.022 * f.gap() * Math.max(chest, 0.6 * head);
            to[0] = (float) (x + held * (head * turnedX + breathX));
            to[1] = (float) (y + held * (head * turnedY + breathY));
        };
    }

    /**
     * How freely a point moves, 0 to 1. In an opaque picture the surroundings of the head are warped, less with
     * distance.
     */
    private double hold(double x, double y, Face f, double top) {
        if (cutOut) {
            return 1;
        }
        double side = Math.abs(x - f.x()) / f.gap();
        double far = 1 - HashNoise.step(1.3, 4.2, side);
        double above = y < top ? 1 - HashNoise.step(0, Math.max(1, Math.min(top, 3 * f.gap())), top - y) : 1;
        double edge = HashNoise.step(0, 0.06 * still.width(), Math.min(x, still.width() - x))
                * HashNoise.step(0, 0.05 * still.height(), y);
        return Math.min(far, above) * edge;
    }

    /** Without a face the whole figure bobs, leans and is squashed a little with the speech. */
    private Mesh.Move whole(IdleMotion.Pose pose, Viseme mouth) {
        double w = still.width();
        double h = still.height();
        double lively = cutOut ? 1 : 0.5;
        double tall = 1 + lively * (0.028 * mouth.open() - 0.012 * mouth.stress() + 0.004 * pose.breath());
        double broad = 1 - 0.45 * (tall - 1);
        double lean = lively * (0.7 * pose.turn() + 0.012 * mouth.stress() * pose.x() / 0.07);
        double cover = cutOut ? 1 : 1.035;
        return (x, y, to) -> {
            double up = (h - y) / h;
            double dx = (x - w / 2) * broad * cover;
            to[0] = (float) (w / 2 + dx + lean * up * h);
            to[1] = (float) (h - (h - y) * tall * cover + 0.02 * h * (cover - 1) / 0.035);
        };
    }

    @Override
    public void close() {
        stage.close();
    }
}
