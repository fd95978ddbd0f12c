package io.reelmill.render.stage;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FingerprintTest {

    @Test
    void shouldTellInputsAndBuildsApart() throws JsonProcessingException {
        String key = Fingerprint.of("build 1", Map.of("a", 1, "b", 2));

        assertThat(Fingerprint.of("build 1", Map.of("b", 2, "a", 1))).isEqualTo(key);
        assertThat(Fingerprint.of("build 1", Map.of("a", 2, "b", 2))).isNotEqualTo(key);
        assertThat(Fingerprint.of("build 2", Map.of("a", 1, "b", 2))).isNotEqualTo(key);
    }

    @Test
    void shouldKnowTheBuildByTheHashOfItsCodeAndItsNativeLibraries() {
        assertThat(BuildFingerprint.value()).matches("[0-9a-f]{64} ffmpeg \\S+ javacpp \\S+ skija \\S+");
    }
}
