package io.reelmill.compositor.footage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.humbleui.skija.Surface;
import io.reelmill.compositor.FootageWriter;
import io.reelmill.compositor.RenderException;
import io.reelmill.compositor.encode.CopiedFilm;
import io.reelmill.compositor.encode.FilmJoiner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that an isolated process left which hostile input has taken over. */
class HostileFootageTest {

    private static final String PLAYLIST = """
        #EXTM3U
        #EXT-X-TARGETDURATION:1
        #EXTINF:1,
        secret.mp4
        #EXT-X-ENDLIST
        """;
    private static final String CONCAT = "ffconcat version 1.0\nfile secret.mp4\n";

    @TempDir
    Path folder;

    @BeforeEach
    void writeSecret() throws IOException {
        try (FootageWriter writer = FootageWriter.open(folder.resolve("secret.mp4"), 64, 64, 10);
                Surface surface = writer.surface()) {
            for (int i = 0; i < 10; i++) {
                writer.write(surface);
            }
            writer.finish();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {PLAYLIST, CONCAT})
    void shouldNotOpenAPlaylistThatIsNamedLikeAVideo(String content) throws IOException {
        Path hostile = Files.writeString(folder.resolve("picture.mp4"), content);

        assertThatThrownBy(() -> FootageReader.open(hostile)).isInstanceOf(RenderException.class);
        assertThatThrownBy(() -> new CopiedFilm(hostile, 1, 10, 96, null, folder.resolve("film.mp4")))
                .isInstanceOf(RenderException.class);
        try (FilmJoiner joiner = new FilmJoiner(10, 1, 96, null, null, folder.resolve("joined.mp4"))) {
            assertThatThrownBy(() -> joiner.add(hostile)).isInstanceOf(RenderException.class);
        }
    }

    @Test
    void shouldNotDecodeAnyCodecButH264() throws IOException {
        Path other = folder.resolve("other.mp4");
        byte[] bytes = Files.readAllBytes(folder.resolve("secret.mp4"));
        replace(bytes, "avc1", "mp4v");
        Files.write(other, bytes);

        assertThatThrownBy(() -> FootageReader.open(other)).isInstanceOf(RenderException.class);
    }

    @Test
    void shouldReportAReadErrorInsteadOfShowingTheLastPictureForEver() throws IOException {
        Path broken = folder.resolve("broken.mp4");
        byte[] bytes = Files.readAllBytes(folder.resolve("secret.mp4"));
        int data = indexOf(bytes, "mdat") + 4;
        for (int i = data + (bytes.length - data) / 4; i < bytes.length; i++) {
            bytes[i] = (byte) 0xff;
        }
        Files.write(broken, bytes);

        try (FootageReader reader = FootageReader.open(broken)) {
            assertThatThrownBy(() -> reader.frame(0.9)).isInstanceOf(RenderException.class);
        }
    }

    @Test
    void shouldOpenWhatItWroteItself() {
        try (FootageReader reader = FootageReader.open(folder.resolve("secret.mp4"))) {
            assertThat(reader.frame(0.9).width()).isEqualTo(64);
        }
    }

    private static void replace(byte[] bytes, String from, String to) {
        for (int at = indexOf(bytes, from); at >= 0; at = indexOf(bytes, from)) {
            for (int i = 0; i < to.length(); i++) {
                bytes[at + i] = (byte) to.charAt(i);
            }
        }
    }

    private static int indexOf(byte[] bytes, String text) {
        return new String(bytes, java.nio.charset.StandardCharsets.ISO_8859_1).indexOf(text);
    }
}
