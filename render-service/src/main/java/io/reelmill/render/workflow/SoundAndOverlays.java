package io.reelmill.render.workflow;

import io.reelmill.cards.CardStyle;
import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.contracts.catalog.MusicParameters;
import io.reelmill.contracts.catalog.OptionParameters;
import io.reelmill.render.assembly.TransitionChooser;
import io.reelmill.render.overlay.OverlayLayout;
import io.reelmill.render.overlay.StickerStage;
import io.reelmill.render.overlay.StickerStage.Sticker;
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
final class SoundAndOverlays {

    private final RenderAttempt take;
    private final InputFetcher gathering;

    SoundAndOverlays(RenderAttempt take) {
        this.take = take;
        this.gathering = new InputFetcher(take);
    }

    /** Adds all that the request asks for beside the recipe's own, and lays it on a timeline. */
    Timeline finish(TimelineDraft cut) throws Exception {
        new MusicSelection(take).hear(cut);
        effects(cut, dress(cut));
        return take.assemble(cut);
    }

    /** Sounds that go with the scenes, and the air of the place behind clips. */
    private void effects(TimelineDraft cut, List<Double> pops) throws Exception {
        boolean effects = take.spec().get(OptionParameters.SOUND_EFFECTS);
        boolean ambience = take.spec().get(MediaParameters.ADD_AUDIO_TO_VIDEOS);
        if (!effects && !ambience) {
            return;
        }
        if (effects) {
            take.tally().soundEffects();
        }
        var order = new EffectsStage.Order(
                cut.shots(),
                TransitionChooser.into(cut.shots(), take.seed()),
                cut.words(),
                cut.language(),
                pops,
                cut.seconds(),
                effects,
                ambience,
                take.seed());
        var result = take.run(Step.SOUNDTRACK, new EffectsStage(), order);
        result.value()
                .cues()
                .forEach(cue -> cut.hear(new AudioTrack(
                        cue.ambience() ? Role.AMBIENCE : Role.EFFECT,
                        result.folder() + "/" + cue.file(),
                        cue.at(),
                        0,
                        0,
                        0)));
    }

    /** Lays over the pictures what is asked for; answers when something of it springs up. */
    private List<Double> dress(TimelineDraft cut) throws Exception {
        OverlayLayout dressing = new OverlayLayout(cut.canvas(), cut.seconds());
        CardStyle style = CardStyle.of(take.look(cut.canvas()));
        if (isDrawn()) {
            dressing.progress(style).ifPresent(cut::over);
        }
        Optional<Material> mark = gathering.watermark();
        if (mark.isPresent()) {
            cut.over(dressing.watermark(mark.get(), take.spec().get(OptionParameters.WATERMARK)));
        }
        if (take.spec().get(OptionParameters.HAS_TEXT_SMALL_AT_BOTTOM)) {
            cut.over(dressing.smallText(cut.title()));
        }
        if (take.spec().find(MusicParameters.SOUND_WAVE).orElse(false)) {
            cut.tracks().stream()
                    .filter(t -> t.role() != Role.EFFECT && t.role() != Role.AMBIENCE)
                    .findFirst()
                    .ifPresent(t -> cut.over(dressing.wave(t, take.captioned(cut), style)));
        }
        List<Double> pops = new ArrayList<>();
        if (take.spec().get(OptionParameters.ADD_STICKERS)) {
            var order = new StickerStage.Order(cut.shots(), isPictured(), dressing.stickerSize());
            Result<StickerStage.Stickers> stickers = take.run(Step.SOUNDTRACK, new StickerStage(), order);
            for (int i = 0; i < stickers.value().list().size(); i++) {
                Sticker sticker = stickers.value().list().get(i);
                cut.over(dressing.sticker(sticker, stickers.folder(), i));
                pops.add(sticker.start());
            }
        }
        return pops;
    }

    /** Whether the film is drawn in the style that the request names, not only what it is made of. */
    private boolean isDrawn() {
        return isPictured()
                && switch (take.spec().workflow()) {
                    case CAPTION_VIDEO, MOTION_TRANSFER, STATIC_BACKGROUND_VIDEO -> false;
                    default -> true;
                };
    }

    /** Whether the pictures are made, so that they show what is named. */
    private boolean isPictured() {
        String type = take.spec().get(MediaParameters.TYPE);
        return !type.equals("custom")
                && !type.equals("stock-video")
                && !take.spec().get(MediaParameters.USE_ONLY_PROVIDED);
    }
}
