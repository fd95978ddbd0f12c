package io.reelmill.render.visuals;

import io.reelmill.providers.picture.Picture;
import java.util.List;

/** The pictures of all shots, in order; their files are named from the project's folder. */
public record Visuals(List<Picture> pictures) {
    public Visuals {
        pictures = List.copyOf(pictures);
    }
}
