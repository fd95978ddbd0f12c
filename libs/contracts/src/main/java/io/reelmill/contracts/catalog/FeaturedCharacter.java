package io.reelmill.contracts.catalog;

import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * A consistent character that is to appear in a render.
 *
 * @param name as the client calls it
 * @param description what it is, and so when it fits
 * @param contentType of its image, {@code image/png}
 * @param picture key of our own copy of its image in the media store
 * @param trained the model that knows it, or null
 */
public record FeaturedCharacter(
        String id,
        String name,
        String description,
        String contentType,
        String picture,
        @JsonInclude(JsonInclude.Include.NON_NULL) TrainedModel trained) {

    /** A character that is known by its image alone. */
    public FeaturedCharacter(String id, String name, String description, String contentType, String picture) {
        this(id, name, description, contentType, picture, null);
    }

    /**
     * A model that was trained on a character.
     *
     * @param trainer who trained it, and alone can draw with it
     * @param model by which the trainer knows it
     * @param trigger word that stands for the character in a prompt
     */
    public record TrainedModel(String trainer, String model, String trigger) {}
}
