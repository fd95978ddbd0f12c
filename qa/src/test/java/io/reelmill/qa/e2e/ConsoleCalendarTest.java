package io.reelmill.qa.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The calendar of what is published. */
class ConsoleCalendarTest extends ConsoleBrowser {

    @Test
    void shouldReckonWallTimesAsJavaDoesAlsoAsClocksChange() {
        page.navigate(REELMILL.suite().gatewayUrl() + "/console/");
        for (String zone : List.of(
                "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "America/Sao_Paulo")) {
            ZoneId id = ZoneId.of(zone);
            for (LocalDate date = LocalDate.of(2027, 1, 1); date.getYear() == 2027; date = date.plusDays(1)) {
                boolean same = date.atStartOfDay(id)
                        .getOffset()
                        .equals(date.plusDays(1).atStartOfDay(id).getOffset());
                if (same && date.getDayOfMonth() != 15) {
                    continue;
                }
                List<String> times = IntStream.range(0, 48)
                        .mapToObj(half -> LocalTime.of(half / 2, half % 2 * 30).toString())
                        .toList();
                LocalDate day = date;
                assertThat(page.evaluate("""
                                async ([date, times, zone]) => {
                                  const { instantOf } = await import('/console/zones.js');
                                  return times.map(time => instantOf(date, time, zone));
                                }""", List.of(date.toString(), times, zone)))
                        .as(zone + " " + date)
                        .isEqualTo(times.stream()
                                .map(time -> day.atTime(LocalTime.parse(time))
                                        .atZone(id)
                                        .toInstant()
                                        .toString()
                                        .replace("Z", ".000Z"))
                                .toList());
            }
        }
    }
}
