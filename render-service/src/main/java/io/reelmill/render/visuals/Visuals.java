package io.reelmill.render.visuals;

import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Picture;
import java.util.List;

/** The pictures of all shots, in order; {@code pictures.get(i)} shows {@code ideas.get(i)}. */
public record Visuals(List<Idea> ideas, List<Picture> pictures) {
    public Visuals {
        ideas = List.copyOf(ideas);
        pictures = List.copyOf(pictures);
    }
}
