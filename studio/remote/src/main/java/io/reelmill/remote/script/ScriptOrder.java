package io.reelmill.remote.script;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * What a model is asked to write.
 *
 * @param task our words
 * @param material the client's words, as fields of an object
 * @param language tag of the script
 * @param words that it is to have
 * @param most words that are still right; the least are as far below
 * @param roles whether each scene tells its part in an advertisement
 */
record ScriptOrder(String task, ObjectNode material, String language, int words, int most, boolean roles) {

    /** How far a script may be from its length. */
    private static final double TOLERANCE = 0.1;

    static ScriptOrder of(String task, ObjectNode material, String language, double seconds, double wordsPerMinute) {
        int words = (int) Math.max(5, Math.round(seconds * wordsPerMinute / 60));
        return new ScriptOrder(task, material, language, words, words + margin(words), false);
    }

    ScriptOrder withRoles() {
        return new ScriptOrder(task, material, language, words, most, true);
    }

    int least() {
        return 2 * words - most;
    }

    private static int margin(int words) {
        return (int) Math.max(2, Math.floor(words * TOLERANCE));
    }
}
