package io.reelmill.media;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PreviewFilesTest {

    private final PreviewFiles files = PreviewFiles.of("0HxK3m9Qz5VtR2bWcYdEfG/run/0-1");

    @Test
    void shouldNameFragmentsInTheOrderOfTheFilmWithTheirLength() {
        List<String> keys =
                List.of(files.fragment(9, 2), files.fragment(10, 3.966667), files.fragment(100_000, 0.033333));

        assertThat(keys).isSorted().allSatisfy(key -> assertThat(MediaKey.check(key))
                .startsWith(files.folder()));
        assertThat(keys.stream().map(key -> PreviewFiles.seconds(key).getAsDouble()))
                .containsExactly(2.0, 3.966667, 0.033333);
        assertThat(PreviewFiles.seconds(files.head())).isEmpty();
        assertThat(PreviewFiles.seconds(files.end())).isEmpty();
    }

    @Test
    void shouldKnowAPlaylistByItsKey() {
        assertThat(PreviewFiles.ofPlaylist(files.playlist())).contains(files);
        assertThat(PreviewFiles.ofPlaylist(files.head())).isEmpty();
        assertThat(PreviewFiles.ofPlaylist("a/index.m3u8")).isEmpty();
    }
}
