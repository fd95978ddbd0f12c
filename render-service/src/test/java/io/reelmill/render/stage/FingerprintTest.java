package io.reelmill.render.stage;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.reelmill.render.source.PageStage;
import io.reelmill.render.source.WebsiteStage;
import io.reelmill.website.SiteRecorder.Footage;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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

    @ParameterizedTest
    @MethodSource
    void shouldTellApartWhatTwoRunsFindAtOneAddress(Function<String, Object> order) throws JsonProcessingException {
        String key = Fingerprint.of("build", order.apply("first run"));

        assertThat(Fingerprint.of("build", order.apply("first run"))).isEqualTo(key);
        assertThat(Fingerprint.of("build", order.apply("second run"))).isNotEqualTo(key);
    }

    static Stream<Function<String, Object>> shouldTellApartWhatTwoRunsFindAtOneAddress() {
        Footage footage = new Footage(216, 384, 8, 2);
        return Stream.of(
                run -> new WebsiteStage.Order("https://example.com/", footage, run),
                run -> new PageStage.Order("source.url", "https://example.com/", run));
    }
}
