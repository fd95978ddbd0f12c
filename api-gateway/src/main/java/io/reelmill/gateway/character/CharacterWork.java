package io.reelmill.gateway.character;

import io.reelmill.contracts.studio.StudioApi.Training;
import io.reelmill.contracts.studio.StudioApi.TrainingState;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Jdbi;

/** What is still to be done with characters, as a queue: several replicas claim from it, and none does what another has claimed. */
@Singleton
class CharacterWork {

    private final Jdbi jdbi;
    private final Clock clock;
    private final CharacterSettings settings;

    CharacterWork(Jdbi jdbi, Clock clock, CharacterSettings settings) {
        this.jdbi = jdbi;
        this.clock = clock;
        this.settings = settings;
    }

    /** @param isOverdue whether it has taken as long as a training may */
    record Running(String id, Training training, boolean isOverdue) {}

    /**
     * A deleted character whose files nobody needs any more.
     *
     * @param training that still runs, or null
     */
    record Deleted(String id, String picture, Training training) {}

    /** Trainings that are to be asked after; each is claimed until its next turn. */
    List<Running> claimTrainings(int limit) {
        Instant now = clock.instant();
        return jdbi.withHandle(tx -> tx.createQuery("""
                        UPDATE gateway.consistent_character SET next_check_at = :next
                        WHERE id IN (SELECT id FROM gateway.consistent_character
                                     WHERE status = 'training' AND next_check_at <= :now AND deleted_at IS NULL
                                     ORDER BY next_check_at LIMIT :limit FOR UPDATE SKIP LOCKED)
                        RETURNING id, trainer, training, training_until <= :now AS overdue""")
                .bind("now", now)
                .bind("next", now.plus(settings.checkEvery()))
                .bind("limit", limit)
                .map((row, context) -> new Running(
                        row.getString("id"),
                        new Training(row.getString("trainer"), row.getString("training")),
                        row.getBoolean("overdue")))
                .list());
    }

    /** Ends a training well, unless the character was deleted meanwhile. */
    void ready(String id, TrainingState state) {
        jdbi.useHandle(tx -> tx.createUpdate("""
                        UPDATE gateway.consistent_character
                        SET status = 'ready', model = :model, trigger_word = :trigger, next_check_at = NULL
                        WHERE id = :id AND status = 'training'""")
                .bind("id", id)
                .bind("model", state.model())
                .bind("trigger", state.trigger())
                .execute());
    }

    /** Ends a training that failed: the character is an avatar from now on. */
    void failed(String id, String reason) {
        jdbi.useHandle(
                tx -> tx.createUpdate("""
                        UPDATE gateway.consistent_character
                        SET status = 'failed', source = 'avatar', failure = :reason, next_check_at = NULL
                        WHERE id = :id AND status = 'training'""").bind("id", id).bind("reason", reason).execute());
    }

    /** Deleted characters that no render needs any more: those in training, which none could use, at once. */
    List<Deleted> deleted(int limit) {
        return jdbi.withHandle(tx -> tx.createQuery("""
                        SELECT id, picture, trainer, training, status FROM gateway.consistent_character
                        WHERE deleted_at <= :before OR deleted_at IS NOT NULL AND status = 'training'
                        ORDER BY deleted_at LIMIT :limit""")
                .bind("before", clock.instant().minus(settings.keepDeleted()))
                .bind("limit", limit)
                .map((row, context) -> new Deleted(
                        row.getString("id"),
                        row.getString("picture"),
                        row.getString("status").equals("training")
                                ? new Training(row.getString("trainer"), row.getString("training"))
                                : null))
                .list());
    }

    /** Removes the row of a deleted character. */
    void forget(String id) {
        jdbi.useHandle(tx -> tx.createUpdate(
                        "DELETE FROM gateway.consistent_character WHERE id = :id AND deleted_at IS NOT NULL")
                .bind("id", id)
                .execute());
    }
}
