package io.reelmill.speech;

import java.util.Arrays;
import java.util.Optional;

/** The English voices that are built in: one recorded voice, re-voiced. A request names them in {@code voice.voiceId}. */
public enum EmbeddedVoice {
    /** The voice as it was recorded: a woman who explains. */
    AVA("reelmill-ava", Gender.FEMALE, VoiceAdjustment.USUAL),
    /** A young woman, bright and lively. */
    IRIS("reelmill-iris", Gender.FEMALE, new VoiceAdjustment(1.14, 1.2, 1.06, 1.5, 1.04)),
    /** A man in conversation. */
    OWEN("reelmill-owen", Gender.MALE, new VoiceAdjustment(0.64, 1.05, 0.88, -1, 1)),
    /** An old narrator, deep and slow. */
    ARTHUR("reelmill-arthur", Gender.MALE, new VoiceAdjustment(0.5, 0.95, 0.83, -2.5, 0.92));

    /** How a voice sounds. */
    public enum Gender {
        FEMALE,
        MALE
    }

    private final String id;
    private final Gender gender;
    private final VoiceAdjustment adjustment;

    EmbeddedVoice(String id, Gender gender, VoiceAdjustment adjustment) {
        this.id = id;
        this.gender = gender;
        this.adjustment = adjustment;
    }

    /** As a request names it. */
    public String id() {
        return id;
    }

    public Gender gender() {
        return gender;
    }

    /** How it differs from the recorded voice. */
    public VoiceAdjustment adjustment() {
        return adjustment;
    }

    /**
     * The voice of an id.
     *
     * @param id in any case; {@code female} and {@code male} are the first of that gender
     */
    public static Optional<EmbeddedVoice> of(String id) {
        return Arrays.stream(values())
                .filter(voice ->
                        voice.id.equalsIgnoreCase(id) || voice.gender.name().equalsIgnoreCase(id))
                .findFirst();
    }
}
