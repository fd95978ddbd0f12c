package io.reelmill.contracts.pricing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.catalog.Normalisation;
import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.catalog.RequestNormaliser;
import org.junit.jupiter.api.Test;

class AllowedLengthTest {

    private static final String SOUND =
            "{\"workflow\": \"audio-to-video\", \"source\": {\"url\": \"https://example.com/a.mp3\"}}";
    private static final String PROMPT =
            "{\"workflow\": \"prompt-to-video\", \"source\": {\"prompt\": \"Salt\", \"durationSeconds\": 60}}";

    private final ObjectMapper json = ContractJson.mapper();

    @Test
    void shouldRefuseAFilmThatIsMuchLongerThanThePlanAllows() throws Exception {
        RenderSpec spec = spec(SOUND).limitedTo(60);
        assertThat(PriceList.filmAbove(spec, 75)).as("estimates are not exact").isEmpty();
        assertThat(PriceList.filmAbove(spec, 76)).get().satisfies(violation -> {
            assertThat(violation.field()).isEqualTo("source.url");
            assertThat(violation.message())
                    .isEqualTo("source.url makes a film of about 76 s; the plan of this workspace allows 60 s");
        });
    }

    @Test
    void shouldNotBlameTheClientForALengthThatTheWriterAimsAt() throws Exception {
        assertThat(PriceList.filmAbove(spec(PROMPT).limitedTo(60), 600)).isEmpty();
    }

    @Test
    void shouldAllowAnyLengthToRequestsOfVersionsThatDidNotSay() throws Exception {
        assertThat(PriceList.filmAbove(spec(SOUND), 6_000)).isEmpty();
        RenderSpec former = json.readValue("{\"workflow\":\"audio-to-video\",\"values\":{}}", RenderSpec.class);
        assertThat(former.longestFilmSeconds()).isNull();
    }

    @Test
    void shouldKeepTheLimitOnItsWayAndInExports() throws Exception {
        RenderSpec spec = spec(SOUND).limitedTo(60).overriddenBy(json.readTree("{\"render\":{\"frameRate\":25}}"));
        assertThat(json.readValue(json.writeValueAsBytes(spec), RenderSpec.class)
                        .longestFilmSeconds())
                .isEqualTo(60);
    }

    private RenderSpec spec(String body) throws Exception {
        return ((Normalisation.Accepted) RequestNormaliser.normalise(json.readTree(body))).spec();
    }
}
