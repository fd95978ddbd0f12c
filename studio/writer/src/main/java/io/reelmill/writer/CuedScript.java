package io.reelmill.writer;

import io.reelmill.providers.script.Script;
import java.util.List;

/**
 * A script with the role of each scene, so that pictures can be made for it: an end card, a question.
 *
 * @param cues as many as the script has scenes
 */
public record CuedScript(Script script, List<Cue> cues) {

    public CuedScript {
        cues = List.copyOf(cues);
        if (cues.size() != script.scenes().size()) {
            throw new IllegalArgumentException(script.scenes().size() + " scenes have " + cues.size() + " cues");
        }
    }

    /** The role of a scene. */
    public enum Role {
        HOOK,
        PROBLEM,
        PRODUCT,
        PROOF,
        CALL_TO_ACTION,
        TITLE,
        /** The question and its answers are said, and there is time to think. */
        QUESTION,
        /** The right answer is said. */
        REVEAL,
        CLOSING
    }

    /**
     * The role of a scene.
     *
     * @param item the number of the question from 0, or -1
     */
    public record Cue(Role role, int item) {
        static Cue of(Role role) {
            return new Cue(role, -1);
        }
    }
}
