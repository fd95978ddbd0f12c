package io.reelmill.timeline;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** Something that lies over all pictures for a while, under the captions. Places and sizes are pixels of the frame. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Overlay.Image.class, name = "image"),
    @JsonSubTypes.Type(value = Overlay.Wave.class, name = "wave"),
    @JsonSubTypes.Type(value = Overlay.ProgressBar.class, name = "progressBar"),
    @JsonSubTypes.Type(value = Overlay.Text.class, name = "text"),
    @JsonSubTypes.Type(value = Overlay.Countdown.class, name = "countdown")
})
public sealed interface Overlay {

    /** Seconds from which it is seen. */
    double start();

    /** Seconds until which it is seen. */
    double end();

    /** How an overlay comes and goes. */
    enum Entrance {
        NONE,
        FADE,
        /** Grows a little beyond its size and settles. */
        POP,
        SLIDE_UP,
        SLIDE_LEFT
    }

    /** Where a line of text stands. */
    enum Place {
        TOP,
        /** In the corner, beside what else stands at the top. */
        TOP_LEFT,
        MIDDLE,
        /** Below the captions, at the lower edge of the frame. */
        FOOT
    }

    /**
     * A picture file.
     *
     * @param file PNG or JPEG, relative to the timeline's folder
     * @param opacity 0 to 1
     * @param sway a small motion of its own, or null
     */
    record Image(
            String file,
            double start,
            double end,
            double x,
            double y,
            double width,
            double height,
            double opacity,
            Entrance entrance,
            Layer.Sway sway)
            implements Overlay {}

    /**
     * The waveform of a sound, as it is heard.
     *
     * @param file WAV, relative to the timeline's folder
     * @param soundStart seconds of the video at which the file begins to sound
     * @param rgb colour, packed
     */
    record Wave(
            String file,
            double soundStart,
            double start,
            double end,
            double x,
            double y,
            double width,
            double height,
            int rgb)
            implements Overlay {}

    /**
     * A bar along the lower edge that fills while time passes.
     *
     * @param thickness pixels
     * @param rgb colour, packed
     */
    record ProgressBar(double start, double end, double thickness, int rgb) implements Overlay {}

    /**
     * A line of text.
     *
     * @param size of the type, as a fraction of the frame's shorter side
     */
    record Text(String text, double start, double end, Place place, double size, Entrance entrance)
            implements Overlay {}

    /**
     * A ring that runs out around the seconds that are left.
     *
     * @param x pixels of its centre
     * @param y pixels of its centre
     * @param size pixels of its diameter
     * @param rgb colour, packed
     */
    record Countdown(double start, double end, double x, double y, double size, int rgb) implements Overlay {}
}
