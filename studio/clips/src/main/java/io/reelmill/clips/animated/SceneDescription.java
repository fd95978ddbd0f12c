package io.reelmill.clips.animated;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.reelmill.providers.footage.ClipOrder;
import io.reelmill.providers.picture.DepictedCharacter;
import io.reelmill.providers.picture.DepictedCharacter.Pose;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Style;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * All that the frames of a living scene depend on, as it lies in a file beside the pictures of its layers.
 *
 * @param picture the layers; their files named from the folder of the description
 * @param setting the place and its light
 * @param style how things look, and therefore move
 * @param hero the main thing, by its name in the illustrator's lexicon
 * @param standing whether the character, if there is one, stands free
 * @param words that may name what is in the air
 * @param seed equal seeds give equal movements
 * @param seconds how long the camera takes for its way
 * @param model quality level, see {@link DetailLevel}
 * @param frameHeight pixels of the frame that the layers were drawn for
 * @param width pixels of the drawn frame, even
 * @param height pixels of the drawn frame, even
 */
record SceneDescription(
        Picture picture,
        SceneSetting setting,
        Style style,
        String hero,
        boolean standing,
        String words,
        long seed,
        double seconds,
        String model,
        int frameHeight,
        int width,
        int height) {

    private static final ObjectMapper MAPPER =
            new ObjectMapper().enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);

    /** The scene of an order, drawn as large as its quality level says. */
    static SceneDescription of(ClipOrder order, Picture picture) {
        DetailLevel richness = DetailLevel.of(order.model());
        int frameWidth = order.look().frameWidth();
        int frameHeight = order.look().frameHeight();
        int shorter = Math.min(frameWidth, frameHeight);
        DepictedCharacter character = order.idea().character();
        return new SceneDescription(
                picture,
                SceneSetting.of(order.idea(), order.look()),
                order.look().style(),
                order.idea().hero(),
                character != null && character.pose() == Pose.STANDING,
                order.idea().prompt() + " " + order.shot().words(),
                order.idea().seed(),
                order.seconds(),
                order.model(),
                frameHeight,
                richness.side(frameWidth, shorter),
                richness.side(frameHeight, shorter));
    }

    static SceneDescription read(Path file) throws IOException {
        return MAPPER.readValue(Files.readAllBytes(file), SceneDescription.class);
    }

    void write(Path file) throws IOException {
        Files.write(file, MAPPER.writeValueAsBytes(this));
    }
}
