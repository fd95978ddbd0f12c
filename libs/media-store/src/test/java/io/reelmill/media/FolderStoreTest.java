package io.reelmill.media;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FolderStoreTest {

    @TempDir
    Path folder;

    @Test
    void shouldFindWhatWasPut() throws IOException {
        FolderStore store = new FolderStore(folder.resolve("store"));
        store.put("pid/0/video-1.mp4", Files.writeString(folder.resolve("made.mp4"), "film"));

        StoredMedia stored = store.find("pid/0/video-1.mp4").orElseThrow();

        assertThat(stored.length()).isEqualTo(4);
        assertThat(text(stored.open())).isEqualTo("film");
        assertThat(stored.localFile()).hasValueSatisfying(f -> assertThat(f).hasContent("film"));
        assertThat(store.find("pid/0/video-2.mp4")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0, 3, abc", "2, 3, cde", "4, 100, ef", "6, 5, ''"})
    void shouldOpenAPart(long first, long length, String part) throws IOException {
        FolderStore store = new FolderStore(folder.resolve("store"));
        store.put("a.txt", Files.writeString(folder.resolve("a"), "abcdef"));

        assertThat(text(store.find("a.txt").orElseThrow().open(first, length))).isEqualTo(part);
    }

    @Test
    void shouldListWhatWasStoredBeforeATime() throws IOException {
        FolderStore store = new FolderStore(folder.resolve("store"));
        Path made = Files.writeString(folder.resolve("made.mp4"), "film");
        store.put("a/old.mp4", made);
        store.put("new.mp4", made);
        Instant now = Instant.now();
        Files.setLastModifiedTime(folder.resolve("store/a/old.mp4"), FileTime.from(now.minusSeconds(60)));

        assertThat(store.storedBefore(now.minusSeconds(30))).containsExactly("a/old.mp4");
    }

    @Test
    void shouldHaveTheContentOnTheDiskBeforeTheName() throws IOException {
        Path root = folder.resolve("store");
        Path target = root.resolve("pid/1/video.mp4");
        List<String> order = new ArrayList<>();
        FolderStore store = new FolderStore(root, path -> {
            String what = Files.isDirectory(path) ? "folder " + root.relativize(path) : "file";
            order.add(what + (Files.exists(target) ? " named" : ""));
        });

        store.put("pid/1/video.mp4", Files.writeString(folder.resolve("made.mp4"), "film"));

        assertThat(order).containsExactly("folder ", "folder pid", "file", "folder pid/1 named");
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

    private static String text(InputStream in) throws IOException {
        try (in) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
