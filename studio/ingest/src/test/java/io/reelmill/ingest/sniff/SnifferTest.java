package io.reelmill.ingest.sniff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.ingest.MediaException;
import io.reelmill.ingest.Samples;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SnifferTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'<!DOCTYPE html><html>'|is an HTML page, not an image",
                "' \n<!-- a --><html lang=en>'|is an HTML page, not an image",
                "'<?xml version=\"1.0\"?><svg xmlns=\"x\">'|is an SVG drawing",
                "'<svg onload=\"x\">'|is an SVG drawing",
                "'#EXTM3U\n#EXT-X-VERSION:3\nfile:///etc/passwd'|is a playlist",
                "'<MPD xmlns=\"urn:mpeg:dash\">'|is a playlist",
                "'ffconcat version 1.0\nfile /etc/passwd'|is text, not an image",
                "'{\"error\":\"gone\"}'|is text, not an image",
                "'%PDF-1.7'|is a PDF document",
                "''|is empty"
            })
    void shouldSayWhatAFileIsInstead(String content, String said) throws IOException {
        Path file = file(content.getBytes(StandardCharsets.UTF_8));

        assertThatThrownBy(() -> Sniffer.sniff(file))
                .isInstanceOf(MediaException.class)
                .hasMessageContaining(said)
                .satisfies(e -> assertThat(((ProviderException) e).category()).isEqualTo(Category.INPUT));
    }

    @Test
    void shouldGoByTheFirstBytesAndNotByTheName() throws IOException {
        assertThat(Sniffer.sniff(file(Samples.flag(4, 4, "png")))).isEqualTo(Format.PNG);
        assertThat(Sniffer.sniff(file(Samples.flag(4, 4, "jpg")))).isEqualTo(Format.JPEG);
        assertThat(Sniffer.sniff(file(Samples.flag(4, 4, "bmp")))).isEqualTo(Format.BMP);
        assertThat(Sniffer.sniff(file(Samples.webp()))).isEqualTo(Format.WEBP);
        assertThat(Sniffer.sniff(file(Samples.avi(16, 16)))).isEqualTo(Format.AVI);
    }

    @Test
    void shouldReadTheStatedSizeOfEachKindOfPicture() throws IOException {
        assertThat(PictureHead.size(file(Samples.flag(20, 10, "png")), Format.PNG))
                .contains(new PictureHead.Size(20, 10));
        assertThat(PictureHead.size(file(Samples.flag(20, 10, "jpg")), Format.JPEG))
                .contains(new PictureHead.Size(20, 10));
        assertThat(PictureHead.size(file(Samples.flag(20, 10, "bmp")), Format.BMP))
                .contains(new PictureHead.Size(20, 10));
        assertThat(PictureHead.size(file(Samples.flag(20, 10, "gif")), Format.GIF))
                .contains(new PictureHead.Size(20, 10));
        assertThat(PictureHead.size(file(Samples.webp()), Format.WEBP)).contains(new PictureHead.Size(8, 8));
        assertThat(PictureHead.size(file(Samples.animatedWebp()), Format.WEBP)).contains(new PictureHead.Size(16, 16));
    }

    private Path file(byte[] bytes) throws IOException {
        return Files.write(folder.resolve("picture.jpg"), bytes);
    }
}
