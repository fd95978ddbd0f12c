package io.reelmill.render.input;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FileTitleTest {

    @Test
    void shouldReadWhatAFileShowsFromItsName() {
        assertThat(FileTitle.of("https://example.com/shop/coffee-cup_blue.jpg?w=3#x"))
                .contains("coffee cup blue");
        assertThat(FileTitle.of("https://example.com/Caf%C3%A9%20chair.png")).contains("Café chair");
    }

    @Test
    void shouldTakeNothingFromNamesThatCamerasAndProgramsGive() {
        assertThat(FileTitle.of("https://example.com/IMG_20240101.jpg")).isEmpty();
        assertThat(FileTitle.of("https://example.com/9f8a7c33-01.png")).isEmpty();
        assertThat(FileTitle.of("https://example.com/100%.png")).isEmpty();
        assertThat(FileTitle.of("https://example.com/")).isEmpty();
    }
}
