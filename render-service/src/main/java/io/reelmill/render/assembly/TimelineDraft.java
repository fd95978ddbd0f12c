package io.reelmill.render.assembly;

import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Overlay;
import java.util.ArrayList;
import java.util.List;

/** What goes onto a timeline, as a recipe gathers it. Files are named from the project's folder. */
public final class TimelineDraft {

    /** So many words make a headline. */
    private static final int HEADLINE = 6;

    private final Canvas canvas;
    private final double seconds;
    private final String title;
    private final String language;
    private final List<Captions.Word> words = new ArrayList<>();
    private final List<AudioTrack> tracks = new ArrayList<>();
    private final List<Overlay> overlays = new ArrayList<>();
    private boolean untitled;
    private List<Shot> shots = List.of();
    private List<Picture> pictures = List.of();

    /**
     * @param seconds of the whole, rounded up to whole frames
     * @param title what it is about
     */
    public TimelineDraft(Canvas canvas, double seconds, String title, String language) {
        this.canvas = canvas;
        this.seconds = Math.ceil(seconds * canvas.frameRate() - 1e-6) / canvas.frameRate();
        this.title = title;
        this.language = language;
    }

    public Canvas canvas() {
        return canvas;
    }

    public double seconds() {
        return seconds;
    }

    public String title() {
        return title;
    }

    public String language() {
        return language;
    }

    /** What a cover says: the title, or the first words of a recording that has none. */
    public String headline() {
        if (!untitled) {
            return title;
        }
        List<String> first =
                words.stream().limit(HEADLINE).map(Captions.Word::text).toList();
        return String.join(" ", first).replaceFirst("[.,;:]+$", "");
    }

    /** Its title is only what kind of thing it is, not to be shown. */
    public TimelineDraft untitled() {
        untitled = true;
        return this;
    }

    /** What is cut how, before the pictures are known. */
    public TimelineDraft setShots(List<Shot> sequence) {
        shots = List.copyOf(sequence);
        return this;
    }

    public TimelineDraft setPictures(List<Shot> sequence, List<Picture> seen) {
        shots = List.copyOf(sequence);
        pictures = List.copyOf(seen);
        return this;
    }

    public TimelineDraft addTrack(AudioTrack track) {
        tracks.add(track);
        return this;
    }

    public TimelineDraft addCaptions(List<Captions.Word> said) {
        words.addAll(said);
        return this;
    }

    /** Takes out the captions of what is said meanwhile. */
    public TimelineDraft removeCaptions(double from, double to) {
        words.removeIf(word -> word.start() >= from && word.start() < to);
        return this;
    }

    public TimelineDraft addOverlay(Overlay overlay) {
        overlays.add(overlay);
        return this;
    }

    public List<Shot> shots() {
        return shots;
    }

    public List<Picture> pictures() {
        return pictures;
    }

    public List<Captions.Word> words() {
        return List.copyOf(words);
    }

    public List<AudioTrack> tracks() {
        return List.copyOf(tracks);
    }

    public List<Overlay> overlays() {
        return List.copyOf(overlays);
    }
}
