package io.reelmill.render.visuals;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.reelmill.providers.footage.StillOrder.Rest;
import io.reelmill.render.source.Material;

/** Where the picture of a shot comes from. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Visual.Drawn.class, name = "drawn"),
    @JsonSubTypes.Type(value = Visual.Clip.class, name = "clip"),
    @JsonSubTypes.Type(value = Visual.Given.class, name = "given"),
    @JsonSubTypes.Type(value = Visual.Split.class, name = "split")
})
public sealed interface Visual {

    /** The illustrator draws it. */
    record Drawn() implements Visual {}

    /**
     * A clip generator makes it.
     *
     * @param engine which, as in {@code media.type}
     * @param model quality as in {@code media.videoModel}
     */
    record Clip(String engine, String model) implements Visual {}

    /**
     * The client gave it.
     *
     * @param from seconds of a video at which the shot begins
     * @param preset style that it is drawn anew in, or empty to leave it as it is
     * @param alive whether a still image is made to move
     * @param speed of a video, 1 as it was recorded
     * @param rest when a still that moves is seen whole and unmoved, or null for never
     * @param speaker the face that captions keep clear of, or null where that does not matter
     */
    record Given(
            Material material,
            double from,
            String preset,
            boolean alive,
            double speed,
            @JsonInclude(JsonInclude.Include.NON_NULL) Rest rest,
            @JsonInclude(JsonInclude.Include.NON_NULL) SpeakerFace speaker)
            implements Visual {

        /** A still that may rest. */
        public Given(Material material, double from, String preset, boolean alive, double speed, Rest rest) {
            this(material, from, preset, alive, speed, rest, null);
        }

        /** A video of any speed. */
        public Given(Material material, double from, String preset, boolean alive, double speed) {
            this(material, from, preset, alive, speed, null);
        }

        /** A video as fast as it was recorded. */
        public Given(Material material, double from, String preset, boolean alive) {
            this(material, from, preset, alive, 1);
        }

        /** The same with somebody who speaks in it. */
        public Given spokenBy(SpeakerFace face) {
            return new Given(material, from, preset, alive, speed, rest, face);
        }
    }

    /** Two at once. */
    record Split(Visual above, Visual below) implements Visual {}
}
