package io.reelmill.local.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BrokerPropertiesTest {

    @TempDir
    private Path dir;

    @Test
    void shouldListenOnLoopbackOnlyAndBeItsOwnController() {
        Properties properties = new BrokerProperties(dir, 9092, 9093).properties();

        assertThat(properties)
                .containsEntry("process.roles", "broker,controller")
                .containsEntry("listeners", "PLAINTEXT://127.0.0.1:9092,CONTROLLER://127.0.0.1:9093")
                .containsEntry("advertised.listeners", "PLAINTEXT://127.0.0.1:9092")
                .containsEntry("controller.quorum.voters", "1@127.0.0.1:9093");
    }

    @Test
    void shouldKeepAFolderWithSpacesAndBackslashes() throws IOException {
        Path data = dir.resolve("my \\ data");
        new BrokerProperties(data, 1, 2).write(dir.resolve("server.properties"));

        Properties read = new Properties();
        try (Reader reader = Files.newBufferedReader(dir.resolve("server.properties"))) {
            read.load(reader);
        }

        assertThat(read).containsEntry("log.dirs", data.toString());
    }
}
