package io.reelmill.motion;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.skija.Surface;
import io.github.humbleui.types.Rect;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.motion.animation.CardAnimation;
import io.reelmill.motion.animation.CardAnimations;
import io.reelmill.motion.brand.Brand;
import io.reelmill.motion.brand.Brands;
import io.reelmill.motion.message.TimedCard;
import io.reelmill.motion.stage.Box;
import io.reelmill.motion.stage.CardArea;
import io.reelmill.motion.stage.Pen;
import io.reelmill.motion.stage.Span;
import io.reelmill.providers.footage.Band;
import io.reelmill.providers.footage.ClipOrder;
import io.reelmill.providers.footage.ReadableArea;
import io.reelmill.providers.picture.Look;
import java.util.ArrayList;
import java.util.List;

/** A clip that can be drawn at any time. */
final class MotionClip implements AutoCloseable {

    /** Horizontal margin of cards as a share of the frame's width. */
    private static final double SIDE = 0.085;

    private static final double TOP = 0.10;
    /** Bottom margin without captions. */
    private static final double BOTTOM = 0.13;
    /** Distance of cards from captions. */
    private static final double GAP = 0.03;

    private final CardArea stage;
    private final GroundPainter scenery;
    private final CameraPath journey;
    private final Watermark watermark;
    private final List<TimedCard> beats;
    private final List<CardAnimation> animations = new ArrayList<>();
    private final Pen pen;
    private final Surface coarse;

    MotionClip(ClipOrder order) {
        Look look = order.look();
        QualityLevel quality = QualityLevel.of(order.model());
        Brand brand = Brands.of(look);
        double w = look.frameWidth();
        double h = look.frameHeight();
        double scale = brand.cells() == 0 ? 1 : brand.cells() / Math.min(w, h);
        double cw = Math.max(16, Math.round(w * scale));
        double ch = Math.max(16, Math.round(h * scale));
        long seed = look.seed() * 31 + order.shot().index();
        Box area = area(cw, ch, order.telling().captions(), order.telling().room());
        String language = order.telling().language();
        stage = new CardArea(cw, ch, area, brand, language, seed, quality.rich());
        beats = quality.beats(order);
        scenery = new GroundPainter(stage);
        journey = new CameraPath(stage, beats);
        watermark = quality.rich() ? new Watermark(stage, beats, hero(order)) : null;
        beats.forEach(beat -> animations.add(CardAnimations.of(stage, beat)));
        pen = new Pen(brand, stage.u());
        coarse = scale == 1 ? null : Surface.makeRaster(Pixels.form((int) cw, (int) ch));
    }

    private static String hero(ClipOrder order) {
        return order.idea() == null ? "" : order.idea().hero();
    }

    /** The largest area between the frame's margins and the captions. */
    static Box area(double w, double h, Band captions, ReadableArea room) {
        double left = w * Math.max(SIDE, room.left());
        double right = w * Math.min(1 - SIDE, room.right());
        double top = h * Math.max(TOP, room.top());
        double bottom = h * Math.min(1 - BOTTOM, room.bottom());
        if (!captions.empty()) {
            double above = h * (captions.top() - GAP) - top;
            double below = bottom - h * (captions.bottom() + GAP);
            if (above >= below * 0.9) {
                bottom = h * (captions.top() - GAP);
            } else {
                top = h * (captions.bottom() + GAP);
            }
        }
        return new Box(left, top, right - left, Math.max(h * 0.2, bottom - top));
    }

    CardArea stage() {
        return stage;
    }

    List<TimedCard> beats() {
        return beats;
    }

    List<CardAnimation> animations() {
        return List.copyOf(animations);
    }

    /** The time that is drawn: styles with a step rate hold each step. */
    double moment(double t) {
        double rate = stage.brand().rate();
        return rate == 0 ? t : Math.floor(t * rate + 1e-6) / rate;
    }

    /** Draws the frame of a time onto a canvas of the order's size. */
    void draw(Canvas canvas, double t, double w, double h) {
        if (coarse == null) {
            paint(canvas, t);
            return;
        }
        paint(coarse.getCanvas(), t);
        try (Image image = coarse.makeImageSnapshot();
                Paint plain = new Paint()) {
            Rect all = Rect.makeWH(image.getWidth(), image.getHeight());
            canvas.drawImageRect(image, all, Rect.makeWH((float) w, (float) h), SamplingMode.DEFAULT, plain, true);
        }
    }

    private void paint(Canvas canvas, double t) {
        CameraPath.View view = journey.at(t);
        scenery.behind(canvas, t, view.x(), view.y());
        pen.on(canvas, t);
        if (watermark != null) {
            watermark.draw(pen, t, view);
        }
        for (int i = 0; i < animations.size(); i++) {
            TimedCard beat = beats.get(i);
            if (t < beat.from() - 0.05 || t > beat.to() + Span.LEAVING) {
                continue;
            }
            canvas.save();
            Box area = stage.area();
            canvas.translate((float) area.midX(), (float) area.midY());
            canvas.scale((float) view.zoom(), (float) view.zoom());
            canvas.translate(
                    (float) (journey.x(i) - view.x() - area.midX()), (float) (journey.y(i) - view.y() - area.midY()));
            animations.get(i).draw(pen, t);
            canvas.restore();
        }
        scenery.before(canvas, t);
    }

    @Override
    public void close() {
        animations.forEach(CardAnimation::close);
        scenery.close();
        if (watermark != null) {
            watermark.close();
        }
        pen.close();
        if (coarse != null) {
            coarse.close();
        }
    }
}
