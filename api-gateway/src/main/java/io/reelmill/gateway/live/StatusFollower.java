package io.reelmill.gateway.live;

import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.key.KeyCache;
import io.reelmill.gateway.projects.OwnProjects;
import io.smallrye.mutiny.Multi;
import jakarta.inject.Singleton;

/** Follows projects for whoever tells a client of it. */
@Singleton
public class StatusFollower {

    private final OwnProjects projects;
    private final StatusWatches watches;
    private final KeyCache keys;

    StatusFollower(OwnProjects projects, StatusWatches watches, KeyCache keys) {
        this.projects = projects;
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
        // Events are received from here on and the row is read after that, so that no change is missed.
        StatusWatch watch = watches.open(who, pid);
        try {
            if (keys.isRevoked(who.keyId())) {
                throw ApiException.unauthorized(
                        "the API key is not valid"); // revoked while the stream was being opened
            }
            watch.see(projects.get(pid));
        } catch (RuntimeException e) {
            watches.close(watch);
            throw e;
        }
        return watch.frames().onTermination().invoke(() -> watches.close(watch));
    }
}
