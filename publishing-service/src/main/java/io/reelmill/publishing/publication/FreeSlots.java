package io.reelmill.publishing.publication;

import io.reelmill.publishing.channel.SlotCalendar;
import io.reelmill.publishing.channel.SlotCalendar.WeeklySlot;
import io.reelmill.publishing.fault.InvalidFieldException;
import io.reelmill.publishing.publication.TargetAccounts.Found;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/** Free slots of channels. */
@Singleton
class FreeSlots {

    private final Clock clock;

    FreeSlots(Clock clock) {
        this.clock = clock;
    }

    /** The next free slot of the channel, whose row stays locked: calls of a channel wait for each other. */
    Instant nextFree(Handle tx, Found found) {
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
}
