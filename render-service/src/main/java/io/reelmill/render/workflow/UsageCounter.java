package io.reelmill.render.workflow;

import io.reelmill.contracts.pricing.Usage;
import io.reelmill.render.visuals.Visual;
import java.util.List;

/** Counts what a take uses up, for its price. */
final class UsageCounter {

    private int images;
    private int clips;
    private int motionScenes;
    private int stockItems;
    private int provided;
    private int animated;
    private int restyled;
    private double voiceSeconds;
    private boolean enhanced;
    private double transcribedSeconds;
    private double avatarSeconds;
    private boolean music;
    private boolean soundEffects;
    private boolean website;
    private boolean cover;

    void visuals(List<Visual> visuals) {
        for (Visual visual : visuals) {
            if (visual instanceof Visual.Drawn) {
                images++;
            } else if (visual instanceof Visual.Clip clip) {
                clip(clip.engine());
            } else if (visual instanceof Visual.Given given) {
                animated += given.alive() ? 1 : 0;
                restyled += given.preset().isEmpty() ? 0 : 1;
            } else if (visual instanceof Visual.Split split) {
                visuals(List.of(split.above(), split.below()));
            }
        }
    }

    private void clip(String engine) {
        switch (engine) {
            case "motion-graphics" -> motionScenes++;
            case "stock-video" -> stockItems++;
            default -> clips++;
        }
    }

    void provided(int items) {
        provided += items;
    }

    void clips(int count) {
        clips += count;
    }

    void spoken(double seconds) {
        voiceSeconds += seconds;
    }

    void enhanced() {
        enhanced = true;
    }

    void transcribed(double seconds) {
        transcribedSeconds += seconds;
    }

    void avatar(double seconds) {
        avatarSeconds += seconds;
    }

    void music() {
        music = true;
    }

    void soundEffects() {
        soundEffects = true;
    }

    void website() {
        website = true;
    }

    void cover() {
        cover = true;
    }

    Usage usage() {
        return new Usage(
                images,
                clips,
                motionScenes,
                stockItems,
                provided,
                animated,
                restyled,
                voiceSeconds,
                enhanced,
                transcribedSeconds,
                avatarSeconds,
                music,
                soundEffects,
                website,
                cover);
    }
}
