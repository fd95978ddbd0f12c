package io.reelmill.render.visuals;

import io.reelmill.providers.picture.Shot;
import io.reelmill.render.source.Material;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Videos of the client's merged into one, in order: {@code media.mergeVideos} and {@code media.mergeVideosFull}.
 *
 * @param videos at least one
 * @param full whether each is shown to its end; otherwise all are shortened alike, so that the last one is seen too
 */
public record Sequence(List<Material> videos, boolean full) {

    /** What is left at the end and shorter than this is not worth a video of its own, seconds. */
    private static final double SHORTEST = 0.7;

    /** A video of the sequence, from its beginning. */
    public record Part(Material video, double start, double end) {}

    /** Seconds that a film has to last for all of it. */
    public double least() {
        return full ? length() : 0;
    }

    private double length() {
        return videos.stream().mapToDouble(Material::seconds).sum();
    }

    /** The sequence over a film; one that is too short begins again. */
    public List<Part> parts(double seconds) {
        double share = full ? 1 : Math.min(1, seconds / length());
        List<Part> parts = new ArrayList<>();
        double at = 0;
        while (at < seconds) {
            Material video = videos.get(parts.size() % videos.size());
            double end = at + Math.max(SHORTEST, video.seconds() * share);
            end = seconds - end < SHORTEST ? seconds : end;
            parts.add(new Part(video, at, end));
            at = end;
        }
        return parts;
    }

    /** A shot for each part, with the words that are said in it. */
    public List<Shot> shots(double seconds, List<Shot> told) {
        List<Shot> shots = new ArrayList<>();
        for (Part part : parts(seconds)) {
            List<Shot> meanwhile = told.stream()
                    .filter(s -> (s.start() + s.end()) / 2 >= part.start() && (s.start() + s.end()) / 2 < part.end())
                    .toList();
            String words = meanwhile.stream().map(Shot::words).collect(Collectors.joining(" "));
            String hint = meanwhile.isEmpty() ? "" : meanwhile.get(0).hint();
            shots.add(new Shot(shots.size(), part.start(), part.end(), words, hint, shots.size()));
        }
        return shots;
    }

    /** What is seen in the {@link #shots}. */
    public List<Visual> visuals(double seconds, String preset) {
        return parts(seconds).stream()
                .<Visual>map(part -> new Visual.Given(part.video(), 0, preset, false))
                .toList();
    }
}
