package io.reelmill.gateway.export;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.projects.task.Task;
import io.reelmill.projects.task.TaskFile;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.function.UnaryOperator;

/** An export as the status of its project lists it. */
public record ExportEntry(
        UUID exportId,
        ProjectStatus status,
        int progress,
        String url,
        String videoUrl,
        Integer width,
        Integer height,
        Double durationSeconds,
        Long sizeBytes,
        JsonNode options,
        int creditsUsed,
        String error,
        String errorCode,
        List<String> warnings,
        Instant createdAt,
        Instant finishedAt) {

    static ExportEntry of(Task task, UnaryOperator<String> link) {
        TaskFile file = task.files().isEmpty() ? null : task.files().get(0);
        String url = file == null || task.expiredAt() != null ? null : link.apply(file.key());
        return new ExportEntry(
                task.id(),
                task.status(),
                task.progress(),
                url,
                url,
                file == null ? null : file.width(),
                file == null ? null : file.height(),
                file == null ? null : file.durationSeconds(),
                file == null ? null : file.sizeBytes(),
                task.options(),
                task.creditsUsed(),
                task.error(),
                task.errorCode(),
                task.warnings(),
                task.createdAt(),
                task.finishedAt());
    }
}
