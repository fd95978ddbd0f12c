package io.reelmill.render.visuals;

import io.reelmill.providers.footage.Band;
import io.reelmill.providers.footage.Telling;
import io.reelmill.providers.picture.Shot;
import io.reelmill.timeline.Captions;
import java.util.List;

/**
 * What is heard through a video.
 *
 * @param language tag of the words' language
 * @param words with seconds of the video; empty where no picture shows words
 * @param captions where captions stand
 */
public record Heard(String language, List<Captions.Word> words, Band captions) {

    /** No picture shows words. */
    public static final Heard NOTHING = new Heard("", List.of(), Band.NONE);

    public Heard {
        words = List.copyOf(words);
    }

    /** What is heard in a shot, for a clip that begins {@code lead} seconds before it. */
    Telling during(Shot shot, double lead) {
        double shift = lead - shot.start();
        List<Captions.Word> said = words.stream()
                .filter(w -> w.start() >= shot.start() - 1e-6 && w.start() < shot.end() - 1e-6)
                .map(w -> new Captions.Word(w.text(), w.start() + shift, w.end() + shift))
                .toList();
        return new Telling(language, said, lead, lead + shot.end() - shot.start(), captions);
    }
}
