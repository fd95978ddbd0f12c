package io.reelmill.projects.task;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.project.ProjectStatus;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/**
 * A task at one moment.
 *
 * @param status rendering, ready or error
 * @param stage what is being made, or null
 * @param progress percent
 * @param options what was ordered
 * @param breakdown of the price
 * @param creditsUsed 0 until it has ended well
 * @param transcript or null
 * @param error for a person, null unless the status is error
 * @param expiredAt when its files expired, with the film that they are of; else null
 */
public record Task(
        UUID id,
        TaskKind kind,
        UUID workspaceId,
        String pid,
        JsonNode options,
        JsonNode breakdown,
        ProjectStatus status,
        String stage,
        int progress,
        int creditsReserved,
        int creditsUsed,
        List<TaskFile> files,
        JsonNode transcript,
        List<String> warnings,
        String error,
        String errorCode,
        Instant createdAt,
        Instant updatedAt,
        Instant finishedAt,
        Instant expiredAt) {

    public Task {
        files = List.copyOf(files);
        warnings = List.copyOf(warnings);
    }
}
