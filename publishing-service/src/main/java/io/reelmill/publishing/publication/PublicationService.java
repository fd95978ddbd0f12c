package io.reelmill.publishing.publication;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.arc.All;
import io.reelmill.contracts.publishing.Platform;
import io.reelmill.contracts.publishing.PublishingApi.PublicationOrder;
import io.reelmill.publishing.channel.SlotCalendar;
import io.reelmill.publishing.channel.SlotCalendar.WeeklySlot;
import io.reelmill.publishing.fault.InvalidFieldException;
import io.reelmill.publishing.platform.Connector;
import io.reelmill.publishing.publication.TargetAccounts.Found;
import io.reelmill.publishing.publication.TargetAccounts.Named;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Takes orders into the queue, moves and removes them. Nothing is half scheduled: each call is one transaction. */
@Singleton
public class PublicationService {

    private final Jdbi jdbi;
    private final Clock clock;
    private final Targets targets;
    private final TargetAccounts accounts;
    private final PublicationEvents events;
    private final Map<Platform, Connector> connectors;

    PublicationService(
            Jdbi jdbi,
            Clock clock,
            Targets targets,
            TargetAccounts accounts,
            PublicationEvents events,
            @All List<Connector> connectors) {
        this.events = events;
        this.jdbi = jdbi;
        this.clock = clock;
        this.targets = targets;
        this.accounts = accounts;
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
        Instant at = order.now() ? clock.instant() : nextSlot(tx, found);
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
            nextSlot(tx, found);
        }
    }

    private void insert(Handle tx, UUID workspace, PublicationOrder order, UUID channel, Instant at) {
        tx.createUpdate("""
                        INSERT INTO publishing.publications (id, workspace_id, channel_id, pid, video_url, media_key,
                               extra_params, publish_at, queued, created_at)
                        VALUES (:id, :workspace, :channel, :pid, :video, :key, :extra, :at, :queued, :now)
                        """)
                .bind("id", order.id())
                .bind("workspace", workspace)
                .bind("channel", channel)
                .bind("pid", order.pid())
                .bind("video", order.videoUrl().strip())
                .bind("key", order.mediaKey())
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
                order.pid(),
                order.name(),
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

    /** Moves an entry to another time. */
    public void move(UUID workspace, UUID id, Instant at) {
        if (at == null) {
            throw InvalidFieldException.of("publishAt", "required", "is required");
        }
        if (at.isBefore(clock.instant())) {
            throw InvalidFieldException.of("publishAt", "past", "must not lie in the past");
        }
        jdbi.useTransaction(tx -> {
            List<UUID> waiting = unscheduled(tx, workspace, id);
            boolean taken = tx.createQuery("""
                            SELECT EXISTS (SELECT 1 FROM publishing.publications o, publishing.publications p
                                            WHERE p.id = :id AND o.id <> p.id AND o.queued AND p.queued
                                              AND o.channel_id = p.channel_id AND o.publish_at = :at)
                            """)
                    .bind("id", id)
                    .bind("at", at)
                    .mapTo(Boolean.class)
                    .one();
            if (taken) {
                throw InvalidFieldException.conflict(
                        "publishAt", "publishAt is the time of another entry of the channel");
            }
            tx.createUpdate("UPDATE publishing.publications SET publish_at = :at WHERE id = :id")
                    .bind("at", at)
                    .bind("id", id)
                    .execute();
            for (UUID target : waiting) {
                targets.queue().put(tx, target, workspace, at);
                events.changed(tx, target);
            }
        });
    }

    /** Removes an entry of which nothing has been sent. */
    public void remove(UUID workspace, UUID id) {
        jdbi.useTransaction(tx -> {
            unscheduled(tx, workspace, id);
            tx.execute("DELETE FROM publishing.publications WHERE id = ?", id);
        });
    }

    /** Has the failed targets of an entry attempted again now. */
    public void retry(UUID workspace, UUID id) {
        jdbi.useTransaction(tx -> {
            lock(tx, workspace, id);
            List<UUID> failed =
                    tx.createQuery("""
                            UPDATE publishing.publication_targets
                               SET state = CASE WHEN reference IS NULL THEN 'scheduled' ELSE 'unknown' END,
                                   error_code = NULL, error = NULL, ended_at = NULL, attempts = greatest(attempts, 1)
                             WHERE publication_id = :id AND state = 'failed' RETURNING id
                            """).bind("id", id).mapTo(UUID.class).list();
            if (failed.isEmpty()) {
                throw InvalidFieldException.conflict("id", "nothing of this entry has failed");
            }
            failed.forEach(target -> targets.queue().put(tx, target, workspace, clock.instant()));
        });
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
        connectors.get(platform).check(platform.wireName(), params);
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

    /** The next free slot of the channel, whose row stays locked: calls of a channel wait for each other. */
    private Instant nextSlot(Handle tx, Found found) {
        if (found.channelId() == null) {
            throw InvalidFieldException.of(
                    "channelName", "required", "is required, as the accounts belong to more than one channel");
        }
        UUID channel = found.channelId();
        ZoneId zone = ZoneId.of(tx.createQuery("SELECT time_zone FROM publishing.channels WHERE id = ? FOR UPDATE")
                .bind(0, channel)
                .mapTo(String.class)
                .one());
        List<WeeklySlot> slots = tx.createQuery("SELECT * FROM publishing.slots WHERE channel_id = ?")
                .bind(0, channel)
                .map((row, context) -> new WeeklySlot(
                        DayOfWeek.of(row.getInt("day_of_week")), row.getObject("time_of_day", LocalTime.class)))
                .list();
        if (slots.isEmpty()) {
            throw InvalidFieldException.of(
                    "channelName", "no_slots", "must be a channel with at least one slot, or use POST /publish-now");
        }
        Set<Instant> taken = new HashSet<>(tx.createQuery("""
                        SELECT publish_at FROM publishing.publications
                         WHERE channel_id = :channel AND queued AND publish_at > :now
                        """)
                .bind("channel", channel)
                .bind("now", clock.instant())
                .map((row, context) -> row.getObject(1, OffsetDateTime.class).toInstant())
                .list());
        return new SlotCalendar(zone, slots)
                .firstFree(clock.instant(), taken)
                .orElseThrow(() -> InvalidFieldException.of(
                        "channelName", "full", "must be a channel with a free slot within two years"));
    }

    /** Takes the targets of an entry out of the queue; refuses when a worker has one or one has been attempted. */
    private List<UUID> unscheduled(Handle tx, UUID workspace, UUID id) {
        lock(tx, workspace, id);
        List<String> states = tx.createQuery(
                        "SELECT state FROM publishing.publication_targets WHERE publication_id = ?")
                .bind(0, id)
                .mapTo(String.class)
                .list();
        List<UUID> all = tx.createQuery("SELECT id FROM publishing.publication_targets WHERE publication_id = ?")
                .bind(0, id)
                .mapTo(UUID.class)
                .list();
        boolean untouched = states.stream().allMatch("scheduled"::equals)
                && all.stream().allMatch(target -> targets.queue().remove(tx, target));
        boolean ended = states.stream().allMatch("failed"::equals);
        if (!untouched && !ended) {
            throw InvalidFieldException.conflict("id", "the entry is being published or has been published");
        }
        return untouched ? all : List.of();
    }

    private static void lock(Handle tx, UUID workspace, UUID id) {
        Optional<UUID> found = tx.createQuery(
                        "SELECT id FROM publishing.publications WHERE id = ? AND workspace_id = ? FOR UPDATE")
                .bind(0, id)
                .bind(1, workspace)
                .mapTo(UUID.class)
                .findOne();
        if (found.isEmpty()) {
            throw InvalidFieldException.notFound("id", "entry");
        }
    }
}
