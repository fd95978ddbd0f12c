package io.reelmill.writer;

import io.reelmill.providers.script.PromptImprover;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Names what a short prompt leaves open: the place, and the light. What the client says comes first and is kept. */
public final class EmbeddedPromptImprover implements PromptImprover {

    /** Places that go with a word where the prompt names none; the first match counts. */
    private static final Map<String, String> PLACES = new LinkedHashMap<>();

    private static final String[] SETTINGS = {
        "forest", "sea", "ocean", "beach", "city", "street", "mountain", "desert", "room", "kitchen", "sky", "space",
        "garden", "field", "office", "snow", "night", "sunset", "sunrise", "river", "lake", "island", "park", "moon"
    };

    static {
        PLACES.put("(?:ship|boat|whale|fish|dolphin|surf)\\w*", "on the open sea at sunrise");
        PLACES.put("(?:rocket|planet|astronaut|star|galaxy)\\w*", "in space, with distant stars");
        PLACES.put("(?:car|bike|taxi|bus)s?", "in a city street in the evening");
        PLACES.put("(?:cake|coffee|bread|soup|pizza)s?", "in a warm kitchen in the morning");
        PLACES.put("(?:laptop|computer|phone|robot)s?", "in a bright studio");
        PLACES.put("(?:tree|fox|bear|deer|owl|bird|mushroom)s?", "in a forest in soft morning light");
        PLACES.put("(?:flower|bee|butterfl(?:y|ies)|cat|dog|rabbit)s?", "in a sunny garden");
    }

    @Override
    public String improve(String prompt) {
        String said = prompt.toLowerCase(Locale.ROOT);
        String sentence = prompt.replaceFirst("[\\s.,;:]+$", "");
        for (String setting : SETTINGS) {
            if (said.matches("(?s).*\\b" + setting + "s?\\b.*")) {
                return sentence + ", one clear subject, depth, soft light";
            }
        }
        Optional<String> place = PLACES.entrySet().stream()
                .filter(e -> said.matches("(?s).*\\b" + e.getKey() + "\\b.*"))
                .map(Map.Entry::getValue)
                .findFirst();
        return sentence + place.map(p -> " " + p).orElse("") + ", one clear subject, depth, soft light";
    }
}
