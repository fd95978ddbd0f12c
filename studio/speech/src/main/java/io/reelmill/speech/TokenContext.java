package io.reelmill.speech;

import java.util.List;

/**
 * A token of a text and what stands around it.
 *
 * @param cores of all tokens: without the punctuation around them
 * @param written all tokens as they are written
 * @param index of the token
 * @param first whether it opens a sentence
 * @param shouting whether the text is written in capitals
 */
record TokenContext(List<String> cores, List<String> written, int index, boolean first, boolean shouting) {

    /** A token without neighbours, such as a part of another one. */
    static TokenContext alone(boolean shouting) {
        return new TokenContext(List.of(""), List.of(""), 0, false, shouting);
    }

    /** The token before, without its punctuation; empty where there is none. */
    String before() {
        return core(index - 1);
    }

    /** The token before the one before. */
    String secondBefore() {
        return core(index - 2);
    }

    String after() {
        return core(index + 1);
    }

    /** The token as it is written, with its punctuation. */
    String asWritten() {
        return written.get(index);
    }

    private String core(int at) {
        return at < 0 || at >= cores.size() ? "" : cores.get(at);
    }
}
