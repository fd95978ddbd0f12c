package io.reelmill.render.attempt;

import io.reelmill.contracts.pricing.Usage;
import io.reelmill.render.visuals.Visual;
import java.util.List;

/** Counts what an attempt uses up, for its price. */
public final class UsageCounter {

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

    public void visuals(List<Visual> visuals) {
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

    public void provided(int items) {
        provided += items;
    }

    public void clips(int count) {
        clips += count;
    }

    public void spoken(double seconds) {
        voiceSeconds += seconds;
    }

    public void enhanced() {
        enhanced = true;
    }

    public void transcribed(double seconds) {
        transcribedSeconds += seconds;
    }

    public void avatar(double seconds) {
        avatarSeconds += seconds;
    }

    public void music() {
        music = true;
    }

    public void soundEffects() {
        soundEffects = true;
    }

    public void website() {
        website = true;
    }

    public void cover() {
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
