package io.reelmill.local.webhook;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Finds the renders that have ended since it was asked last. What had ended before the first time is none of its business. */
public final class FinishedRenders {

    private final Supplier<JsonNode> latest;
    private final Map<String, String> ends = new HashMap<>();
    private boolean started;

    /** @param latest the answer of {@code GET /projects} */
    public FinishedRenders(Supplier<JsonNode> latest) {
        this.latest = latest;
    }

    /** The ids of their projects, oldest first. */
    public List<String> next() {
        List<String> found = new ArrayList<>();
        for (JsonNode project : latest.get().path("projects")) {
            String end = project.path("finishedAt").asText("");
            if (project.path("finishedAt").isTextual()
                    && !end.equals(ends.put(project.path("pid").asText(), end))
                    && started) {
                found.add(0, project.path("pid").asText());
            }
        }
        started = true;
        return found;
    }
}
