package io.reelmill.media;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FolderStoreTest {

    @TempDir
    Path folder;

    @Test
    void shouldFindWhatWasPut() throws IOException {
        FolderStore store = new FolderStore(folder.resolve("store"));
        store.put("pid/0/video-1.mp4", Files.writeString(folder.resolve("made.mp4"), "film"));

        assertThat(store.find("pid/0/video-1.mp4"))
                .hasValueSatisfying(f -> assertThat(f).hasContent("film"));
        assertThat(store.find("pid/0/video-2.mp4")).isEmpty();
    }

    @Test
    void shouldLeaveNothingWhenAPutFails() throws IOException {
        FolderStore store = new FolderStore(folder.resolve("store"));

        assertThatThrownBy(() -> store.put("a/b.mp4", folder.resolve("absent.mp4")))
                .isInstanceOf(IOException.class);

        assertThat(folder.resolve("store/a")).isEmptyDirectory();
    }

    @ParameterizedTest
    @ValueSource(strings = {"../secret", "a/../../b", "/etc/passwd", "a//b", "", ".hidden", "a/.b", "a\\b", "a b"})
    void shouldRefuseAKeyThatLeadsElsewhere(String key) throws IOException {
        FolderStore store = new FolderStore(folder);

        assertThatThrownBy(() -> store.find(key)).isInstanceOf(IllegalArgumentException.class);
    }
}
