package io.reelmill.render.visuals;

import io.reelmill.providers.footage.Credit;
import io.reelmill.providers.picture.Picture;
import java.util.List;

/**
 * The pictures of all shots.
 *
 * @param pictures in order; their files are named from the project's folder
 * @param credits whose works are among them, each once
 */
public record Visuals(List<Picture> pictures, List<Credit> credits) {
    public Visuals {
        pictures = List.copyOf(pictures);
        credits = List.copyOf(credits);
    }
}
