package io.reelmill.publishing.publication;

import io.reelmill.contracts.publishing.PublishingApi;
import io.reelmill.contracts.publishing.PublishingApi.Entry;
import io.reelmill.contracts.publishing.PublishingApi.Move;
import io.reelmill.contracts.publishing.PublishingApi.PublicationOrder;
import io.reelmill.publishing.fault.InvalidFieldException;
import io.reelmill.service.RequiredScope;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.jboss.resteasy.reactive.RestQuery;

/** The queue of publications, for the gateway. */
@Path(PublishingApi.WORKSPACES + "/{workspace}/queue")
@RequiredScope("publications")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
public class QueueResource {

    private static final int DEFAULT_LIMIT = 50;
    private static final int MAX_LIMIT = 200;
    private static final Set<String> TAKEN = Set.of("sent", "published", "failed");
    private static final Duration LOOK_EVERY = Duration.ofMillis(100);

    private final PublicationService service;
    private final QueueEntries entries;
    private final QueueListing listing;
    private final PublicationDispatcher dispatcher;
    private final PublicationSettings settings;

    QueueResource(
            PublicationService service,
            QueueEntries entries,
            QueueListing listing,
            PublicationDispatcher dispatcher,
            PublicationSettings settings) {
        this.service = service;
        this.entries = entries;
        this.listing = listing;
        this.dispatcher = dispatcher;
        this.settings = settings;
    }

    @GET
    public List<Entry> list(UUID workspace, @RestQuery Integer limit, @RestQuery Integer offset) {
        int size = limit == null ? DEFAULT_LIMIT : Math.max(1, Math.min(MAX_LIMIT, limit));
        return listing.list(workspace, size, offset == null ? 0 : Math.max(0, offset));
    }

    @GET
    @Path("/{id}")
    public Entry get(UUID workspace, UUID id) {
        return listing.find(workspace, id).orElseThrow(() -> InvalidFieldException.notFound("id", "entry"));
    }

    /** An order for now is answered when each platform has taken or refused it, or after some seconds. */
    @POST
    public Entry order(UUID workspace, PublicationOrder order) throws InterruptedException {
        UUID id = service.order(workspace, order);
        if (!order.now()) {
            return get(workspace, id);
        }
        dispatcher.wake();
        long end = System.nanoTime() + settings.publishNowWait().toNanos();
        Entry entry = get(workspace, id);
        while (!isTaken(entry) && System.nanoTime() < end) {
            TimeUnit.NANOSECONDS.sleep(LOOK_EVERY.toNanos());
            entry = get(workspace, id);
        }
        return entry;
    }

    @PATCH
    @Path("/{id}")
    public Entry move(UUID workspace, UUID id, Move move) {
        entries.move(workspace, id, move.publishAt());
        return get(workspace, id);
    }

    @DELETE
    @Path("/{id}")
    public void remove(UUID workspace, UUID id) {
        entries.remove(workspace, id);
    }

    @POST
    @Path("/{id}/retry")
    public Entry retry(UUID workspace, UUID id) {
        entries.retry(workspace, id);
        dispatcher.wake();
        return get(workspace, id);
    }

    private static boolean isTaken(Entry entry) {
        return entry.targets().stream().allMatch(target -> TAKEN.contains(target.status()));
    }
}
