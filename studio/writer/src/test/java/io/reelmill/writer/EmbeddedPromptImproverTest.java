package io.reelmill.writer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EmbeddedPromptImproverTest {

    @Test
    void shouldKeepWhatTheClientSaysAndAddWhatIsLeftOpen() {
        assertThat(new EmbeddedPromptImprover().improve("a fox."))
                .isEqualTo("a fox in a forest in soft morning light, one clear subject, depth, soft light");
        assertThat(new EmbeddedPromptImprover().improve("a fox in the city"))
                .isEqualTo("a fox in the city, one clear subject, depth, soft light");
    }
}
