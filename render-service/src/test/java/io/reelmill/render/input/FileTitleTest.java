package io.reelmill.render.input;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileTitleTest {

    @Test
    void shouldReadWhatAFileShowsFromItsName() {
        assertThat(FileTitle.of("https://example.com/shop/coffee-cup_blue.jpg?w=3#x"))
                .contains("coffee cup blue");
        assertThat(FileTitle.of("https://example.com/Caf%C3%A9%20chair.png")).contains("Café chair");
    }

    @ParameterizedTest
    @CsvSource({
        "motorcycle2.jpg, motorcycle",
        "02coffee.JPG, coffee",
        "redMotorcycle.jpeg, red Motorcycle",
        "RED-MOTORCYCLE (1).PNG, RED MOTORCYCLE",
        "red+motorcycle.jpg, red motorcycle",
        "pexels-photo-4102-harbour_at_dawn.jpeg, harbour dawn",
        "dog_1920x1080_final-v2.jpg.webp, dog",
        "猫.jpg, 猫",
        "커피 한 잔.png, 커피 한 잔",
        "%D0%BA%D0%BE%D1%88%D0%BA%D0%B0.png, кошка",
        "चाय.jpg, चाय",
    })
    void shouldReadOddNames(String name, String title) {
        assertThat(FileTitle.of("https://example.com/a/" + name)).contains(title);
    }

    @Test
    void shouldTakeNothingFromNamesThatCamerasAndProgramsGive() {
        assertThat(FileTitle.of("https://example.com/IMG_20240101.jpg")).isEmpty();
        assertThat(FileTitle.of("https://example.com/9f8a7c33-01.png")).isEmpty();
        assertThat(FileTitle.of("https://example.com/photo-1518791841217-8f162f1e1131.webp"))
                .isEmpty();
        assertThat(FileTitle.of("https://example.com/100%.png")).isEmpty();
        assertThat(FileTitle.of("https://example.com/")).isEmpty();
    }
}
