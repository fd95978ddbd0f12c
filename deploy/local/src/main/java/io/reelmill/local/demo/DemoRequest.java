package io.reelmill.local.demo;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Builds the body of a render request from the arguments of the command. */
public final class DemoRequest {

    /** The default script: about 30 seconds, one scene per line. */
    static final String SHOWCASE = """
            Every night, the sky tells a story.
            The light of a distant star has travelled for thousands of years, just to reach your eyes.
            Some of those stars were shining before the first city was built.
            The calcium in your bones and the iron in your blood were forged in their hearts.
            So when you look up tonight, you are not only watching the universe.
            You are the universe, looking back at itself.""";

    private static final ObjectMapper JSON = new ObjectMapper();

    private static final Set<String> FROM_PROMPT = Set.of("prompt-to-video", "ad-generator");
    private static final Set<String> FROM_URL =
            Set.of("audio-to-video", "music-to-video", "article-to-video", "motion-transfer", "caption-video");

    private static final Pattern END_OF_SENTENCE = Pattern.compile("[.!?\\u2026](\\s|$)|\\R");
    private static final int SCRIPT_WORDS = 15;
    private static final int PROMPT_SECONDS = 30;

    private DemoRequest() {}

    /** The body. When no workflow is named, it is chosen by the text. */
    public static String body(Optional<String> text, Optional<String> workflow) {
        String said = text.map(String::strip).filter(t -> !t.isEmpty()).orElse(SHOWCASE);
        String chosen = workflow.orElseGet(() -> workflowFor(said));
        ObjectNode body = JSON.createObjectNode().put("workflow", chosen);
        ObjectNode source = body.putObject("source");
        if (FROM_PROMPT.contains(chosen)) {
            source.put("prompt", said).put("durationSeconds", PROMPT_SECONDS);
        } else {
            source.put(FROM_URL.contains(chosen) ? "url" : "text", said);
        }
        return body.toString();
    }

    /** Several sentences of some length are a script and are spoken unchanged. Anything else is a topic. */
    static String workflowFor(String text) {
        boolean sentences = END_OF_SENTENCE.matcher(text).results().count() >= 2;
        return sentences && text.split("\\s+").length >= SCRIPT_WORDS ? "script-to-video" : "prompt-to-video";
    }
}
