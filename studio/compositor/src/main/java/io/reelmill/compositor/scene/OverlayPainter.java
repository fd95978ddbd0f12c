package io.reelmill.compositor.scene;

import io.reelmill.compositor.RenderException;
import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.still.Still;
import io.reelmill.compositor.still.StillReader;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Overlay;
import io.reelmill.timeline.Overlay.Entrance;
import io.reelmill.timeline.Timeline;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** Lays a timeline's overlays over its pictures. Belongs to one thread. */
final class OverlayPainter {

    /** An overlay takes this long to come and to go, seconds. */
    private static final double PASSAGE = 0.28;
    /** How far a growing one goes beyond its size. */
    private static final double OVERSHOOT = 1.6;
    /** Text keeps this share of the frame's shorter side from its edges. */
    private static final double MARGIN = 0.05;

    private static final double TEXT_WIDTH = 0.84;
    private static final double FOOT = 0.975;

    private final Timeline timeline;
    private final Path folder;
    private final DrawingBuffers studio;
    private final Map<Overlay, Still> stills = new HashMap<>();
    private final Map<Overlay, Loudnesses> sounds = new HashMap<>();

    OverlayPainter(Timeline timeline, Path folder, DrawingBuffers studio) {
        this.timeline = timeline;
        this.folder = folder;
        this.studio = studio;
    }

    /** Lays over a frame what is to be seen at a moment. */
    void paint(double seconds, Frame target) {
        for (Overlay overlay : timeline.overlays()) {
            if (seconds < overlay.start() || seconds >= overlay.end()) {
                stills.remove(overlay);
            } else if (overlay instanceof Overlay.Image image) {
                paint(image, seconds, target);
            } else if (overlay instanceof Overlay.Text text) {
                paint(text, seconds, target);
            } else if (overlay instanceof Overlay.Wave wave) {
                Still drawn = Still.cutout(OverlayArt.wave(wave, sound(wave), seconds));
                lay(target, drawn, wave.x(), wave.y(), wave.width(), wave.height(), opacity(wave, seconds));
            } else if (overlay instanceof Overlay.Countdown ring) {
                double half = ring.size() / 2;
                Still drawn = Still.cutout(OverlayArt.countdown(ring, seconds));
                lay(target, drawn, ring.x() - half, ring.y() - half, ring.size(), ring.size(), opacity(ring, seconds));
            } else if (overlay instanceof Overlay.ProgressBar bar) {
                Still drawn = Still.cutout(OverlayArt.progress(bar, target.width(), seconds));
                lay(target, drawn, 0, target.height() - bar.thickness(), target.width(), bar.thickness(), 1);
            }
        }
    }

    private void paint(Overlay.Image image, double seconds, Frame target) {
        Still still = stills.computeIfAbsent(image, o -> read(image));
        Layer.Sway sway = image.sway();
        double swing = sway == null ? 0 : 2 * Math.PI * ((seconds - image.start()) / sway.period() + sway.phase());
        double x = image.x() + (sway == null ? 0 : sway.dx() * Math.sin(swing));
        double y = image.y() + (sway == null ? 0 : sway.dy() * Math.cos(swing));
        enter(target, still, x, y, image.width(), image.height(), image, image.entrance(), image.opacity(), seconds);
    }

    private void paint(Overlay.Text text, double seconds, Frame target) {
        double side = Math.min(target.width(), target.height());
        Still still = stills.computeIfAbsent(
                text, o -> Still.cutout(LineOfText.draw(text.text(), text.size() * side, target.width() * TEXT_WIDTH)));
        double x = text.place() == Overlay.Place.TOP_LEFT ? side * MARGIN : (target.width() - still.width()) / 2.0;
        double y =
                switch (text.place()) {
                    case TOP, TOP_LEFT -> side * MARGIN;
                    case MIDDLE -> (target.height() - still.height()) / 2.0;
                    case FOOT -> target.height() * FOOT - still.height();
                };
        enter(target, still, x, y, still.width(), still.height(), text, text.entrance(), 1, seconds);
    }

    private void enter(
            Frame target,
            Still still,
            double x,
            double y,
            double width,
            double height,
            Overlay overlay,
            Entrance entrance,
            double opacity,
            double seconds) {
        double come = share((seconds - overlay.start()) / PASSAGE);
        double go = share((overlay.end() - seconds) / PASSAGE);
        double there = Math.min(come, go);
        switch (entrance) {
            case NONE -> lay(target, still, x, y, width, height, opacity);
            case FADE -> lay(target, still, x, y, width, height, opacity * there);
            case POP -> {
                double size = come < 1 ? beyond(come) : go * go * (3 - 2 * go);
                double w = Math.max(2, width * size);
                double h = Math.max(2, height * size);
                lay(target, still, x + (width - w) / 2, y + (height - h) / 2, w, h, opacity * share(there * 3));
            }
            case SLIDE_UP -> lay(target, still, x, y + height * 0.6 * away(there), width, height, opacity * there);
            case SLIDE_LEFT -> lay(target, still, x + width * 0.6 * away(there), y, width, height, opacity * there);
        }
    }

    /** Goes from 0 to 1 by way of a little more than 1. */
    private static double beyond(double t) {
        double r = t - 1;
        return 1 + (OVERSHOOT + 1) * r * r * r + OVERSHOOT * r * r;
    }

    private static double away(double there) {
        return (1 - there) * (1 - there);
    }

    private static double share(double value) {
        return Math.max(0, Math.min(1, value));
    }

    private static double opacity(Overlay overlay, double seconds) {
        return Math.min(share((seconds - overlay.start()) / PASSAGE), share((overlay.end() - seconds) / PASSAGE));
    }

    private void lay(Frame target, Still still, double x, double y, double width, double height, double opacity) {
        Window frame = new Window(target.width() / 2.0, target.height() / 2.0, target.width(), target.height());
        Layer layer = new Layer("", x, y, width, height, 1, null);
        Placement at = Placement.of(still, layer, frame, target.width(), 0, 0, 0, 0);
        ClipPainter.layOver(target, still, at, (int) Math.round(256 * opacity), studio);
    }

    private Loudnesses sound(Overlay.Wave wave) {
        return sounds.computeIfAbsent(wave, o -> {
            try {
                return Loudnesses.of(folder.resolve(wave.file()));
            } catch (IOException e) {
                throw new RenderException("the sound of a waveform cannot be read: " + wave.file(), e);
            }
        });
    }

    private Still read(Overlay.Image image) {
        try {
            return StillReader.cutout(folder.resolve(image.file()), (int) Math.max(2, Math.ceil(image.width())));
        } catch (IOException e) {
            throw new RenderException("overlay " + image.file() + " cannot be read: " + e.getMessage(), e);
        }
    }
}
