package io.reelmill.gateway.character;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.reelmill.contracts.catalog.FeaturedCharacter;
import java.time.Instant;

/**
 * A character as it is listed.
 *
 * @param imageUrl as the client gave it
 * @param contentType of what was found there
 * @param source {@code avatar}, made of one image, or {@code lora}, trained
 * @param picture key of our copy of the image; not told
 */
record SavedCharacter(
        String id,
        String name,
        String description,
        String imageUrl,
        String contentType,
        String source,
        Instant createdAt,
        @JsonIgnore String picture) {

    /** Made of one image. */
    static final String AVATAR = "avatar";

    /** Trained by a provider. */
    static final String LORA = "lora";

    FeaturedCharacter featured() {
        return new FeaturedCharacter(id, name, description, contentType, picture);
    }
}
