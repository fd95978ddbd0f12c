package io.reelmill.writer;

/**
 * One idea of a script, in one to three sentences.
 *
 * @param text spoken text
 * @param tier priority: 0 for the most important beats, higher for those used only when there is time
 * @param rank order within the tier; a lower one is preferred
 * @param place in the finished script
 * @param point whether it is one of the numbered points of a list
 */
record ScriptPoint(String text, int tier, double rank, double place, boolean point) {

    int words() {
        // A point is announced by its number.
        return EnglishForms.words(text) + (point ? 2 : 0);
    }
}
