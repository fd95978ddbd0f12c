package io.reelmill.render.generation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GenerationPromptTest {

    @Test
    void shouldKeepWhatTheClientSaysAndAddWhatIsLeftOpen() {
        assertThat(GenerationPrompt.improved("a fox."))
                .isEqualTo("a fox in a forest in soft morning light, one clear subject, depth, soft light");
        assertThat(GenerationPrompt.improved("a fox in the city"))
                .isEqualTo("a fox in the city, one clear subject, depth, soft light");
    }
}
