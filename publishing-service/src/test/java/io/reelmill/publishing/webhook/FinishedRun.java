package io.reelmill.publishing.webhook;

import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.event.RenderFinished;
import io.reelmill.contracts.project.Pid;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** Ends of runs to tell of. */
final class FinishedRun {

    private FinishedRun() {}

    static RenderFinished of(UUID workspaceId, String webhookUrl) {
        String pid = Pid.next(Clock.systemUTC());
        UUID runId = UUID.randomUUID();
        Instant end = Instant.parse("2026-11-20T10:00:00Z");
        var output = new ProjectSnapshot.Output(
                0,
                ProjectStatus.READY,
                pid + "/1/video.mp4",
                pid + "/1/thumb.jpg",
                null,
                31.5,
                1080,
                1920,
                30.0,
                4711L,
                List.of());
        var project = new ProjectSnapshot(
                pid,
                runId,
                workspaceId,
                "Coffee",
                "script-to-video",
                ProjectStatus.READY,
                null,
                100,
                List.of(output),
                14,
                null,
                null,
                List.of(),
                null,
                ContractJson.mapper().createObjectNode().put("z", "last").put("a", 1.0),
                webhookUrl,
                false,
                end.minusSeconds(60),
                end,
                end);
        return new RenderFinished(pid, runId, workspaceId, 14, "rendered", project);
    }
}
