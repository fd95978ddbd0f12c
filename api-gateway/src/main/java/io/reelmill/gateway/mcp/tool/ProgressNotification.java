package io.reelmill.gateway.mcp.tool;

import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.gateway.live.StreamEvent;

/** Tells the client of a call how the work gets on that the call waits for, where the client gave a progress token. */
final class ProgressNotification {

    private ProgressNotification() {}

    static void send(ToolCall call, StreamEvent event) {
        if (event instanceof StreamEvent.Step step) {
            send(call, step.progress(), step.stage() == null ? step.status() : null, step.stage());
        } else if (event instanceof StreamEvent.Standing standing) {
            send(call, standing.project().progress(), standing.project().status(), null);
        } else if (event instanceof StreamEvent.Generation generation) {
            send(call, generation.task().progress(), generation.task().status(), null);
        } else {
            call.response().write(": still here\n\n");
        }
    }

    private static void send(ToolCall call, int percent, ProjectStatus status, String stage) {
        if (call.progress().token().isPresent()) {
            call.progress()
                    .notificationBuilder()
                    .setProgress(percent)
                    .setTotal(100)
                    .setMessage(stage == null ? status.wireName() : stage)
                    .build()
                    .sendAndForget();
        }
    }
}
