package io.reelmill.gateway.export;

import io.reelmill.projects.task.Task;
import io.reelmill.projects.task.TaskFile;
import java.util.List;
import java.util.UUID;
import java.util.function.UnaryOperator;

/** What an export is answered with that has its file. */
record ExportAnswer(
        int success,
        String pid,
        UUID exportId,
        String url,
        String videoUrl,
        String fileName,
        String format,
        Long sizeBytes,
        Double durationSeconds,
        Integer width,
        Integer height,
        int creditsUsed,
        List<String> warnings) {

    static ExportAnswer of(Task task, UnaryOperator<String> link) {
        TaskFile file = task.files().get(0);
        String url = link.apply(file.key());
        return new ExportAnswer(
                1,
                task.pid(),
                task.id(),
                url,
                url,
                task.options().path(ExportOrder.FILE_NAME).asText(),
                "mp4",
                file.sizeBytes(),
                file.durationSeconds(),
                file.width(),
                file.height(),
                task.creditsUsed(),
                task.warnings());
    }
}
