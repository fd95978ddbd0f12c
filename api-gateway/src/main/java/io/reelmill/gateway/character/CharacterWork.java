package io.reelmill.gateway.character;

import io.reelmill.contracts.studio.StudioApi.Training;
import io.reelmill.contracts.studio.StudioApi.TrainingOrder;
import io.reelmill.contracts.studio.StudioApi.TrainingState;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
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

    /**
     * A character that is trained.
     *
     * @param askedAt when a training was asked for; null when none was, or none was begun for certain
     * @param training that was begun, or null
     * @param isOverdue whether it has taken as long as a training may
     */
    record InTraining(TrainingOrder order, Instant askedAt, Training training, boolean isOverdue) {

        String id() {
            return order.reference();
        }
    }

    /**
     * A deleted character whose files nobody needs any more.
     *
     * @param training that still runs, or null
     */
    record Deleted(String id, String picture, Training training) {}

    /**
     * Characters in training that are to be looked after; each is claimed until its next turn. Of those that were deleted only the ones
     * of which it is not known whether a training was begun.
     */
    List<InTraining> claimTrainings(int limit) {
        Instant now = clock.instant();
        return jdbi.withHandle(tx -> tx.createQuery("""
                        UPDATE gateway.consistent_character SET next_check_at = :next
                        WHERE id IN (SELECT id FROM gateway.consistent_character
                                     WHERE status = 'training' AND next_check_at <= :now
                                       AND (deleted_at IS NULL OR training IS NULL AND training_asked_at IS NOT NULL)
                                     ORDER BY next_check_at LIMIT :limit FOR UPDATE SKIP LOCKED)
                        RETURNING id, name, picture, trainer, training, training_asked_at, training_until <= :now AS overdue""")
                .bind("now", now)
                .bind("next", now.plus(settings.checkEvery()))
                .bind("limit", limit)
                .map((row, context) -> new InTraining(
                        new TrainingOrder(row.getString("id"), row.getString("name"), row.getString("picture")),
                        instant(row, "training_asked_at"),
                        training(row),
                        row.getBoolean("overdue")))
                .list());
    }

    /**
     * Notes that a training is asked for now, before it is. Nobody looks after the character until the answer is there for certain.
     *
     * @return false when another replica has noted it, or the character was deleted
     */
    boolean asking(String id) {
        Instant now = clock.instant();
        return jdbi.withHandle(tx -> tx.createUpdate("""
                                UPDATE gateway.consistent_character SET training_asked_at = :now, next_check_at = :next
                                WHERE id = :id AND status = 'training' AND training IS NULL AND training_asked_at IS NULL
                                  AND deleted_at IS NULL""")
                        .bind("id", id)
                        .bind("now", now)
                        .bind("next", now.plus(settings.lookAfter()))
                        .execute())
                == 1;
    }

    /** Keeps a training that was begun, also of a character that was deleted meanwhile: then it is ended. */
    void begun(String id, Training training) {
        Instant now = clock.instant();
        jdbi.useHandle(tx -> tx.createUpdate("""
                        UPDATE gateway.consistent_character
                        SET trainer = :trainer, training = :training, next_check_at = :now, training_until = :until
                        WHERE id = :id AND status = 'training' AND training IS NULL""")
                .bind("id", id)
                .bind("trainer", training.trainer())
                .bind("training", training.reference())
                .bind("now", now)
                .bind("until", now.plus(settings.trainingLimit()))
                .execute());
    }

    /** Notes that the training that was asked for was not begun for certain. */
    void notBegun(String id) {
        jdbi.useHandle(tx -> tx.createUpdate("""
                        UPDATE gateway.consistent_character SET training_asked_at = NULL, next_check_at = :next
                        WHERE id = :id AND status = 'training' AND training IS NULL""")
                .bind("id", id)
                .bind("next", clock.instant().plus(settings.checkEvery()))
                .execute());
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
                        SELECT id, picture, trainer, CASE status WHEN 'training' THEN training END AS training
                        FROM gateway.consistent_character
                        WHERE deleted_at IS NOT NULL
                          AND CASE status WHEN 'training' THEN training IS NOT NULL OR training_asked_at IS NULL
                                          ELSE deleted_at <= :before END
                        ORDER BY deleted_at LIMIT :limit""")
                .bind("before", clock.instant().minus(settings.keepDeleted()))
                .bind("limit", limit)
                .map((row, context) -> new Deleted(row.getString("id"), row.getString("picture"), training(row)))
                .list());
    }

    /** Removes the row of a deleted character. */
    void forget(String id) {
        jdbi.useHandle(tx -> tx.createUpdate(
                        "DELETE FROM gateway.consistent_character WHERE id = :id AND deleted_at IS NOT NULL")
                .bind("id", id)
                .execute());
    }

    private static Training training(ResultSet row) throws SQLException {
        String reference = row.getString("training");
        return reference == null ? null : new Training(row.getString("trainer"), reference);
    }

    private static Instant instant(ResultSet row, String column) throws SQLException {
        Timestamp value = row.getTimestamp(column);
        return value == null ? null : value.toInstant();
    }
}
