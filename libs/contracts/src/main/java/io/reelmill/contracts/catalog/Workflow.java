package io.reelmill.contracts.catalog;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Optional;

/** What kind of video is made, and from what. */
public enum Workflow {
    SCRIPT_TO_VIDEO("script-to-video"),
    PROMPT_TO_VIDEO("prompt-to-video"),
    AUDIO_TO_VIDEO("audio-to-video"),
    MUSIC_TO_VIDEO("music-to-video"),
    ARTICLE_TO_VIDEO("article-to-video"),
    AVATAR_TO_VIDEO("avatar-to-video"),
    STATIC_BACKGROUND_VIDEO("static-background-video"),
    MOTION_TRANSFER("motion-transfer"),
    CAPTION_VIDEO("caption-video"),
    AD_GENERATOR("ad-generator");

    private final String wireName;

    Workflow(String wireName) {
        this.wireName = wireName;
    }

    @JsonValue
    public String wireName() {
        return wireName;
    }

    /** The workflow of exactly this name. */
    public static Optional<Workflow> find(String wireName) {
        return Arrays.stream(values()).filter(w -> w.wireName.equals(wireName)).findFirst();
    }

    static String[] wireNames() {
        return Arrays.stream(values()).map(Workflow::wireName).toArray(String[]::new);
    }

    @JsonCreator
    static Workflow of(String wireName) {
        return find(wireName).orElseThrow(() -> new IllegalArgumentException("unknown workflow " + wireName));
    }
}
