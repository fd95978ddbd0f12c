package io.reelmill.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CropLossTest {

    private static final double PORTRAIT = 9 / 16.0;

    @Test
    void shouldTellWhenACropLosesTooMuch() {
        assertThat(CropLoss.isTooMuch(1920, 1080, PORTRAIT)).isTrue();
        assertThat(CropLoss.isTooMuch(1080, 1080, PORTRAIT)).isFalse();
        assertThat(CropLoss.isTooMuch(1080, 1920, PORTRAIT)).isFalse();
        assertThat(CropLoss.isTooMuch(1080, 1920, 16 / 9.0)).isTrue();
    }
}
