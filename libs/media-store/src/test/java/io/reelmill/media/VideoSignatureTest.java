package io.reelmill.media;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VideoSignatureTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\0\0\0\u0020ftypisom\0\0\2\0",
                "\0\0\0\u0014ftypqt  \0\0\0\0",
                "\0\0\0\bwide\0\0\0\0mdat",
                "\u001aE\u00df\u00a3\u009fB\u0086\u0081\1B\u00f7\u0081",
            })
    void shouldKnowVideos(String head) {
        assertThat(VideoSignature.isVideo(bytes(head))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "film",
                "<!doctype html><title>Not found</title>",
                "{\"error\": \"the file is no longer there\"}",
                "\0\0\0\u001cftypheic\0\0\0\0",
                "\0\0\0\u001cftypM4A \0\0\0\0",
                "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR",
                "ID3\4\0\0\0\0\0\0\0\0",
            })
    void shouldKnowWhatIsNone(String head) {
        assertThat(VideoSignature.isVideo(bytes(head))).isFalse();
    }

    private static byte[] bytes(String head) {
        return head.getBytes(StandardCharsets.ISO_8859_1);
    }
}
