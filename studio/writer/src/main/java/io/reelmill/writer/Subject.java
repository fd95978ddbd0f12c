package io.reelmill.writer;

import java.util.List;
import java.util.Set;

/**
 * What is known of one thing, in sentences for the ear.
 *
 * @param name as it stands in a sentence, {@code the ocean}; empty for general forms
 * @param many whether the name takes a plural verb
 * @param field what it belongs to, such as {@code animals}
 * @param keys stems of the words that mean it
 * @param openings ways to begin
 * @param facts what is true of it, one idea each, in an order that reads well
 * @param advice what to do
 * @param closings ways to end
 */
record Subject(
        String name,
        boolean many,
        String field,
        Set<String> keys,
        List<String> openings,
        List<String> facts,
        List<String> advice,
        List<String> closings) {}
