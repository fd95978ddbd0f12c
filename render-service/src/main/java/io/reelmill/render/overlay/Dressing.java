package io.reelmill.render.overlay;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.render.overlay.StickerStage.Sticker;
import io.reelmill.render.source.Material;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Overlay;
import io.reelmill.timeline.Overlay.Entrance;
import io.reelmill.timeline.Overlay.Place;
import java.util.Locale;

/** Where in the frame things lie that lie over the pictures. */
public final class Dressing {

    /** Of the frame's shorter side. */
    private static final double MARGIN = 0.045;

    private static final double WATERMARK = 0.18;
    private static final double SMALL_TEXT = 0.026;
    private static final double STICKER = 0.24;
    private static final int WAVE_COLOUR = 0xFFFFFF;

    private final Canvas canvas;
    private final double seconds;
    private final double side;

    /** @param seconds of the video */
    public Dressing(Canvas canvas, double seconds) {
        this.canvas = canvas;
        this.seconds = seconds;
        this.side = Math.min(canvas.width(), canvas.height());
    }

    /**
     * The client's mark over the whole video.
     *
     * @param wish {@code position} (two of top, bottom, middle, left, right, center), {@code opacity} (0 to 1, or up to 100
     *     as percent) and {@code size} (a fraction of the frame's width, or a percentage), each with a sensible default
     */
    public Overlay watermark(Material mark, JsonNode wish) {
        double share = fraction(wish, "size", WATERMARK);
        double width = Math.max(16, canvas.width() * share);
        double height = width * mark.height() / mark.width();
        double margin = side * MARGIN;
        String position = wish.path("position").asText("top-right").toLowerCase(Locale.ROOT);
        double x = position.contains("left")
                ? margin
                : position.contains("right") ? canvas.width() - margin - width : (canvas.width() - width) / 2;
        double y = position.contains("top")
                ? margin
                : position.contains("bottom") ? canvas.height() - margin - height : (canvas.height() - height) / 2;
        return new Overlay.Image(
                mark.picture(), 0, seconds, x, y, width, height, fraction(wish, "opacity", 0.8), Entrance.NONE, null);
    }

    private static double fraction(JsonNode wish, String name, double otherwise) {
        double value = wish.path(name).asDouble(otherwise);
        if (!(value > 0)) {
            return otherwise;
        }
        return Math.min(1, value > 1 ? value / 100 : value);
    }

    /** A line at the foot of the frame. */
    public Overlay smallText(String text) {
        return new Overlay.Text(text, 0, seconds, Place.FOOT, SMALL_TEXT, Entrance.FADE);
    }

    /** The waveform of a track, above the captions. */
    public Overlay wave(AudioTrack track) {
        double width = canvas.width() * 0.76;
        double height = side * 0.16;
        double x = (canvas.width() - width) / 2;
        double y = canvas.height() * 0.55;
        return new Overlay.Wave(track.file(), track.start(), 0, seconds, x, y, width, height, WAVE_COLOUR);
    }

    /** Pixels of a sticker's side. */
    public int stickerSize() {
        return (int) Math.round(side * STICKER);
    }

    /**
     * A sticker, left and right in turns, above the middle.
     *
     * @param folder that its file is in, from the project's folder
     */
    public Overlay sticker(Sticker sticker, String folder, int index) {
        double size = stickerSize();
        boolean left = index % 2 == 0;
        double x = left ? side * 0.09 : canvas.width() - side * 0.09 - size;
        double y = canvas.height() * (left ? 0.16 : 0.2);
        Layer.Sway sway = new Layer.Sway(0, size * 0.03, 2.4, 0);
        String file = folder + "/" + sticker.file();
        return new Overlay.Image(file, sticker.start(), sticker.end(), x, y, size, size, 1, Entrance.POP, sway);
    }
}
