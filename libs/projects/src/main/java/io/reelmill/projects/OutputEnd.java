package io.reelmill.projects;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.project.Attribution;
import io.reelmill.contracts.project.OutputLanguage;
import java.util.List;

/** How one output ended. */
public sealed interface OutputEnd {

    /** Credits that this output is charged with. */
    int credits();

    /**
     * It can be watched.
     *
     * @param attributions whose works are seen in it
     * @param language that it speaks, or null
     * @param warnings told to the client beside those of the request
     */
    record Ready(
            int credits,
            String videoKey,
            String thumbnailKey,
            String coverKey,
            double durationSeconds,
            int width,
            int height,
            double frameRate,
            long sizeBytes,
            JsonNode quality,
            List<Attribution> attributions,
            List<String> warnings,
            OutputLanguage language)
            implements OutputEnd, ReadyEnd {

        /** Of a video whose language is not known. */
        public Ready(
                int credits,
                String videoKey,
                String thumbnailKey,
                String coverKey,
                double durationSeconds,
                int width,
                int height,
                double frameRate,
                long sizeBytes,
                JsonNode quality,
                List<Attribution> attributions,
                List<String> warnings) {
            this(
                    credits,
                    videoKey,
                    thumbnailKey,
                    coverKey,
                    durationSeconds,
                    width,
                    height,
                    frameRate,
                    sizeBytes,
                    quality,
                    attributions,
                    warnings,
                    null);
        }

        /** The same video, speaking a language. */
        public Ready in(OutputLanguage spoken) {
            return new Ready(
                    credits,
                    videoKey,
                    thumbnailKey,
                    coverKey,
                    durationSeconds,
                    width,
                    height,
                    frameRate,
                    sizeBytes,
                    quality,
                    attributions,
                    warnings,
                    spoken);
        }
    }

    /**
     * It cannot be made.
     *
     * @param credits 0 when the fault is ours
     * @param code machine word: {@code internal_error}, {@code unavailable} for what this installation lacks, or what was
     *     wrong with the input
     * @param message for a person; nothing of the inside
     */
    record Failed(int credits, String code, String message) implements OutputEnd {}
}
