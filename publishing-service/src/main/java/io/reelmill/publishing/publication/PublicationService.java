package io.reelmill.publishing.publication;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.arc.All;
import io.reelmill.contracts.publishing.Platform;
import io.reelmill.contracts.publishing.PublishingApi.PublicationOrder;
import io.reelmill.publishing.fault.InvalidFieldException;
import io.reelmill.publishing.platform.Connector;
import io.reelmill.publishing.publication.TargetAccounts.Found;
import io.reelmill.publishing.publication.TargetAccounts.Named;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Takes orders into the queue. Nothing is half scheduled: each call is one transaction. */
@Singleton
public class PublicationService {

    private final Jdbi jdbi;
    private final Clock clock;
    private final Targets targets;
    private final TargetAccounts accounts;
    private final FreeSlots slots;
    private final PublicationEvents events;
    private final Map<Platform, Connector> connectors;

    PublicationService(
            Jdbi jdbi,
            Clock clock,
            Targets targets,
            TargetAccounts accounts,
            FreeSlots slots,
            PublicationEvents events,
            @All List<Connector> connectors) {
        this.events = events;
        this.jdbi = jdbi;
        this.clock = clock;
        this.targets = targets;
        this.accounts = accounts;
        this.slots = slots;
        this.connectors = connectors.stream().collect(Collectors.toMap(Connector::platform, Function.identity()));
    }

    /**
     * Schedules a publication, for now or for the next free slot.
     *
     * @return its id
     * @throws InvalidFieldException with the field that is wrong
     */
    public UUID order(UUID workspace, PublicationOrder order) {
        return jdbi.inTransaction(tx -> order(tx, workspace, order));
    }

    /** Like {@link #order(UUID, PublicationOrder)}, in the caller's transaction. */
    UUID order(Handle tx, UUID workspace, PublicationOrder order) {
        InvalidFieldException.text("videoUrl", order.videoUrl(), 1, 4096);
        if (isKnown(tx, workspace, order.id())) {
            return order.id();
        }
        Found found = accounts.find(tx, workspace, order);
        List<ObjectNode> params =
                found.targets().stream().map(target -> checked(order, target)).toList();
        Instant at = order.now() ? clock.instant() : slots.nextFree(tx, found);
        InvalidFieldException.notAfter("videoUrl", at, order.keptUntil());
        insert(tx, workspace, order, found.channelId(), at);
        for (int i = 0; i < params.size(); i++) {
            add(tx, workspace, order.id(), found.targets().get(i), params.get(i), at);
        }
        return order.id();
    }

    /**
     * Checks an order whose video does not exist yet, like {@link #order(UUID, PublicationOrder)}, and schedules nothing.
     *
     * @throws InvalidFieldException with the field that is wrong
     */
    void check(Handle tx, UUID workspace, PublicationOrder order) {
        Found found = accounts.find(tx, workspace, order);
        found.targets().forEach(target -> checked(order, target));
        if (!order.now()) {
            slots.nextFree(tx, found);
        }
    }

    private void insert(Handle tx, UUID workspace, PublicationOrder order, UUID channel, Instant at) {
        tx.createUpdate("""
                        INSERT INTO publishing.publications (id, workspace_id, channel_id, pid, video_url, media_key,
                               video_kept_until, extra_params, publish_at, queued, created_at)
                        VALUES (:id, :workspace, :channel, :pid, :video, :key, :kept, :extra, :at, :queued, :now)
                        """)
                .bind("id", order.id())
                .bind("workspace", workspace)
                .bind("channel", channel)
                .bind("pid", order.pid())
                .bind("video", order.videoUrl().strip())
                .bind("key", order.mediaKey())
                .bind("kept", order.keptUntil())
                .bind(
                        "extra",
                        order.extraParams() == null ? "{}" : order.extraParams().toString())
                .bind("at", at)
                .bind("queued", !order.now())
                .bind("now", clock.instant().truncatedTo(ChronoUnit.MILLIS))
                .execute();
    }

    /**
     * Lists an order that was good once and is not any more: as an entry whose targets have failed, which can be tried again.
     *
     * @param accounts to which it was to go
     */
    void refused(Handle tx, UUID workspace, PublicationOrder order, List<UUID> accounts, InvalidFieldException why) {
        if (isKnown(tx, workspace, order.id())) {
            return;
        }
        PublicationOrder atOnce = new PublicationOrder(
                order.id(),
                order.videoUrl(),
                order.mediaKey(),
                order.keptUntil(),
                order.pid(),
                order.name(),
                order.watermarked(),
                null,
                null,
                List.of(),
                order.extraParams(),
                true);
        insert(tx, workspace, atOnce, null, clock.instant());
        for (Named target : this.accounts.known(tx, workspace, accounts)) {
            UUID id = addTarget(tx, order.id(), target, PostParameters.of(order, target));
            tx.createUpdate("""
                            UPDATE publishing.publication_targets
                               SET state = 'failed', error_code = :code, error = :error, ended_at = :now WHERE id = :id
                            """)
                    .bind("code", why.fault().code())
                    .bind("error", why.getMessage())
                    .bind("now", clock.instant())
                    .bind("id", id)
                    .execute();
            events.changed(tx, id);
        }
    }

    /** Two calls with the same id wait for each other. */
    private static boolean isKnown(Handle tx, UUID workspace, UUID id) {
        tx.execute("SELECT pg_advisory_xact_lock(?)", id.getMostSignificantBits());
        return tx.createQuery("SELECT EXISTS (SELECT 1 FROM publishing.publications WHERE id = ? AND workspace_id = ?)")
                .bind(0, id)
                .bind(1, workspace)
                .mapTo(Boolean.class)
                .one();
    }

    private ObjectNode checked(PublicationOrder order, Named target) {
        ObjectNode params = PostParameters.of(order, target);
        Platform platform = target.account().platform();
        Connector connector = connectors.get(platform);
        if (order.watermarked() && !connector.takesWatermarks()) {
            throw InvalidFieldException.of(
                    target.field(),
                    "watermark",
                    "names an account of " + platform.wireName()
                            + ", which takes no film with a watermark: render it without options.watermark");
        }
        connector.check(platform.wireName(), params);
        return params;
    }

    private void add(Handle tx, UUID workspace, UUID publication, Named target, ObjectNode params, Instant at) {
        UUID id = addTarget(tx, publication, target, params);
        targets.queue().put(tx, id, workspace, at);
        events.changed(tx, id);
    }

    private static UUID addTarget(Handle tx, UUID publication, Named target, ObjectNode params) {
        UUID id = UUID.randomUUID();
        tx.createUpdate("""
                        INSERT INTO publishing.publication_targets
                               (id, publication_id, account_id, platform, account_name, params)
                        VALUES (:id, :publication, :account, :platform, :name, :params)
                        """)
                .bind("id", id)
                .bind("publication", publication)
                .bind("account", target.account().id())
                .bind("platform", target.account().platform().wireName())
                .bind("name", target.account().username())
                .bind("params", params.toString())
                .execute();
        return id;
    }
}
