package io.reelmill.contracts.project;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/**
 * A project at one moment. Files are named by media key; links are made from keys by whoever shows them.
 *
 * @param runId the present run; a project that is rendered again keeps its pid and gets a new run
 * @param progress percent of the present run, 0 to 100
 * @param creditsUsed charged for the present run so far; 0 until it ends
 * @param error for a person, null unless the status is error
 * @param errorCode a machine word, null unless the status is error
 * @param quality measurements of the output, or null
 * @param metadata as the client sent it, or null
 * @param webhookUrl to be called at the end, or null
 * @param sandbox whether it was made with a sandbox key: free of charge, marked, never published
 * @param previewKey playlist by which the present run is watched while it is rendered, else null; no event tells it
 * @param expiresAt when the shown film is deleted, or was; null where it is kept for ever or there is none
 * @param expired whether the shown film has expired; the media keys of its outputs are null then
 */
public record ProjectSnapshot(
        String pid,
        UUID runId,
        UUID workspaceId,
        String name,
        String workflow,
        ProjectStatus status,
        String stage,
        int progress,
        List<Output> outputs,
        int creditsUsed,
        String error,
        String errorCode,
        List<String> warnings,
        JsonNode quality,
        JsonNode metadata,
        String webhookUrl,
        boolean sandbox,
        Instant createdAt,
        Instant updatedAt,
        Instant finishedAt,
        @JsonInclude(JsonInclude.Include.NON_NULL) String previewKey,
        @JsonInclude(JsonInclude.Include.NON_NULL) Instant expiresAt,
        @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean expired) {

    public ProjectSnapshot {
        outputs = List.copyOf(outputs);
        warnings = List.copyOf(warnings);
        quality = absentWhenNull(quality);
        metadata = absentWhenNull(metadata);
    }

    /** A project that cannot be watched meanwhile, whose film is kept for ever. */
    public ProjectSnapshot(
            String pid,
            UUID runId,
            UUID workspaceId,
            String name,
            String workflow,
            ProjectStatus status,
            String stage,
            int progress,
            List<Output> outputs,
            int creditsUsed,
            String error,
            String errorCode,
            List<String> warnings,
            JsonNode quality,
            JsonNode metadata,
            String webhookUrl,
            boolean sandbox,
            Instant createdAt,
            Instant updatedAt,
            Instant finishedAt) {
        this(
                pid,
                runId,
                workspaceId,
                name,
                workflow,
                status,
                stage,
                progress,
                outputs,
                creditsUsed,
                error,
                errorCode,
                warnings,
                quality,
                metadata,
                webhookUrl,
                sandbox,
                createdAt,
                updatedAt,
                finishedAt,
                null,
                null,
                false);
    }

    /** JSON has two ways to say nothing; here there is one. */
    private static JsonNode absentWhenNull(JsonNode node) {
        return node == null || node.isNull() ? null : node;
    }

    /** One variation of the video. Media keys are null until it is ready and when it has expired; the language is null while it is not known. */
    public record Output(
            int index,
            ProjectStatus status,
            String videoKey,
            String thumbnailKey,
            String coverKey,
            Double durationSeconds,
            Integer width,
            Integer height,
            Double frameRate,
            Long sizeBytes,
            List<Attribution> attributions,
            OutputLanguage language) {

        public Output {
            attributions = attributions == null ? List.of() : List.copyOf(attributions);
        }

        /** Of a video whose language is not known. */
        public Output(
                int index,
                ProjectStatus status,
                String videoKey,
                String thumbnailKey,
                String coverKey,
                Double durationSeconds,
                Integer width,
                Integer height,
                Double frameRate,
                Long sizeBytes,
                List<Attribution> attributions) {
            this(
                    index,
                    status,
                    videoKey,
                    thumbnailKey,
                    coverKey,
                    durationSeconds,
                    width,
                    height,
                    frameRate,
                    sizeBytes,
                    attributions,
                    null);
        }
    }
}
