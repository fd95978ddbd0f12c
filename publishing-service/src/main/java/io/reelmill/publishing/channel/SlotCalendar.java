package io.reelmill.publishing.channel;

import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.zone.ZoneOffsetTransition;
import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The instants of weekly slots in a time zone. Where clocks go forward, a slot that does not exist is the first minute after
 * the gap. Where they go back, a slot that happens twice is its first occurrence.
 */
public final class SlotCalendar {

    /** A queue that is full for longer takes nothing more. */
    static final int MAX_DAYS_AHEAD = 2 * 366;

    private final ZoneId zone;
    private final Collection<WeeklySlot> slots;

    public SlotCalendar(ZoneId zone, Collection<WeeklySlot> slots) {
        this.zone = zone;
        this.slots = slots;
    }

    /** A time of the week. */
    public record WeeklySlot(DayOfWeek day, LocalTime time) {}

    /**
     * The first slot after an instant that is not taken.
     *
     * @return empty when there is none within two years
     */
    public Optional<Instant> firstFree(Instant after, Set<Instant> taken) {
        LocalDate today = after.atZone(zone).toLocalDate();
        // The day before too: a gap at midnight moves a slot into the next day.
        return Stream.iterate(today.minusDays(1), day -> day.plusDays(1))
                .limit(MAX_DAYS_AHEAD)
                .flatMap(this::instantsOf)
                .filter(instant -> instant.isAfter(after) && !taken.contains(instant))
                .findFirst();
    }

    private Stream<Instant> instantsOf(LocalDate day) {
        return slots.stream()
                .filter(slot -> slot.day() == day.getDayOfWeek())
                .map(slot -> instant(day.atTime(slot.time())))
                .sorted(Comparator.naturalOrder());
    }

    private Instant instant(LocalDateTime time) {
        ZoneOffsetTransition change = zone.getRules().getTransition(time);
        if (change != null && change.isGap()) {
            return change.getInstant();
        }
        return time.atZone(zone).withEarlierOffsetAtOverlap().toInstant();
    }
}
