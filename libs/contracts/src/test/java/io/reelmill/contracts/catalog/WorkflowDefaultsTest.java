package io.reelmill.contracts.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.contracts.catalog.Normalisation.Accepted;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WorkflowDefaultsTest {

    @ParameterizedTest
    @CsvSource({
        // workflow,              media.type,   voice, music, onlyProvided, avatar, addAudio
        "script-to-video,         moving-image, true,  true,  false, false, false",
        "prompt-to-video,         ai-video,     true,  true,  false, false, true",
        "audio-to-video,          ai-video,     false, false, false, false, false",
        "music-to-video,          moving-image, false, false, false, false, false",
        "article-to-video,        moving-image, true,  true,  false, false, false",
        "avatar-to-video,         moving-image, true,  false, false, true,  false",
        "static-background-video, moving-image, true,  true,  false, false, false",
        "motion-transfer,         moving-image, false, true,  true,  false, false",
        "caption-video,           moving-image, false, true,  false, false, false",
        "ad-generator,            moving-image, true,  true,  true,  false, false",
    })
    void shouldUseTheDefaultsOfEachWorkflow(
            String workflow,
            String mediaType,
            boolean voice,
            boolean music,
            boolean onlyProvided,
            boolean avatar,
            boolean addAudio) {
        var body = InterfaceField.body(Workflow.find(workflow).orElseThrow());
        RenderSpec spec = ((Accepted) RequestNormaliser.normalise(body)).spec();

        assertThat(spec.get(MediaParameters.TYPE)).isEqualTo(mediaType);
        assertThat(spec.get(VoiceParameters.ENABLED)).isEqualTo(voice);
        assertThat(spec.get(MusicParameters.ENABLED)).isEqualTo(music);
        assertThat(spec.get(MediaParameters.USE_ONLY_PROVIDED)).isEqualTo(onlyProvided);
        assertThat(spec.get(AvatarParameters.ENABLED)).isEqualTo(avatar);
        assertThat(spec.get(MediaParameters.ADD_AUDIO_TO_VIDEOS)).isEqualTo(addAudio);
        assertThat(spec.get(CaptionParameters.ENABLED)).isTrue();
        assertThat(spec.get(RequestParameters.ASPECT_RATIO)).isEqualTo("9:16");
    }
}
