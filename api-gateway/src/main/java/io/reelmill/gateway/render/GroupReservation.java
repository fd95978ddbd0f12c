package io.reelmill.gateway.render;

import io.reelmill.gateway.batch.MicroBatcher.Outcome;
import io.reelmill.gateway.error.ApiException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** The credits of a group: asked for with one call, waited for when they are needed. For one thread. */
final class GroupReservation {

    private final List<Submission> group;
    private final CompletableFuture<List<Outcome<Void>>> answer;
    private List<Outcome<Void>> outcomes;

    /** @param answer to the call, an outcome for each submission that is not reserved yet, in their order */
    GroupReservation(List<Submission> group, CompletableFuture<List<Outcome<Void>>> answer) {
        this.group = group;
        this.answer = answer;
    }

    /** The runs whose credits are reserved. Waits for the answer. */
    List<RenderRun> reserved() {
        List<RenderRun> reserved = new ArrayList<>();
        for (int i = 0; i < group.size(); i++) {
            if (!outcomes().get(i).isFailure()) {
                reserved.add(group.get(i).run());
            }
        }
        return reserved;
    }

    /** The workspaces that have too few credits, or too many renders under way. */
    List<UUID> refusedWorkspaces() {
        List<UUID> refused = new ArrayList<>();
        for (int i = 0; i < group.size(); i++) {
            if (outcomes().get(i).failure() instanceof ApiException refusal
                    && (refusal.status() == 402 || refusal.status() == 429)) {
                refused.add(group.get(i).run().workspaceId());
            }
        }
        return refused;
    }

    /**
     * An outcome for each submission: the refusal of its credits, or else what storing it came to.
     *
     * @param stored by run, for those whose credits are reserved
     */
    List<Outcome<RenderAnswer>> combine(Map<UUID, Outcome<RenderAnswer>> stored) {
        List<Outcome<RenderAnswer>> combined = new ArrayList<>();
        for (int i = 0; i < group.size(); i++) {
            Outcome<Void> credits = outcomes().get(i);
            combined.add(
                    credits.isFailure()
                            ? Outcome.failed(credits.failure())
                            : stored.get(group.get(i).run().runId()));
        }
        return combined;
    }

    private List<Outcome<Void>> outcomes() {
        if (outcomes == null) {
            List<Outcome<Void>> each = new ArrayList<>();
            int asked = 0;
            for (Submission submission : group) {
                each.add(submission.reserved() ? Outcome.of(null) : answered(asked++));
            }
            outcomes = each;
        }
        return outcomes;
    }

    private Outcome<Void> answered(int index) {
        try {
            return answer.join().get(index);
        } catch (CompletionException e) {
            return Outcome.failed(e.getCause() instanceof RuntimeException failure ? failure : e);
        }
    }
}
