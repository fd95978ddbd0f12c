package io.reelmill.writer;

/**
 * One idea of a script, in one to three sentences.
 *
 * @param text to be spoken
 * @param tier 0 for the heart of the matter, higher for what is only told when there is time
 * @param rank within the tier, the lower the rather told
 * @param place in the finished script
 * @param point whether it is one of the numbered points of a list
 */
record ScriptPoint(String text, int tier, double rank, double place, boolean point) {

    int words() {
        // A point is announced by its number.
        return Phrases.words(text) + (point ? 2 : 0);
    }
}
