package io.reelmill.publishing.publication;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.publishing.Platform;
import io.reelmill.publishing.platform.Outcome;
import io.reelmill.publishing.queue.Claim;
import io.reelmill.publishing.queue.LeasedQueue;
import io.reelmill.publishing.queue.LeasedQueue.Release;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** The states of targets. Each write is fenced by the claim: a worker that has lost it writes nothing. */
@Singleton
class Targets {

    static final String KIND = "publication";

    private final Jdbi jdbi;
    private final Clock clock;
    private final PublicationSettings settings;
    private final PublicationEvents events;
    private final LeasedQueue queue;

    Targets(Jdbi jdbi, Clock clock, PublicationSettings settings, PublicationEvents events) {
        this.events = events;
        this.jdbi = jdbi;
        this.clock = clock;
        this.settings = settings;
        this.queue = new LeasedQueue(jdbi, clock, KIND, settings.lease(), settings.workersOfOneWorkspace());
    }

    LeasedQueue queue() {
        return queue;
    }

    Optional<Claim> claim() {
        return queue.claim();
    }

    List<Claim> claim(int max) {
        return queue.claim(max);
    }

    /** Writes down that an attempt begins; empty when the claim is no longer held, or there is nothing to do. */
    Optional<ClaimedTarget> begin(Claim claim) {
        return jdbi.inTransaction(tx -> {
            if (!queue.renew(tx, claim)) {
                return Optional.empty();
            }
            Optional<ClaimedTarget> work = tx.createQuery("""
                            SELECT t.*, p.video_url, p.media_key, p.publish_at
                              FROM publishing.publication_targets t
                              JOIN publishing.publications p ON p.id = t.publication_id
                             WHERE t.id = :id AND t.state NOT IN ('published', 'failed')
                            """)
                    .bind("id", claim.id())
                    .map((row, context) -> work(row, claim))
                    .findOne();
            if (work.isEmpty()) {
                queue.complete(tx, claim);
                return Optional.empty();
            }
            tx.createUpdate("""
                            UPDATE publishing.publication_targets
                               SET attempts = attempts + 1,
                                   state = CASE WHEN :interrupted THEN 'unknown'
                                                WHEN state = 'scheduled' THEN 'sending' ELSE state END
                             WHERE id = :id
                            """)
                    .bind("interrupted", work.get().interrupted())
                    .bind("id", claim.id())
                    .execute();
            return work;
        });
    }

    /** Stores what the platform knows the post by; false when the claim is no longer held. */
    boolean reference(Claim claim, ObjectNode reference) {
        return jdbi.inTransaction(tx -> queue.renew(tx, claim)
                && tx.execute(
                                "UPDATE publishing.publication_targets SET reference = ? WHERE id = ?",
                                reference.toString(),
                                claim.id())
                        == 1);
    }

    /** Stores how much of the video the platform has; false when the claim is no longer held. */
    boolean progress(Claim claim, int percent) {
        return jdbi.inTransaction(tx -> queue.renew(tx, claim)
                && tx.execute(
                                "UPDATE publishing.publication_targets SET progress = ? WHERE id = ?",
                                percent,
                                claim.id())
                        == 1);
    }

    /** Writes down how far a post is and gives the claim back; false when it is no longer held. */
    boolean settle(Claim claim, Outcome outcome) {
        return jdbi.inTransaction(tx -> {
            if (outcome instanceof Outcome.Published published) {
                return end(tx, claim, "published", published.postId(), published.url(), null, null, true);
            }
            if (outcome instanceof Outcome.Failed failed) {
                return end(tx, claim, "failed", null, null, failed.code(), failed.message(), true);
            }
            if (outcome instanceof Outcome.Reconnect reconnect) {
                // After it is connected again the platform can be asked what became of the post.
                return end(tx, claim, "failed", null, null, "reconnect_required", reconnect.message(), false);
            }
            if (outcome instanceof Outcome.Processing processing) {
                return defer(tx, claim, "sent", processing.askAgain(), false, null, null, false);
            }
            if (outcome instanceof Outcome.Deferred deferred) {
                return defer(
                        tx, claim, "scheduled", deferred.after(), false, deferred.code(), deferred.message(), true);
            }
            if (outcome instanceof Outcome.Unknown unknown) {
                return later(tx, claim, "unknown", unknown.askAgain(), unknown.code(), unknown.message(), false);
            }
            Outcome.Retry retry = (Outcome.Retry) outcome;
            return later(tx, claim, "scheduled", retry.after(), retry.code(), retry.message(), true);
        });
    }

    /** After a failed attempt: later, unless the schedule has ended. */
    private boolean later(
            Handle tx, Claim claim, String state, Duration asked, String code, String message, boolean afresh) {
        if (claim.failures() >= settings.schedule().size()) {
            return end(tx, claim, "failed", null, null, code, message, afresh);
        }
        Duration planned = settings.schedule().get(claim.failures());
        // What became of a post is asked for soon at first.
        boolean soon = !afresh && claim.failures() == 0;
        Duration pause = soon || asked.compareTo(planned) > 0 ? asked : planned;
        return defer(tx, claim, state, pause, true, code, message, afresh);
    }

    private boolean defer(
            Handle tx,
            Claim claim,
            String state,
            Duration pause,
            boolean failed,
            String code,
            String message,
            boolean afresh) {
        Release release = queue.defer(tx, claim, clock.instant().plus(pause), failed);
        return release != Release.LOST && write(tx, claim.id(), state, null, null, code, message, afresh);
    }

    private boolean end(
            Handle tx,
            Claim claim,
            String state,
            String postId,
            String url,
            String code,
            String message,
            boolean afresh) {
        if (queue.complete(tx, claim) == Release.LOST) {
            return false;
        }
        write(tx, claim.id(), state, postId, url, code, message, afresh && state.equals("failed"));
        events.changed(tx, claim.id());
        return true;
    }

    private boolean write(
            Handle tx, UUID id, String state, String postId, String url, String code, String message, boolean afresh) {
        return tx.createUpdate("""
                                UPDATE publishing.publication_targets
                                   SET state = :state, post_id = :post, url = :url, error_code = :code, error = :error,
                                       reference = CASE WHEN :afresh THEN NULL ELSE reference END,
                                       progress = CASE WHEN :state = 'published' THEN 100
                                                       WHEN :afresh THEN 0 ELSE progress END,
                                       ended_at = :ended
                                 WHERE id = :id
                                """)
                        .bind("state", state)
                        .bind("post", postId)
                        .bind("url", url)
                        .bind("code", code)
                        .bind("error", message)
                        .bind("afresh", afresh)
                        .bind("ended", state.equals("published") || state.equals("failed") ? clock.instant() : null)
                        .bind("id", id)
                        .execute()
                == 1;
    }

    private static ClaimedTarget work(ResultSet row, Claim claim) throws SQLException {
        String reference = row.getString("reference");
        return new ClaimedTarget(
                claim,
                row.getObject("publication_id", UUID.class),
                row.getObject("account_id", UUID.class),
                Platform.of(row.getString("platform")).orElseThrow(),
                row.getString("video_url"),
                row.getString("media_key"),
                object(row.getString("params")),
                Optional.ofNullable(reference).map(Targets::object),
                row.getInt("attempts") == 0,
                claim.interrupted(),
                instant(row, "publish_at"));
    }

    static ObjectNode object(String json) {
        try {
            return (ObjectNode) ContractJson.mapper().readTree(json);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a stored object cannot be read", e);
        }
    }

    static Instant instant(ResultSet row, String column) throws SQLException {
        return row.getObject(column, OffsetDateTime.class).toInstant();
    }
}
