package io.reelmill.local.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HomeTest {

    @TempDir
    private Path dir;

    @Test
    void shouldMakeASecretOnceAndReadableByItsOwnerAlone() throws IOException {
        Home home = Home.at(dir.resolve("new"));

        String secret = home.secret("demo-key", "rm_demo_");

        assertThat(secret).startsWith("rm_demo_").hasSizeGreaterThan(30);
        assertThat(home.secret("demo-key", "rm_demo_")).isEqualTo(secret);
        assertThat(PosixFilePermissions.toString(
                        Files.getPosixFilePermissions(home.path().resolve("demo-key"))))
                .isEqualTo("rw-------");
    }

    @Test
    void shouldGiveTheSameSecretToAllWhoAskAtTheSameTime() {
        Home home = Home.at(dir);

        assertThat(IntStream.range(0, 64)
                        .parallel()
                        .mapToObj(i -> home.secret("token", ""))
                        .distinct())
                .hasSize(1);
    }

    @Test
    void shouldKeepTheFormerLogBesideTheNewOne() throws IOException {
        Home home = Home.at(dir);
        Files.writeString(home.newLog("kafka"), "first");

        Path second = home.newLog("kafka");

        assertThat(second).doesNotExist();
        assertThat(dir.resolve("logs/kafka.log.1")).hasContent("first");
    }

    @Test
    void shouldTellThatAHomeCannotBeMade() throws IOException {
        Path file = Files.writeString(dir.resolve("file"), "");

        assertThatThrownBy(() -> Home.at(file.resolve("home")))
                .isInstanceOf(SuiteException.class)
                .hasMessageContaining("cannot create");
    }

    @Test
    void shouldRefuseASecondSuiteOnTheSameHome() {
        Home home = Home.at(dir);
        try (HomeLock first = HomeLock.acquire(home)) {
            assertThat(first).isNotNull();
            assertThatThrownBy(() -> HomeLock.acquire(home))
                    .isInstanceOf(SuiteException.class)
                    .hasMessageContaining("another reelmill")
                    .hasMessageContaining(Long.toString(ProcessHandle.current().pid()));
        }
        HomeLock.acquire(home).close();
    }
}
