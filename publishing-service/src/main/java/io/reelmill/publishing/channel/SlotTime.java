package io.reelmill.publishing.channel;

import io.reelmill.contracts.publishing.PublishingApi.Slot;
import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import java.time.DayOfWeek;
import java.time.LocalTime;
import java.util.Locale;

/** A row of the table of slots. */
@Embeddable
record SlotTime(
        @Column(name = "day_of_week", nullable = false) int day,
        @Column(name = "time_of_day", nullable = false) LocalTime time) {

    Slot shown() {
        return new Slot(DayOfWeek.of(day).name().toLowerCase(Locale.ROOT), time.toString());
    }
}
