package io.reelmill.local.suite;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.local.process.Home;
import io.reelmill.local.process.SuiteException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PreflightTest {

    @TempDir
    private Path dir;

    @Test
    void shouldNameATakenPortAndTheWayOut() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertThatThrownBy(() -> Preflight.check(Home.at(dir), taken.getLocalPort()))
                    .isInstanceOf(SuiteException.class)
                    .hasMessage("port %d is taken: choose another one with REELMILL_HTTP_PORT", taken.getLocalPort());
        }
    }

    @Test
    void shouldRefuseADiskWithLessThanOneGibibyte() {
        assertThatCode(() -> Preflight.checkDisk(dir, 1L << 30)).doesNotThrowAnyException();
        assertThatThrownBy(() -> Preflight.checkDisk(dir, (1L << 30) - 1))
                .isInstanceOf(SuiteException.class)
                .hasMessageContaining("1023 MiB left");
    }
}
