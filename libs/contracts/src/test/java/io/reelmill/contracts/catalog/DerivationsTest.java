package io.reelmill.contracts.catalog;

import static io.reelmill.contracts.catalog.Requests.accepted;
import static io.reelmill.contracts.catalog.Requests.rejected;
import static io.reelmill.contracts.catalog.Requests.script;
import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.contracts.catalog.Normalisation.Accepted;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What fields make of one another. */
class DerivationsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "'music':{'trackName':'Observer'}",
                "'audio':{'trackName':'Observer'}",
                "'selectedAudio':'Observer'",
                "'music':{'generateMusic':true}",
                "'music':{'audioUrl':'example.com/a.mp3'}"
            })
    void shouldSwitchMusicOnWhenAnotherOfItsFieldsIsGiven(String field) {
        String avatar = "{'workflow':'avatar-to-video','source':{'text':'Hi'},'avatar':{'url':'example.com/a.png'}";
        assertThat(accepted(avatar + "}").spec().get(MusicParameters.ENABLED)).isFalse();
        assertThat(accepted(avatar + "," + field + "}").spec().get(MusicParameters.ENABLED))
                .isTrue();
    }

    @Test
    void shouldKeepMusicOffWhenItIsSwitchedOff() {
        assertThat(accepted(script("'music':{'enabled':false,'trackName':'Observer'}"))
                        .spec()
                        .get(MusicParameters.ENABLED))
                .isFalse();
        assertThat(accepted(script("'disableAudio':true")).spec().get(MusicParameters.ENABLED))
                .isFalse();
        Accepted stripped = accepted(script("'music':{'enabled':true},'options':{'disableAudio':true}"));
        assertThat(stripped.spec().get(MusicParameters.ENABLED)).isFalse();
        assertThat(stripped.warnings()).anyMatch(w -> w.contains("options.disableAudio"));
    }

    @Test
    void shouldForceTheUltraImageModelForAiVideo() {
        Accepted outcome = accepted(script("'media':{'type':'ai-video','imageModel':'cheap'}"));
        assertThat(outcome.spec().get(MediaParameters.IMAGE_MODEL)).isEqualTo("ultra");
        assertThat(outcome.warnings())
                .containsExactly("media.type ai-video forces media.imageModel, which was set to ultra");
    }

    @ParameterizedTest
    @CsvSource({"standard,cheap,base", "pro,good,pro", "ultra,ultra,ultra"})
    void shouldPickTheModelsByQuality(String quality, String image, String video) {
        RenderSpec spec =
                accepted(script("'media':{'quality':'" + quality + "'}")).spec();
        assertThat(spec.get(MediaParameters.IMAGE_MODEL)).isEqualTo(image);
        assertThat(spec.get(MediaParameters.VIDEO_MODEL)).isEqualTo(video);
    }

    @ParameterizedTest
    @CsvSource({"base,base", "pro,pro", "ultra,pro", "veo3,pro", "sora2,pro"})
    void shouldAllowMotionGraphicsTwoDirectorsOnly(String asked, String used) {
        RenderSpec spec = accepted(script("'media':{'type':'motion-graphics','videoModel':'" + asked + "'}"))
                .spec();
        assertThat(spec.get(MediaParameters.VIDEO_MODEL)).isEqualTo(used);
    }

    @Test
    void shouldUseOnlyProvidedMediaWhereItsOrderCounts() {
        Accepted outcome = accepted(
                script("'media':{'type':'custom','useProvidedInOrder':true,'provided':[{'url':'example.com/a.mp4'}]}"));
        assertThat(outcome.spec().get(MediaParameters.USE_ONLY_PROVIDED)).isTrue();
        assertThat(outcome.warnings()).anyMatch(w -> w.contains("media.useOnlyProvided"));
        assertThat(outcome.spec()
                        .get(MediaParameters.PROVIDED)
                        .get(0)
                        .path("type")
                        .asText())
                .isEqualTo("video");
    }

    @Test
    void shouldTakeACharacterAsTheTargetOfAMotion() {
        String moved =
                "{'workflow':'motion-transfer','source':{'url':'https://example.com/a.mp4'},'characterIds':['one']";
        assertThat(accepted(moved + "}").warnings()).isEmpty();
        assertThat(accepted(moved + ",'media':{'provided':[{'url':'https://example.com/a.png'}]}}")
                        .warnings())
                .containsExactly("characterIds has no effect: the figure is the image of media.provided");
        assertThat(rejected(moved.replace("['one']", "[]") + "}"))
                .extracting(Violation::field)
                .containsExactly("media.provided");
        assertThat(accepted(script("'characterIds':['one']")).warnings()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "'',                                                                       40",
        "'\"source\":{\"durationSeconds\":20}',                                    20",
        "'\"durationSeconds\":20,\"options\":{\"promptTargetDuration\":90}',       90",
        "'\"durationSeconds\":20,\"options\":{\"promptTargetDuration\":\"auto\"}', 20",
        "'\"promptTargetDuration\":\"25\"',                                        25",
    })
    void shouldPreferTheTargetDurationThenTheHintThenFortySeconds(String fields, double seconds) {
        String more = fields.isEmpty() ? "" : "," + fields;
        RenderSpec spec = accepted("{'workflow':'prompt-to-video','prompt':'Whales'" + more + "}")
                .spec();
        assertThat(spec.get(SourceParameters.DURATION_SECONDS)).isEqualTo(seconds);
    }
}
