package io.reelmill.gateway.live;

import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.generation.MediaGenerationService;
import io.reelmill.gateway.key.KeyCache;
import io.reelmill.gateway.projects.OwnProjects;
import io.reelmill.projects.task.Task;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.subscription.Cancellable;
import jakarta.inject.Singleton;

/** Follows projects and generations for whoever tells a client of them. */
@Singleton
public class StatusFollower {

    private final OwnProjects projects;
    private final MediaGenerationService generations;
    private final StatusWatches watches;
    private final KeyCache keys;

    StatusFollower(OwnProjects projects, MediaGenerationService generations, StatusWatches watches, KeyCache keys) {
        this.projects = projects;
        this.generations = generations;
        this.watches = watches;
        this.keys = keys;
    }

    /**
     * What is told of a project, from where it stands now to the end of its run. Blocks until it has read the row.
     *
     * @param who the caller of this request
     * @throws ApiException 404 when the workspace has no such project, 429 when the key follows as many as it may
     */
    public Multi<StreamEvent> follow(Principal who, String pid) {
        projects.get(pid); // an unknown project must not take one of the key's streams
        StatusWatch watch = watches.open(who, pid, null);
        return begin(who, watch, () -> watch.see(projects.get(pid)))
                .onTermination()
                .invoke(() -> watches.close(watch));
    }

    /**
     * The same of a generation.
     *
     * @throws ApiException as {@link #follow}
     */
    public Multi<StreamEvent> followGeneration(Principal who, String id) {
        Task known = generations.get(who, id);
        StatusWatch watch = watches.open(who, known.pid(), known.id());
        Multi<StreamEvent> told = begin(who, watch, () -> watch.see(generations.get(who, id)));
        // No event tells the end of a generation.
        Cancellable end = generations.ended(known.id()).subscribe().with(watch::see);
        return told.onTermination().invoke(() -> {
            end.cancel();
            watches.close(watch);
        });
    }

    /** The watch receives events already and the row is read after that, so that no change is missed. */
    private Multi<StreamEvent> begin(Principal who, StatusWatch watch, Runnable readRow) {
        try {
            if (keys.isRevoked(who.keyId())) {
                throw ApiException.unauthorized(
                        "the API key is not valid"); // revoked while the stream was being opened
            }
            readRow.run();
        } catch (RuntimeException e) {
            watches.close(watch);
            throw e;
        }
        return watch.frames();
    }
}
