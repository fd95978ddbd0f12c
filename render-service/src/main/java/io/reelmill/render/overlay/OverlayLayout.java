package io.reelmill.render.overlay;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.cards.CardStyle;
import io.reelmill.illustrator.colour.Rgb;
import io.reelmill.providers.picture.Look.Captioned;
import io.reelmill.render.overlay.StickerStage.Sticker;
import io.reelmill.render.source.Material;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Overlay;
import io.reelmill.timeline.Overlay.Entrance;
import io.reelmill.timeline.Overlay.Place;
import java.util.Locale;
import java.util.Optional;

/** Where in the frame things lie that lie over the pictures. */
public final class OverlayLayout {

    /** Of the frame's shorter side. */
    private static final double MARGIN = 0.045;

    private static final double WATERMARK = 0.18;
    /** A mark is at least so wide, of the frame's width, and at most so high, of its height. */
    private static final double MIN_MARK = 0.02;

    private static final double TALLEST_MARK = 0.3;
    private static final double OPACITY = 0.8;
    /** Width of the frame that sizes in pixels are meant for. */
    private static final double PIXELS = 1080;

    private static final double SMALL_TEXT = 0.026;
    private static final double STICKER = 0.24;
    private static final double PROGRESS = 0.012;
    /** A lighter colour is seen on dark pictures and, with its shade, on light ones. */
    private static final double READABLE = 0.45;

    private static final String SANDBOX = "SANDBOX";

    private static final int WAVE_COLOUR = 0xFFFFFF;

    private final Canvas canvas;
    private final double seconds;
    private final double side;

    /** @param seconds of the video */
    public OverlayLayout(Canvas canvas, double seconds) {
        this.canvas = canvas;
        this.seconds = seconds;
        this.side = Math.min(canvas.width(), canvas.height());
    }

    /**
     * The client's mark over the whole video.
     *
     * @param wish {@code position} (two of top, bottom, middle, left, right, center), {@code opacity} (0 to 1, or up to 100
     *     as percent) and {@code size} (a fraction of the frame's width, up to 100 as percent, else pixels of a frame that
     *     is 1080 wide), each with a sensible default; numbers may be texts, with or without a percent sign
     */
    public Overlay watermark(Material mark, JsonNode wish) {
        double share = Math.max(MIN_MARK, Math.min(1, part(wish, "size", WATERMARK)));
        double ratio = mark.height() / (double) mark.width();
        double width = Math.min(canvas.width() * share, canvas.height() * TALLEST_MARK / ratio);
        double height = width * ratio;
        String wished = wish.path("position").asText("").toLowerCase(Locale.ROOT);
        String position = wished.matches(".*(?:top|bottom|middle|left|right|cent(?:er|re)).*") ? wished : "top-right";
        double x = place(position, "left", "right", canvas.width(), width);
        double y = place(position, "top", "bottom", canvas.height(), height);
        double opacity = Math.max(0, Math.min(1, part(wish, "opacity", OPACITY)));
        return new Overlay.Image(mark.picture(), 0, seconds, x, y, width, height, opacity, Entrance.NONE, null);
    }

    /** Where it begins; in the middle unless an edge is named. */
    private double place(String position, String begin, String end, double room, double length) {
        double margin = Math.max(0, Math.min(side * MARGIN, (room - length) / 2));
        return position.contains(begin)
                ? margin
                : position.contains(end) ? room - margin - length : (room - length) / 2;
    }

    private static double part(JsonNode wish, String name, double otherwise) {
        JsonNode given = wish.path(name);
        String text = given.asText("").strip();
        String bare = text.replaceFirst("\\s*(?:%|px)$", "");
        if (!given.isValueNode() || !bare.matches("\\d{1,6}(?:\\.\\d{1,6})?")) {
            return otherwise;
        }
        double value = Double.parseDouble(bare);
        if (text.endsWith("px") || value > 100) {
            return value / PIXELS;
        }
        return text.endsWith("%") || value > 1 ? value / 100 : value;
    }

    /** Tells whoever sees the film that it was made with a sandbox key. */
    public Overlay sandboxMark() {
        return new Overlay.Text(SANDBOX, 0, seconds, Place.TOP_LEFT, SMALL_TEXT, Entrance.NONE);
    }

    /** A line at the foot of the frame. */
    public Overlay smallText(String text) {
        return new Overlay.Text(text, 0, seconds, Place.FOOT, SMALL_TEXT, Entrance.FADE);
    }

    /**
     * The waveform of a track: above captions at the bottom, below all else where they stand elsewhere or nowhere.
     *
     * @param captioned where captions stand
     * @param style whose accent what was heard is drawn in, where it is light enough
     */
    public Overlay wave(AudioTrack track, Captioned captioned, CardStyle style) {
        double width = canvas.width() * 0.76;
        double height = side * 0.16;
        double x = (canvas.width() - width) / 2;
        double top =
                switch (captioned) {
                    case BOTTOM -> 0.55;
                    case MIDDLE -> 0.70;
                    case TOP, NOWHERE -> 0.76;
                };
        double y = canvas.height() * top;
        int colour = Rgb.luma(style.accent()) > READABLE ? style.accent() & 0xFFFFFF : WAVE_COLOUR;
        return new Overlay.Wave(track.file(), track.start(), 0, seconds, x, y, width, height, colour);
    }

    /** A progress bar, in the styles that have one: those of games and machines. */
    public Optional<Overlay> progress(CardStyle style) {
        return switch (style.plate()) {
            case PIXEL, NEON ->
                Optional.of(new Overlay.ProgressBar(0, seconds, side * PROGRESS, style.accent() & 0xFFFFFF));
            default -> Optional.empty();
        };
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
