package io.reelmill.publishing.channel;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.publishing.channel.SlotCalendar.WeeklySlot;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SlotCalendarTest {

    private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

    @Test
    void shouldKeepTheTimeOfDayAcrossAChangeOfClocks() {
        var calendar = new SlotCalendar(BERLIN, List.of(slot(DayOfWeek.MONDAY, "18:30")));

        assertThat(next(calendar, "2027-03-22T17:00:00Z")).isEqualTo("2027-03-22T17:30:00Z");
        assertThat(next(calendar, "2027-03-22T17:30:00Z")).isEqualTo("2027-03-29T16:30:00Z");
    }

    @Test
    void shouldMoveASlotThatDoesNotExistToTheNextMinuteThatDoes() {
        var calendar = new SlotCalendar(BERLIN, List.of(slot(DayOfWeek.SUNDAY, "02:30")));

        assertThat(next(calendar, "2027-03-27T12:00:00Z")).isEqualTo("2027-03-28T01:00:00Z"); // 03:00 there
    }

    @Test
    void shouldTakeASlotThatHappensTwiceOnce() {
        var calendar = new SlotCalendar(BERLIN, List.of(slot(DayOfWeek.SUNDAY, "02:30")));

        assertThat(next(calendar, "2027-10-30T12:00:00Z")).isEqualTo("2027-10-31T00:30:00Z");
        assertThat(next(calendar, "2027-10-31T00:30:00Z")).isEqualTo("2027-11-07T01:30:00Z");
    }

    @Test
    void shouldMoveASlotAtAMidnightThatDoesNotExist() {
        // Clocks in Beirut go from 00:00 to 01:00 on the last Sunday of March.
        var calendar = new SlotCalendar(ZoneId.of("Asia/Beirut"), List.of(slot(DayOfWeek.SUNDAY, "00:15")));

        assertThat(next(calendar, "2027-03-27T12:00:00Z")).isEqualTo("2027-03-27T22:00:00Z");
    }

    @Test
    void shouldGiveEachSlotOnceInOrder() {
        var calendar =
                new SlotCalendar(BERLIN, List.of(slot(DayOfWeek.TUESDAY, "20:00"), slot(DayOfWeek.TUESDAY, "08:00")));
        Set<Instant> taken = new HashSet<>();

        for (int i = 0; i < 4; i++) {
            taken.add(calendar.firstFree(Instant.parse("2027-06-01T06:00:00Z"), taken)
                    .orElseThrow());
        }

        assertThat(taken)
                .containsExactlyInAnyOrder(
                        Instant.parse("2027-06-01T18:00:00Z"),
                        Instant.parse("2027-06-08T06:00:00Z"),
                        Instant.parse("2027-06-08T18:00:00Z"),
                        Instant.parse("2027-06-15T06:00:00Z"));
    }

    private static WeeklySlot slot(DayOfWeek day, String time) {
        return new WeeklySlot(day, LocalTime.parse(time));
    }

    private static Instant next(SlotCalendar calendar, String after) {
        return calendar.firstFree(Instant.parse(after), Set.of()).orElseThrow();
    }
}
