package io.reelmill.gateway.generation;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.gateway.task.TaskAnswers;
import io.reelmill.projects.task.Task;
import io.reelmill.projects.task.TaskFile;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.function.UnaryOperator;

/** A generation as its client sees it. Links are good for some days and new with every answer. */
public record GenerationAnswer(
        int success,
        UUID id,
        ProjectStatus status,
        String mediaType,
        JsonNode generationOptions,
        List<Medium> media,
        List<String> urls,
        @JsonInclude(JsonInclude.Include.ALWAYS) JsonNode transcript,
        int progress,
        String stage,
        int creditsUsed,
        int creditsReserved,
        JsonNode breakdown,
        List<String> warnings,
        String error,
        String errorCode,
        String field,
        Instant createdAt,
        Instant finishedAt) {

    /** One image or clip. */
    public record Medium(
            String url, Integer width, Integer height, Double durationSeconds, String mimeType, Long sizeBytes) {}

    static GenerationAnswer of(Task task, UnaryOperator<String> link) {
        List<Medium> media =
                task.files().stream().map(file -> medium(file, link)).toList();
        return new GenerationAnswer(
                1,
                task.id(),
                task.status(),
                task.options().path("mediaType").textValue(),
                task.options(),
                media,
                media.stream().map(Medium::url).toList(),
                task.transcript(),
                task.progress(),
                task.stage(),
                task.creditsUsed(),
                task.creditsReserved(),
                task.breakdown(),
                task.warnings(),
                task.error(),
                task.errorCode(),
                TaskAnswers.field(task).orElse(null),
                task.createdAt(),
                task.finishedAt());
    }

    private static Medium medium(TaskFile file, UnaryOperator<String> link) {
        return new Medium(
                link.apply(file.key()),
                file.width(),
                file.height(),
                file.durationSeconds(),
                file.mimeType(),
                file.sizeBytes());
    }
}
