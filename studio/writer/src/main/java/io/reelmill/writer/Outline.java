package io.reelmill.writer;

import io.reelmill.writer.Topic.Kind;
import java.util.List;
import java.util.Random;

/**
 * All that can be told of a topic: what the prompt says itself, the sentences of a curated subject, and facts of WordNet.
 *
 * @param openings any of them begins the script
 * @param body points of all tiers
 * @param closings any of them ends it
 * @param name of what is told about, or empty when nothing is known of it
 * @param answers whether something of it answers the question, or is what was asked for
 */
record Outline(List<String> openings, List<ScriptPoint> body, List<String> closings, String name, boolean answers) {

    /** Plans the outline. The random source shuffles what may be shuffled. */
    static Outline of(Topic topic, String prompt, Subjects subjects, Random random) {
        OutlineDraft draft =
                new OutlineDraft(topic.kind() == Kind.LIST && topic.listed().isEmpty());
        switch (topic.kind()) {
            case AD -> ProductOutline.tell(topic, prompt, draft);
            case COMPARISON -> ComparisonOutline.tell(topic, prompt, subjects, random, draft);
            default -> new SubjectOutline(topic, prompt, subjects, random, draft).tell();
        }
        return draft.outline(prompt);
    }

    static String ended(String sentence) {
        String said = sentence.strip();
        return said.matches("(?s).*[.!?…]$") ? said : said.replaceAll("[\\s,;:]+$", "") + ".";
    }

    /** {@code cats} as a topic in messages. */
    static String quoted(String topic) {
        String bare = topic.strip().replaceAll("\\s+", " ");
        return "\"" + (bare.length() > 60 ? bare.substring(0, 59) + "…" : bare).replaceAll("[?.!]+$", "") + "\"";
    }
}
