package io.reelmill.render.visuals;

import io.reelmill.providers.footage.Band;
import io.reelmill.providers.footage.ReadableArea;
import io.reelmill.providers.footage.SpokenWords;
import io.reelmill.providers.picture.Shot;
import io.reelmill.timeline.Captions;
import java.util.List;

/**
 * What is heard through a video.
 *
 * @param language tag of the words' language
 * @param words with seconds of the video; empty where no picture shows words
 * @param captions where captions stand
 * @param standing when somebody stands before the pictures, and what that leaves to them
 */
public record SpokenTrack(String language, List<Captions.Word> words, Band captions, List<Standing> standing) {

    /** From one second of the video to another. */
    public record Standing(double from, double to, ReadableArea room) {}

    /** No picture shows words. */
    public static final SpokenTrack NOTHING = new SpokenTrack("", List.of(), Band.NONE);

    public SpokenTrack {
        words = List.copyOf(words);
        standing = List.copyOf(standing);
    }

    /** Nobody stands before the pictures. */
    public SpokenTrack(String language, List<Captions.Word> words, Band captions) {
        this(language, words, captions, List.of());
    }

    /** What is heard in a shot, for a clip that begins {@code lead} seconds before it. */
    SpokenWords during(Shot shot, double lead) {
        double shift = lead - shot.start();
        List<Captions.Word> said = words.stream()
                .filter(w -> w.start() >= shot.start() - 1e-6 && w.start() < shot.end() - 1e-6)
                .map(w -> new Captions.Word(w.text(), w.start() + shift, w.end() + shift))
                .toList();
        return new SpokenWords(language, said, lead, lead + shot.end() - shot.start(), captions, room(shot));
    }

    private ReadableArea room(Shot shot) {
        double middle = (shot.start() + shot.end()) / 2;
        return standing.stream()
                .filter(s -> s.from() <= middle && middle < s.to())
                .map(Standing::room)
                .findFirst()
                .orElse(ReadableArea.ALL);
    }
}
