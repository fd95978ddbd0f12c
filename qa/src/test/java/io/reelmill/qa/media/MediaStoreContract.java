package io.reelmill.qa.media;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.media.MediaStore;
import io.reelmill.media.StoredMedia;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for every media store. */
abstract class MediaStoreContract {

    /** Larger than two parts of an upload. */
    private static final int LARGE = 40 << 20;

    @TempDir
    Path folder;

    abstract MediaStore store() throws IOException;

    @Test
    void shouldFindWhatWasPut() throws IOException {
        Instant before = Instant.now().minusSeconds(2);
        store().put("pid/0/video-1.mp4", file("film"));

        StoredMedia stored = store().find("pid/0/video-1.mp4").orElseThrow();

        assertThat(stored.length()).isEqualTo(4);
        assertThat(stored.modified()).isAfter(before);
        assertThat(text(stored.open())).isEqualTo("film");
        assertThat(store().find("pid/0/video-2.mp4")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0, 3, abc", "2, 3, cde", "4, 100, ef", "6, 5, ''"})
    void shouldOpenAPart(long first, long length, String part) throws IOException {
        store().put("part/a.txt", file("abcdef"));

        assertThat(text(store().find("part/a.txt").orElseThrow().open(first, length)))
                .isEqualTo(part);
    }

    @Test
    void shouldKeepALargeFileAsItIs() throws IOException {
        byte[] content = new byte[LARGE];
        new Random(1).nextBytes(content);
        Path large = Files.write(folder.resolve("large.mp4"), content);

        store().put("large/video.mp4", large);

        Path copy = folder.resolve("copy.mp4");
        store().find("large/video.mp4").orElseThrow().copyTo(copy);
        assertThat(Files.mismatch(copy, large)).isEqualTo(-1);
    }

    @Test
    void shouldReplaceWhatAKeyNames() throws IOException {
        store().put("again/a.txt", file("first"));
        store().put("again/a.txt", file("second"));

        assertThat(text(store().find("again/a.txt").orElseThrow().open())).isEqualTo("second");
    }

    @Test
    void shouldListByTimeAndByPrefix() throws IOException {
        store().put("list/1/a.txt", file("a"));
        store().put("list/1/deep/b.txt", file("b"));
        store().put("list/10/c.txt", file("c"));

        assertThat(store().under("list/1/")).containsExactlyInAnyOrder("list/1/a.txt", "list/1/deep/b.txt");
        assertThat(store().under("nothing/")).isEmpty();
        assertThat(store().storedBefore(Instant.now().plusSeconds(60)))
                .contains("list/1/a.txt", "list/1/deep/b.txt", "list/10/c.txt");
        assertThat(store().storedBefore(Instant.now().minusSeconds(60))).isEmpty();
    }

    @Test
    void shouldDeleteOnceAndForAll() throws IOException {
        store().put("gone/a.txt", file("a"));

        store().delete("gone/a.txt");
        store().delete("gone/a.txt");

        assertThat(store().find("gone/a.txt")).isEmpty();
    }

    @Test
    void shouldLeaveNothingWhenAFileCannotBeRead() throws IOException {
        assertThatThrownBy(() -> store().put("absent/a.mp4", folder.resolve("absent.mp4")))
                .isInstanceOf(IOException.class);

        assertThat(store().find("absent/a.mp4")).isEmpty();
        assertThat(store().deleteUnfinished(Instant.now().plusSeconds(60))).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"../secret", "a/../../b", "/etc/passwd", "a//b", "", ".hidden", "a/.b", "a\\b", "a b"})
    void shouldRefuseAKeyThatLeadsElsewhere(String key) throws IOException {
        MediaStore store = store();
        Path file = file("x");

        assertThatThrownBy(() -> store.find(key)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> store.put(key, file)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> store.delete(key)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> store.under(key + "/")).isInstanceOf(IllegalArgumentException.class);
    }

    Path file(String content) throws IOException {
        return Files.writeString(folder.resolve("made"), content);
    }

    static String text(InputStream in) throws IOException {
        try (in) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
