package io.reelmill.local.suite;

import static org.assertj.core.api.Assertions.assertThat;
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
    void aTakenPortIsNamedWithTheWayOut() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertThatThrownBy(() -> Preflight.check(Home.at(dir), taken.getLocalPort()))
                    .isInstanceOf(SuiteException.class)
                    .hasMessage("port %d is taken: choose another one with REELMILL_HTTP_PORT", taken.getLocalPort());
        }
    }

    @Test
    void lessThanOneGibibyteOfDiskIsTooLittle() {
        assertThatCode(() -> Preflight.checkDisk(dir, 1L << 30)).doesNotThrowAnyException();
        assertThatThrownBy(() -> Preflight.checkDisk(dir, (1L << 30) - 1))
                .isInstanceOf(SuiteException.class)
                .hasMessageContaining("1023 MiB left");
    }

    @Test
    void missingSystemLibrariesAreNamedWithTheirPackages() {
        String cache = """
                libEGL.so.1 (libc6,x86-64) => /lib/libEGL.so.1
                libfontconfig.so.1 (libc6,x86-64) => /lib/libfontconfig.so.1
                libva.so.2 (libc6,x86-64) => /lib/libva.so.2
                libdrm.so.2 (libc6,x86-64) => /lib/libdrm.so.2
                """;

        assertThatThrownBy(() -> Preflight.checkLibraries(cache))
                .isInstanceOf(SuiteException.class)
                .satisfies(e -> assertThat(e.getMessage())
                        .contains("libGL.so.1, libva-drm.so.2", "apt-get install libgl1 libva-drm2")
                        .doesNotContain("libEGL"));
    }
}
