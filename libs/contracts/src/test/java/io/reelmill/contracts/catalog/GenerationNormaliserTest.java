package io.reelmill.contracts.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.catalog.GenerationNormaliser.Outcome;
import io.reelmill.contracts.pricing.Estimate;
import io.reelmill.contracts.pricing.Line;
import io.reelmill.contracts.pricing.PriceList;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GenerationNormaliserTest {

    @Test
    void shouldFillInEveryDefaultOfAnImage() throws IOException {
        GenerationSpec spec = accepted("{'prompt': 'a cat'}").spec();

        assertThat(spec.isVideo()).isFalse();
        assertThat(spec.get(GenerationParameters.RATIO)).isEqualTo("9:16");
        assertThat(spec.get(GenerationParameters.IMAGE_QUALITY)).isEqualTo("good");
        assertThat(spec.get(GenerationParameters.PRESET)).isEqualTo("DEFAULT");
        assertThat(spec.get(GenerationParameters.COUNT)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "prompt, prompt, a cat",
        "source.prompt, prompt, a cat",
        "input, prompt, a cat",
        "ratio, ratio, 16:9",
        "aspectRatio, ratio, 16:9",
        "imageQuality, imageQuality, ultra",
        "media.imageModel, imageQuality, ultra",
        "media.videoModel, videoQuality, base",
        "generationPreset, generationPreset, INK",
        "media.mediaPreset, generationPreset, INK"
    })
    void shouldTakeEveryNameOfAField(String sent, String field, String value) throws IOException {
        int dot = sent.indexOf('.');
        String own = dot < 0
                ? "'%s': '%s'".formatted(sent, value)
                : "'%s': {'%s': '%s'}".formatted(sent.substring(0, dot), sent.substring(dot + 1), value);
        String more = field.equals("prompt") ? "" : ", 'prompt': 'a cat'";

        GenerationSpec spec =
                accepted("{" + own + ", 'mediaType': 'video'" + more + "}").spec();

        assertThat(spec.values().path(field).asText()).isEqualTo(value);
    }

    @ParameterizedTest
    @CsvSource({
        "square, 1:1",
        "portrait, 9:16",
        "landscape, 16:9",
        "feed, 4:5",
        "linkedin, 4:5",
        "9/16, 9:16",
        "Portrait, 9:16"
    })
    void shouldKnowEveryRatioByItsNames(String sent, String ratio) throws IOException {
        assertThat(accepted("{'prompt': 'a', 'ratio': '" + sent + "'}").spec().get(GenerationParameters.RATIO))
                .isEqualTo(ratio);
    }

    @Test
    void shouldMakeAVideoWhereAFieldAsksForOneAndLeaveTheShapeToItsFrame() throws IOException {
        Outcome read = accepted("{'firstFrame': 'a.example/cat.png', 'count': 4}");

        assertThat(read.spec().isVideo()).isTrue();
        assertThat(read.spec().find(GenerationParameters.RATIO)).isEmpty();
        assertThat(read.spec().get(GenerationParameters.COUNT)).isEqualTo(1);
        assertThat(read.spec().get(GenerationParameters.FIRST_FRAME)).isEqualTo("https://a.example/cat.png");
        assertThat(read.warnings())
                .anyMatch(w -> w.startsWith("mediaType was set to video"))
                .anyMatch(w -> w.startsWith("count has no effect"));
    }

    @Test
    void shouldTellWhatHasNoEffectForAnImage() throws IOException {
        Outcome read = accepted("{'prompt': 'a', 'mediaType': 'image', 'duration': 9, 'voiceId': 'x'}");

        assertThat(read.warnings())
                .containsExactly("duration has no effect for an image", "voiceId has no effect for an image");
        assertThat(read.spec().find(GenerationParameters.DURATION)).isEmpty();
        assertThat(read.spec().speech()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'mediaType': 'video'} | prompt | prompt is required, except for a video with firstFrame",
                "{'prompt': ' '} | prompt | prompt is required, except for a video with firstFrame",
                "{'prompt': 7} | prompt | prompt must be text",
                "{'prompt': 'a', 'count': 0} | count | count must lie between 1 and 10",
                "{'prompt': 'a', 'mediaType': 'video', 'duration': 61} | duration | duration must lie between 1 and 60",
                "{'prompt': 'a', 'referenceImages': ['a.b','a.b','a.b','a.b','a.b']} | referenceImages |"
                        + " referenceImages must have at most 4 items for an image; it has 5",
                "{'prompt': 'a', 'mediaType': 'video', 'referenceVideos': ['a.b','a.b','a.b','a.b']} | referenceVideos"
                        + " | referenceVideos must have at most 3 items; it has 4",
                "{'prompt': 'a', 'mediaType': 'video', 'referenceAudios': ['a.b','a.b','a.b','a.b']} | referenceAudios"
                        + " | referenceAudios must have at most 3 items; it has 4",
                "{'prompt': 'a', 'characterIds': [1]} | selectedCharacters[0] | selectedCharacters[0] (sent as"
                        + " characterIds[0]) must be text that is not blank",
                "{'prompt': 'a', 'referenceImages': [1]} | referenceImages[0] | referenceImages[0] must be text: an"
                        + " http(s) URL"
            })
    void shouldNameTheFieldAndWhatWouldBeRight(String body, String field, String message) throws IOException {
        assertThat(read(body).violations()).singleElement().satisfies(violation -> {
            assertThat(violation.field()).isEqualTo(field);
            assertThat(violation.message()).isEqualTo(message);
        });
    }

    @Test
    void shouldTakeNineReferenceImagesForAVideo() throws IOException {
        String nine = "'a.b',".repeat(9).replaceFirst(",$", "");

        assertThat(read("{'prompt': 'a', 'mediaType': 'video', 'referenceImages': [" + nine + "]}")
                        .violations())
                .isEmpty();
        assertThat(read("{'prompt': 'a', 'mediaType': 'video', 'referenceImages': [" + nine + ", 'a.b']}")
                        .violations())
                .hasSize(1);
    }

    @Test
    void shouldSayOnlyWhatIsQuotedAndLastAsLongAsThatTakes() throws IOException {
        String twenty = "word ".repeat(20).strip();
        GenerationSpec spec = accepted("{'prompt': 'A robot says \u201c" + twenty
                        + "\u201d and leaves.', 'mediaType': 'video', 'voiceId': 'reelmill-default'}")
                .spec();

        assertThat(spec.speech()).isEqualTo(twenty);
        assertThat(spec.get(GenerationParameters.DURATION)).isEqualTo(8);
    }

    @Test
    void shouldCostByModelNumberAndStartedSeconds() throws IOException {
        assertThat(price("{'prompt': 'a', 'count': 3, 'imageQuality': 'ultra'}").credits())
                .isEqualTo(12);
        assertThat(price("{'prompt': 'a', 'mediaType': 'video', 'duration': 5}").credits())
                .isEqualTo(30);
        assertThat(price("{'prompt': 'a', 'mediaType': 'video', 'duration': 6, 'videoQuality': 'sora2'}")
                        .credits())
                .isEqualTo(160);
        Estimate spoken =
                price("{'prompt': 'a', 'mediaType': 'video', 'duration': 11, 'voiceId': 'x', 'videoQuality': 'base'}");
        assertThat(spoken.breakdown()).extracting(Line::item).isEqualTo(List.of("clip", "voice"));
        assertThat(spoken.credits()).isEqualTo(3 * 15 + 2);
    }

    @Test
    void shouldBeMadeWithTheSettingsOfARenderWithoutCaptionsAndMusic() throws IOException {
        RenderSpec render = accepted("{'prompt': 'a', 'generationPreset': 'INK', 'imageQuality': 'ultra'}")
                .spec()
                .renderSpec();

        assertThat(render.get(MediaParameters.TYPE)).isEqualTo("moving-image");
        assertThat(render.get(MediaParameters.MEDIA_PRESET)).isEqualTo("INK");
        assertThat(render.get(MediaParameters.IMAGE_MODEL)).isEqualTo("ultra");
        assertThat(render.get(CaptionParameters.ENABLED)).isFalse();
        assertThat(render.get(MusicParameters.ENABLED)).isFalse();
        assertThat(render.get(VoiceParameters.ENABLED)).isFalse();
    }

    private static Estimate price(String body) throws IOException {
        return PriceList.load().estimate(accepted(body).spec());
    }

    private static Outcome accepted(String body) throws IOException {
        Outcome read = read(body);
        assertThat(read.violations()).isEmpty();
        return read;
    }

    private static Outcome read(String body) throws IOException {
        return GenerationNormaliser.normalise(ContractJson.mapper().readTree(body.replace('\'', '"')), UrlRule.FORM);
    }
}
