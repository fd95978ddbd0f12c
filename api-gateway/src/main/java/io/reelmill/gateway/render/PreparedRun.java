package io.reelmill.gateway.render;

import io.reelmill.outbox.OutboxMessage;
import io.reelmill.projects.NewRun;
import java.util.List;

/** A run with all that is written of it; see {@link RunStore#prepare}. */
record PreparedRun(RenderRun run, NewRun row, List<OutboxMessage> messages) {}
