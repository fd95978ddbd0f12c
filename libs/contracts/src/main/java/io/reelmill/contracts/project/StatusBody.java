package io.reelmill.contracts.project;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.List;
import java.util.function.UnaryOperator;

/** What {@code GET /status}, the project list and the webhook say of a project; links are made by the given signer. */
public record StatusBody(
        int success,
        @JsonUnwrapped Listing listing,
        @JsonInclude(JsonInclude.Include.ALWAYS) JsonNode quality) {

    /** The same without the quality report: an entry of {@code GET /projects}. */
    public record Listing(
            String pid,
            String name,
            String workflow,
            ProjectStatus status,
            String stage,
            int progress,
            String videoUrl,
            String thumbnailUrl,
            String coverUrl,
            String previewUrl,
            Double durationSeconds,
            List<Output> outputs,
            int creditsUsed,
            int creditsConsumed,
            String error,
            String errorCode,
            List<String> warnings,
            List<Attribution> attributions,
            String language,
            OutputLanguage.Source languageSource,
            JsonNode metadata,
            boolean sandbox,
            Instant createdAt,
            Instant updatedAt,
            Instant finishedAt,
            Instant expiresAt,
            boolean expired) {}

    /** One variation. */
    public record Output(
            int index,
            ProjectStatus status,
            String videoUrl,
            String thumbnailUrl,
            String coverUrl,
            Double durationSeconds,
            Integer width,
            Integer height,
            Double frameRate,
            Long sizeBytes,
            List<Attribution> attributions,
            String language,
            OutputLanguage.Source languageSource) {}

    /** The body of a snapshot; {@code link} makes an absolute signed link of a media key. */
    public static StatusBody of(ProjectSnapshot project, UnaryOperator<String> link) {
        return new StatusBody(1, listing(project, link), project.quality());
    }

    /** The list entry of a snapshot. */
    public static Listing listing(ProjectSnapshot project, UnaryOperator<String> link) {
        List<Output> outputs =
                project.outputs().stream().map(o -> output(o, link)).toList();
        // While a second run is under way the outputs are the former ones, and stay readable.
        Output shown = outputs.stream()
                .filter(o -> o.videoUrl() != null)
                .findFirst()
                .orElse(new Output(
                        0, project.status(), null, null, null, null, null, null, null, null, List.of(), null, null));
        return new Listing(
                project.pid(),
                project.name(),
                project.workflow(),
                project.status(),
                project.stage(),
                project.progress(),
                shown.videoUrl(),
                shown.thumbnailUrl(),
                shown.coverUrl(),
                linked(project.previewKey(), link),
                shown.durationSeconds(),
                outputs,
                project.creditsUsed(),
                project.creditsUsed(),
                project.error(),
                project.errorCode(),
                project.warnings(),
                shown.attributions(),
                shown.language(),
                shown.languageSource(),
                project.metadata(),
                project.sandbox(),
                project.createdAt(),
                project.updatedAt(),
                project.finishedAt(),
                project.expiresAt(),
                project.expired());
    }

    private static Output output(ProjectSnapshot.Output o, UnaryOperator<String> link) {
        return new Output(
                o.index(),
                o.status(),
                linked(o.videoKey(), link),
                linked(o.thumbnailKey(), link),
                linked(o.coverKey(), link),
                o.durationSeconds(),
                o.width(),
                o.height(),
                o.frameRate(),
                o.sizeBytes(),
                o.attributions(),
                o.language() == null ? null : o.language().tag(),
                o.language() == null ? null : o.language().source());
    }

    private static String linked(String key, UnaryOperator<String> link) {
        return key == null ? null : link.apply(key);
    }
}
