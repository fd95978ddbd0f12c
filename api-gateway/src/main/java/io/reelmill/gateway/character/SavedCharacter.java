package io.reelmill.gateway.character;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import io.reelmill.contracts.catalog.FeaturedCharacter;
import io.reelmill.contracts.catalog.FeaturedCharacter.TrainedModel;
import io.reelmill.contracts.studio.StudioApi.TrainingOrder;
import java.time.Instant;

/**
 * A character as it is listed.
 *
 * @param imageUrl as the client gave it
 * @param contentType of what was found there
 * @param source {@code avatar}, made of one image, or {@code lora}, trained
 * @param status {@code training}, {@code ready}, or {@code failed}: it could not be trained, and is an avatar
 * @param error why a training failed, or null
 * @param picture key of our copy of the image; not told
 * @param model that was trained, or null; not told
 */
record SavedCharacter(
        String id,
        String name,
        String description,
        String imageUrl,
        String contentType,
        String source,
        String status,
        @JsonInclude(JsonInclude.Include.NON_NULL) String error,
        Instant createdAt,
        @JsonIgnore String picture,
        @JsonIgnore TrainedModel model) {

    /** Made of one image. */
    static final String AVATAR = "avatar";

    /** Trained by a provider. */
    static final String LORA = "lora";

    /** A provider still trains it; it cannot be used. */
    static final String TRAINING = "training";

    /** It can be used. */
    static final String READY = "ready";

    /** A character that is made of its image. */
    static SavedCharacter avatar(
            String id,
            String name,
            String description,
            String imageUrl,
            String contentType,
            Instant createdAt,
            String picture) {
        return new SavedCharacter(
                id, name, description, imageUrl, contentType, AVATAR, READY, null, createdAt, picture, null);
    }

    /** The same, still to be trained. */
    SavedCharacter toBeTrained() {
        return new SavedCharacter(
                id, name, description, imageUrl, contentType, LORA, TRAINING, null, createdAt, picture, null);
    }

    TrainingOrder trainingOrder() {
        return new TrainingOrder(id, name, picture);
    }

    FeaturedCharacter featured() {
        return new FeaturedCharacter(id, name, description, contentType, picture, model);
    }
}
