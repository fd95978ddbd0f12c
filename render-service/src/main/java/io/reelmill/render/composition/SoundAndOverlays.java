package io.reelmill.render.composition;

import io.reelmill.cards.CardStyle;
import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.contracts.catalog.MusicParameters;
import io.reelmill.contracts.catalog.OptionParameters;
import io.reelmill.render.assembly.TimelineDraft;
import io.reelmill.render.assembly.TransitionChooser;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.input.InputFetcher;
import io.reelmill.render.overlay.OverlayLayout;
import io.reelmill.render.overlay.StickerStage;
import io.reelmill.render.overlay.StickerStage.Sticker;
import io.reelmill.render.progress.Step;
import io.reelmill.render.soundtrack.EffectsStage;
import io.reelmill.render.source.Material;
import io.reelmill.render.stage.StageRunner.Result;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.AudioTrack.Role;
import io.reelmill.timeline.Timeline;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What every workflow ends with: music, effects, and what lies over the pictures. */
public final class SoundAndOverlays {

    private final RenderAttempt attempt;
    private final InputFetcher inputs;

    public SoundAndOverlays(RenderAttempt attempt) {
        this.attempt = attempt;
        this.inputs = new InputFetcher(attempt);
    }

    /** Adds music, effects and overlays of the request, and assembles the timeline. */
    public Timeline finish(TimelineDraft draft) throws Exception {
        new MusicSelection(attempt).hear(draft);
        effects(draft, dress(draft));
        return attempt.assemble(draft);
    }

    /** Whether the overlays do not depend on the music. */
    boolean canDressFirst(TimelineDraft draft) {
        return !draft.tracks().isEmpty()
                || !attempt.spec().find(MusicParameters.SOUND_WAVE).orElse(false);
    }

    /** Adds music and effects to a draft that is dressed. */
    void hear(TimelineDraft draft, List<Double> pops) throws Exception {
        new MusicSelection(attempt).hear(draft);
        effects(draft, pops);
    }

    /** Sound effects that match the scenes, and ambience behind clips. */
    private void effects(TimelineDraft draft, List<Double> pops) throws Exception {
        boolean effects = attempt.spec().get(OptionParameters.SOUND_EFFECTS);
        boolean ambience = attempt.spec().get(MediaParameters.ADD_AUDIO_TO_VIDEOS);
        if (!effects && !ambience) {
            return;
        }
        if (effects) {
            attempt.usageCounter().soundEffects();
        }
        var order = new EffectsStage.Order(
                draft.shots(),
                TransitionChooser.into(draft.shots(), attempt.seed()),
                draft.words(),
                draft.language(),
                pops,
                draft.seconds(),
                effects,
                ambience,
                attempt.seed());
        var result = attempt.run(Step.SOUNDTRACK, new EffectsStage(), order);
        result.value()
                .cues()
                .forEach(cue -> draft.addTrack(new AudioTrack(
                        cue.ambience() ? Role.AMBIENCE : Role.EFFECT,
                        result.folder() + "/" + cue.file(),
                        cue.at(),
                        0,
                        0,
                        0)));
    }

    /** Adds the overlays that the request asks for; returns the times at which stickers appear, seconds. */
    List<Double> dress(TimelineDraft draft) throws Exception {
        OverlayLayout layout = new OverlayLayout(draft.canvas(), draft.seconds());
        CardStyle style = CardStyle.of(attempt.look(draft.canvas()));
        if (isDrawn()) {
            layout.progress(style).ifPresent(draft::addOverlay);
        }
        Optional<Material> mark = inputs.watermark();
        if (mark.isPresent()) {
            draft.addOverlay(layout.watermark(mark.get(), attempt.spec().get(OptionParameters.WATERMARK)));
        }
        if (attempt.spec().get(OptionParameters.HAS_TEXT_SMALL_AT_BOTTOM)) {
            draft.addOverlay(layout.smallText(draft.title()));
        }
        if (attempt.spec().find(MusicParameters.SOUND_WAVE).orElse(false)) {
            draft.tracks().stream()
                    .filter(t -> t.role() != Role.EFFECT && t.role() != Role.AMBIENCE)
                    .findFirst()
                    .ifPresent(t -> draft.addOverlay(layout.wave(t, attempt.captioned(draft), style)));
        }
        List<Double> pops = new ArrayList<>();
        if (attempt.spec().get(OptionParameters.ADD_STICKERS)) {
            var order = new StickerStage.Order(draft.shots(), isPictured(), layout.stickerSize(), draft.language());
            Result<StickerStage.Stickers> stickers = attempt.run(Step.SOUNDTRACK, new StickerStage(), order);
            for (int i = 0; i < stickers.value().list().size(); i++) {
                Sticker sticker = stickers.value().list().get(i);
                draft.addOverlay(layout.sticker(sticker, stickers.folder(), i));
                pops.add(sticker.start());
            }
        }
        return pops;
    }

    /** Whether the film is drawn in the style that the request names, not only what it is made of. */
    private boolean isDrawn() {
        return isPictured()
                && switch (attempt.spec().workflow()) {
                    case CAPTION_VIDEO, MOTION_TRANSFER, STATIC_BACKGROUND_VIDEO -> false;
                    default -> true;
                };
    }

    /** Whether the pictures are made, so that they show what is named. */
    private boolean isPictured() {
        String type = attempt.spec().get(MediaParameters.TYPE);
        return !type.equals("custom")
                && !type.equals("stock-video")
                && !attempt.spec().get(MediaParameters.USE_ONLY_PROVIDED);
    }
}
