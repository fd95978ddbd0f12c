package io.reelmill.account.chain;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.HexFormat;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class TransferHashTest {

    /** As it was stored before: a chain that stands must not break. */
    private static final String OF_2026 = "fb8a92ef3eca61ecf6f26121d1fa9c31c215d39721f6f371eefca2c161c3ab8f";

    @Test
    void shouldStayTheSame() {
        assertThat(HexFormat.of().formatHex(at("2026-11-23T10:00:00.123456Z"))).isEqualTo(OF_2026);
    }

    @Test
    void shouldTellTimesOfAnyYearApart() {
        assertThat(at("2300-01-01T00:00:00.000001Z"))
                .isNotEqualTo(at("2300-01-01T00:00:00.000002Z"))
                .isNotEqualTo(at("2300-01-02T00:00:00.000001Z"));
    }

    private static byte[] at(String instant) {
        StoredTransfer transfer = new StoredTransfer(
                7, new UUID(1, 2), "reserve", "render", null, null, -3, 0, 3, 0, 0, 0, 0, Instant.parse(instant));
        return TransferHash.of(new byte[32], 1, transfer);
    }
}
