package io.reelmill.providers.script;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;

/**
 * What is said, scene by scene.
 *
 * @param title a few words that name the video; its topic where pictures find nothing else
 * @param language tag such as {@code en}
 * @param scenes in order, at least one with spoken words
 */
public record Script(String title, String language, List<Scene> scenes) {

    public Script {
        scenes = List.copyOf(scenes);
    }

    /**
     * A stretch of the script that shares one idea.
     *
     * @param lines what is spoken and where it rests, in order
     * @param pictureHint what its picture should show, from {@code [square brackets]}; empty when not given
     */
    public record Scene(List<Line> lines, String pictureHint) {
        public Scene {
            lines = List.copyOf(lines);
        }

        /** All spoken words of the scene, joined by spaces. */
        public String spokenText() {
            return String.join(
                    " ",
                    lines.stream()
                            .filter(Spoken.class::isInstance)
                            .map(l -> ((Spoken) l).text())
                            .toList());
        }
    }

    /** An element of a scene. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Spoken.class, name = "spoken"),
        @JsonSubTypes.Type(value = Pause.class, name = "pause")
    })
    public sealed interface Line permits Spoken, Pause {}

    /** Words exactly as they are to be spoken and shown. */
    public record Spoken(String text) implements Line {}

    /**
     * Silence.
     *
     * @param seconds above 0, at most 10
     */
    public record Pause(double seconds) implements Line {}
}
