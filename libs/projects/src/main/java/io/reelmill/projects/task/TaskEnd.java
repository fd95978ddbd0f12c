package io.reelmill.projects.task;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.projects.ReadyEnd;
import java.util.List;

/** How a task ended. */
public sealed interface TaskEnd {

    /** Credits that it is charged with. */
    int credits();

    /**
     * Its files can be fetched.
     *
     * @param transcript what is said in them, or null
     */
    record Ready(int credits, List<TaskFile> files, JsonNode transcript, List<String> warnings)
            implements TaskEnd, ReadyEnd {
        public Ready {
            files = List.copyOf(files);
            warnings = List.copyOf(warnings);
        }
    }

    /**
     * It cannot be made; it costs nothing.
     *
     * @param code machine word
     * @param message for a person, beginning with the field that is at fault where there is one
     */
    record Failed(String code, String message) implements TaskEnd {
        @Override
        public int credits() {
            return 0;
        }
    }
}
