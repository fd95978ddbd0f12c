package io.reelmill.remote.model;

import io.reelmill.providers.picture.DepictedCharacter;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Shot;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** Descriptions for models, from what an illustrator is told. */
final class Prompts {

    private static final int LONGEST = 1_500;
    private static final int LONGEST_DESCRIPTION = 600;
    private static final String NO_WORDS =
            " One clear subject, the lower third calm. No text, letters, captions, logos, borders or watermarks.";

    private Prompts() {}

    /** What the client asked to see, else what is said meanwhile; then what the embedded illustrator would draw. */
    static String scene(String topic, Shot shot, Idea idea) {
        StringBuilder prompt = new StringBuilder();
        if (shot.hint().isBlank()) {
            prompt.append("A scene that shows what these words are about: \"")
                    .append(shot.words().strip())
                    .append("\".");
            if (!topic.isBlank()) {
                prompt.append(" It is part of a video on: ")
                        .append(topic.strip())
                        .append('.');
            }
        } else {
            prompt.append(shot.hint().strip()).append('.');
        }
        prompt.append(" Mood: ").append(idea.mood()).append('.');
        return prompt.substring(0, Math.min(LONGEST, prompt.length()));
    }

    /**
     * The scene with the character in it.
     *
     * @param seen whether the model is shown what the character looks like
     */
    static String with(DepictedCharacter character, String scene, boolean seen) {
        if (character == null) {
            return scene;
        }
        String who = " In the scene is " + character.name().strip() + ": "
                + shortened(character.description().strip(), LONGEST_DESCRIPTION) + ".";
        return scene
                + who
                + (seen
                        ? " It looks just as in the reference image: same face, hair, clothes and colours."
                        : " It always looks the same.");
    }

    private static String shortened(String text, int most) {
        return text.substring(0, text.offsetByCodePoints(0, Math.min(most, text.codePointCount(0, text.length()))));
    }

    /**
     * An order for a scene in the look of the video, with the character that is in it.
     *
     * @param takesImage whether the model may be shown what the character looks like
     */
    static MediaOrder order(String scene, DepictedCharacter character, Look look, boolean takesImage) {
        boolean seen = character != null && takesImage;
        Map<Part, Path> files = seen ? Map.of(Part.IMAGE, Path.of(character.portrait())) : Map.of();
        String prompt = dressed(with(character, scene, seen), look);
        return new MediaOrder(prompt, look.frameWidth(), look.frameHeight(), files);
    }

    /** The scene in the look of the video. */
    static String dressed(String scene, Look look) {
        StringBuilder prompt = new StringBuilder(scene);
        if (!look.preset().isBlank() && !look.preset().equals("DEFAULT")) {
            prompt.append(" Style: ").append(words(look.preset())).append('.');
        }
        if (!look.direction().isBlank()) {
            prompt.append(" Art direction: ").append(look.direction().strip()).append('.');
        }
        if (!look.palette().isBlank()) {
            prompt.append(" Colours: ").append(words(look.palette())).append('.');
        }
        return prompt.append(NO_WORDS).toString();
    }

    private static String words(String name) {
        return name.toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
