package io.reelmill.gateway.export;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.catalog.ExportNormaliser;
import io.reelmill.contracts.project.ProjectSnapshot;
import java.util.List;

/**
 * An export that can be made.
 *
 * @param output of the project that is exported, which has a video
 * @param overrides what is to be different in it; empty for the film as it is
 */
record ExportOrder(
        ProjectSnapshot project,
        ProjectSnapshot.Output output,
        String fileName,
        ObjectNode overrides,
        List<String> warnings) {

    /** In the stored options beside the overrides. */
    static final String FILE_NAME = "fileName";

    static ExportOrder of(ProjectSnapshot project, ExportNormaliser.Outcome request) {
        ProjectSnapshot.Output output = project.outputs().stream()
                .filter(o -> o.videoKey() != null)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("project " + project.pid() + " is ready without a video"));
        String name = request.fileName() == null ? project.name() : request.fileName();
        String file = name.replaceAll("[^\\p{L}\\p{N}._ -]+", "").strip().replaceFirst("(?i)(\\.mp4)?[. ]*$", "");
        return new ExportOrder(
                project,
                output,
                (file.isEmpty() ? project.pid() : file) + ".mp4",
                request.overrides(),
                request.warnings());
    }

    boolean isAsItIs() {
        return overrides.isEmpty();
    }

    /** As the client is told. */
    ObjectNode options() {
        return overrides.deepCopy().put(FILE_NAME, fileName);
    }
}
