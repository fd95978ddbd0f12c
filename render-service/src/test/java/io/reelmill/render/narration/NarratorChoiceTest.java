package io.reelmill.render.narration;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.providers.picture.Style;
import org.junit.jupiter.api.Test;

class NarratorChoiceTest {

    @Test
    void shouldSuitTheStyleWhereNoVoiceIsNamed() {
        assertThat(NarratorChoice.voiceId("reelmill-default", Style.DEFAULT)).isEqualTo("reelmill-ava");
        assertThat(NarratorChoice.voiceId("reelmill-default", Style.MODERN_NOIR_MINIMALISM))
                .isEqualTo("reelmill-arthur");
        assertThat(NarratorChoice.voiceId("reelmill-default", Style.CLAYMATION)).isEqualTo("reelmill-iris");
        assertThat(NarratorChoice.voiceId("reelmill-default", Style.PHOTOGRAPHY))
                .isEqualTo("reelmill-owen");
    }

    @Test
    void shouldLeaveANamedVoice() {
        assertThat(NarratorChoice.voiceId("reelmill-iris", Style.MOVIE)).isEqualTo("reelmill-iris");
        assertThat(NarratorChoice.voiceId("my-clone", Style.MOVIE)).isEqualTo("my-clone");
    }
}
