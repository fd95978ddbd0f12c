package io.reelmill.gateway.export;

import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.media.SignedLinks;

/** What an export is answered with. */
record ExportAnswer(
        int success,
        String pid,
        String url,
        String videoUrl,
        String fileName,
        String format,
        Long sizeBytes,
        Double durationSeconds,
        int creditsUsed) {

    static ExportAnswer of(
            ProjectSnapshot project, ProjectSnapshot.Output output, String name, SignedLinks links, int credits) {
        String url = links.link(output.videoKey());
        String file = name.replaceAll("[^\\p{L}\\p{N}._ -]+", "").strip().replaceFirst("(?i)(\\.mp4)?[. ]*$", "");
        return new ExportAnswer(
                1,
                project.pid(),
                url,
                url,
                (file.isEmpty() ? project.pid() : file) + ".mp4",
                "mp4",
                output.sizeBytes(),
                output.durationSeconds(),
                credits);
    }
}
