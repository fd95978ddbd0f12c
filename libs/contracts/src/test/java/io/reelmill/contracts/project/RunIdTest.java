package io.reelmill.contracts.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RunIdTest {

    private static final Instant NOW = Instant.parse("2026-11-20T12:00:00.123Z");

    @Test
    void shouldBeAUuidOfVersion7() {
        UUID id = RunId.next(Clock.fixed(NOW, ZoneOffset.UTC));
        assertThat(id.version()).isEqualTo(7);
        assertThat(id.variant()).isEqualTo(2);
        assertThat(id.getMostSignificantBits() >>> 16).isEqualTo(NOW.toEpochMilli());
    }

    @Test
    void shouldSortByTime() {
        List<String> ids = Stream.iterate(NOW, at -> at.plusMillis(1))
                .limit(100)
                .map(at -> RunId.next(Clock.fixed(at, ZoneOffset.UTC)).toString())
                .toList();
        assertThat(ids).isSorted();
    }

    @Test
    void shouldDifferWithinAMillisecond() {
        Clock clock = Clock.fixed(NOW, ZoneOffset.UTC);
        assertThat(Stream.generate(() -> RunId.next(clock)).limit(1_000)).doesNotHaveDuplicates();
    }
}
