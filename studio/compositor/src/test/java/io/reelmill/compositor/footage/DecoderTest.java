package io.reelmill.compositor.footage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.bytedeco.ffmpeg.global.avutil.av_max_alloc;

import io.github.humbleui.skija.Surface;
import io.reelmill.compositor.FootageWriter;
import io.reelmill.compositor.RenderException;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DecoderTest {

    /** FFmpeg's own limit of one allocation, bytes. */
    private static final int UNLIMITED = Integer.MAX_VALUE;

    @TempDir
    Path folder;

    private Path clip;

    @BeforeEach
    void writeClip() {
        clip = folder.resolve("clip.mp4");
        try (FootageWriter writer = FootageWriter.open(clip, 64, 64, 10);
                Surface surface = writer.surface()) {
            for (int i = 0; i < 10; i++) {
                writer.write(surface);
            }
            writer.finish();
        }
    }

    @AfterEach
    void allowAllAllocations() {
        av_max_alloc(UNLIMITED);
    }

    /** The limit decides which allocation is the first to fail: of the reader, of the decoder, of a frame. */
    @Test
    void shouldLeaveNothingOpenWhicheverAllocationFails() throws IOException {
        int failures = 0;
        for (int bytes = 1 << 8; bytes <= 1 << 22; bytes += bytes / 8) {
            av_max_alloc(bytes);
            try (Decoder decoder = new Decoder(clip)) {
                assertThat(decoder.width()).isEqualTo(64);
            } catch (RenderException e) {
                failures++;
            } finally {
                av_max_alloc(UNLIMITED);
            }
            assertThat(OpenFiles.count(clip)).as("limit " + bytes).isZero();
        }
        assertThat(failures).isPositive();
    }
}
