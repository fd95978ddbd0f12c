package io.reelmill.qa.media;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.media.FolderStore;
import io.reelmill.media.MediaStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class FolderContractTest extends MediaStoreContract {

    @Override
    MediaStore store() throws IOException {
        return new FolderStore(folder.resolve("store"));
    }

    @Test
    void shouldDeleteWhatAKilledPutLeftBehind() throws IOException {
        store().put("pid/video.mp4", file("film"));
        Path part = folder.resolve("store/pid/.video.mp4." + UUID.randomUUID());
        Files.writeString(part, "fi");

        assertThat(store().deleteUnfinished(Instant.now().minusSeconds(60))).isZero();
        assertThat(store().deleteUnfinished(Instant.now().plusSeconds(60))).isEqualTo(1);

        assertThat(part).doesNotExist();
        assertThat(store().find("pid/video.mp4")).isPresent();
    }
}
