// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import io.reelmill.sdk.RequestBody;
import java.util.List;

/** What is to be generated. Legacy names of fields are listed with each field. */
public final class GenerationRequest extends RequestBody<GenerationRequest> {

    /** What is generated; image unless a field asks for a clip. */
    public GenerationRequest mediaType(String value) {
        return with("mediaType", value);
    }

    /**
     * What is to be seen. Required, except for a clip that has a firstFrame. Aliases: source.prompt, input.
     */
    public GenerationRequest prompt(String value) {
        return with("prompt", value);
    }

    /**
     * Shape of the picture: 9:16, or with a first or last frame the ratio nearest to that of the frame. Also
     * accepted: 1/1, 9/16, 16/9, 4/5, square, portrait, landscape, feed, linkedin. Aliases: aspectRatio.
     */
    public GenerationRequest ratio(String value) {
        return with("ratio", value);
    }

    /** Image model. Aliases: media.imageModel. */
    public GenerationRequest imageQuality(String value) {
        return with("imageQuality", value);
    }

    /** Video model. Aliases: media.videoModel. */
    public GenerationRequest videoQuality(String value) {
        return with("videoQuality", value);
    }

    /** How many images; there is always one clip. Aliases: imageCount, options.outputCount. */
    public GenerationRequest count(long value) {
        return with("count", value);
    }

    /** Length of the clip in seconds: 5, or as long as voiceId needs to say the prompt. */
    public GenerationRequest duration(long value) {
        return with("duration", value);
    }

    /** Visual style. Aliases: media.mediaPreset, media.generationPreset, options.generationPreset. */
    public GenerationRequest generationPreset(String value) {
        return with("generationPreset", value);
    }

    /** Picture that the clip begins with. */
    public GenerationRequest firstFrame(String value) {
        return with("firstFrame", value);
    }

    /** Picture that the clip ends with. */
    public GenerationRequest lastFrame(String value) {
        return with("lastFrame", value);
    }

    /** Pictures whose content is to appear: at most 4 for images, 9 for clips. */
    public GenerationRequest referenceImages(List<String> value) {
        return with("referenceImages", value);
    }

    /** Videos whose content is to appear in the clip. */
    public GenerationRequest referenceVideos(List<String> value) {
        return with("referenceVideos", value);
    }

    /** Sounds that are heard in the clip, one after the other. */
    public GenerationRequest referenceAudios(List<String> value) {
        return with("referenceAudios", value);
    }

    /** Ambient sound with the clip. */
    public GenerationRequest enableAudio(boolean value) {
        return with("enableAudio", value);
    }

    /** Ids of the workspace's characters that are to appear. Aliases: characterIds. */
    public GenerationRequest selectedCharacters(List<String> value) {
        return with("selectedCharacters", value);
    }

    /** Have the prompt rewritten first. */
    public GenerationRequest improvePrompt(boolean value) {
        return with("improvePrompt", value);
    }

    /** Answer what is said in the clip, with the times of the words. */
    public GenerationRequest withTranscript(boolean value) {
        return with("withTranscript", value);
    }

    /**
     * Id of a voice or of a cloned voice that says in the clip what the prompt has in quotation marks, or all
     * of the prompt.
     */
    public GenerationRequest voiceId(String value) {
        return with("voiceId", value);
    }
}
