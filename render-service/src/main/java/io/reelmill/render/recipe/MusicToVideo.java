package io.reelmill.render.recipe;

import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.contracts.catalog.MusicParameters;
import io.reelmill.contracts.catalog.OptionParameters;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.hearing.MusicSheet;
import io.reelmill.providers.hearing.Transcript;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.assembly.Animation;
import io.reelmill.render.assembly.TimelineDraft;
import io.reelmill.render.attempt.FrameSize;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.attempt.SpokenLanguage;
import io.reelmill.render.composition.MergedVideos;
import io.reelmill.render.composition.ScriptNarration;
import io.reelmill.render.composition.SoundAndOverlays;
import io.reelmill.render.composition.VisualSelection;
import io.reelmill.render.hearing.AlignmentStage;
import io.reelmill.render.hearing.Lyrics;
import io.reelmill.render.hearing.TranscriptScript;
import io.reelmill.render.input.InputFetcher;
import io.reelmill.render.progress.Step;
import io.reelmill.render.source.Material;
import io.reelmill.render.source.Material.Kind;
import io.reelmill.render.source.Silence;
import io.reelmill.render.visuals.BRollMix;
import io.reelmill.render.visuals.BeatAligner;
import io.reelmill.render.visuals.BeatCutter;
import io.reelmill.render.visuals.MusicScenes;
import io.reelmill.render.visuals.Sequence;
import io.reelmill.render.visuals.Visual;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Timeline;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Pictures for a piece of music: they change on its beats, faster and livelier where it is louder. */
@ApplicationScoped
class MusicToVideo implements Recipe {

    @Override
    public Workflow workflow() {
        return Workflow.MUSIC_TO_VIDEO;
    }

    @Override
    public Timeline plan(RenderAttempt attempt) throws Exception {
        FrameSize size = new FrameSize(attempt.spec());
        InputFetcher inputs = new InputFetcher(attempt);
        Material piece = inputs.material(
                "source.url", attempt.spec().get(SourceParameters.URL), "", size.largest(), Kind.AUDIO, Kind.VIDEO);
        if (piece.sound() == null) {
            throw new ProviderException(Category.INPUT, "source.url has no sound.");
        }
        attempt.requireAllowedLength(piece.seconds());
        if (Silence.isIn(attempt.folder().resolve(piece.sound()))) {
            attempt.warn("source.url is silent; the pictures change at an even pace");
        }
        List<Material> provided = inputs.provided(size.largest());
        Canvas canvas = size.canvas(provided);
        MusicSheet sheet = inputs.music(piece);
        Transcript lyrics = lyrics(attempt, inputs, piece);
        String brief = attempt.spec().find(SourceParameters.PROMPT).orElse("");
        TimelineDraft draft =
                new TimelineDraft(canvas, piece.seconds(), brief.isEmpty() ? "music" : brief, lyrics.language());
        draft.addTrack(new AudioTrack(AudioTrack.Role.SOURCE, piece.sound(), 0, 0, 0, 0.05));
        draft.addCaptions(ScriptNarration.words(new TranscriptScript(lyrics).words(), 0));
        MusicScenes scenes = new MusicScenes(sheet, attempt.seed());
        List<Shot> shots = shots(attempt, sheet, lyrics, brief, draft, scenes);
        VisualSelection selection = new VisualSelection(attempt);
        Optional<Sequence> sequence = new MergedVideos(attempt).of(provided);
        if (sequence.isPresent()) {
            shots = new BeatAligner(sheet.beats()).align(sequence.get().shots(draft.seconds(), shots), List.of());
        }
        Optional<Material> website = inputs.website(canvas, draft.seconds());
        List<Shot> pictured = sequence.isPresent() || website.isPresent() ? shots : selection.pictured(shots);
        List<Visual> visuals = website.isPresent()
                ? BRollMix.footageOnly(website.get(), pictured)
                : selection.visuals(sequence, provided, pictured, draft);
        List<Picture> pictures = selection.pictures(draft, shots, pictured, visuals);
        draft.setPictures(shots, inTime(attempt, pictured, pictures, scenes));
        return new SoundAndOverlays(attempt).finish(draft);
    }

    /** The lyrics as the request has them, else as they are heard; these may be none. */
    private static Transcript lyrics(RenderAttempt attempt, InputFetcher inputs, Material piece) throws Exception {
        Optional<String> given = attempt.spec().find(SourceParameters.TEXT).filter(text -> !text.isBlank());
        if (given.isEmpty()) {
            return attempt.spec().get(OptionParameters.HAS_TO_TRANSCRIPT)
                    ? inputs.transcript(piece)
                    : new Transcript(ScriptNarration.languageOr(attempt, "en"), List.of());
        }
        Lyrics lyrics = Lyrics.read(given.get());
        String language = new SpokenLanguage(attempt).of(lyrics.text());
        if (lyrics.isTimed()) {
            return lyrics.timed(language, piece.seconds());
        }
        AlignmentStage stage = new AlignmentStage(attempt.providers().audio().aligner(), attempt.folder());
        var order = new AlignmentStage.Order(piece.sound(), lyrics.text(), language);
        return lyrics.parted(attempt.run(Step.TRANSCRIPT, stage, order).value(), language);
    }

    /** Where nothing else is asked for, pictures move the more the livelier the music is. */
    private static List<Picture> inTime(
            RenderAttempt attempt, List<Shot> shots, List<Picture> pictures, MusicScenes scenes) {
        if (Animation.named(attempt.spec().get(MediaParameters.ANIMATION)) != Animation.SOFT) {
            return pictures;
        }
        List<Picture> moved = new ArrayList<>();
        for (int i = 0; i < pictures.size(); i++) {
            boolean lively = scenes.at(shots.get(i)) == MusicScenes.Energy.LIVELY;
            moved.add(lively ? Animation.DYNAMIC.applyTo(pictures.get(i)) : pictures.get(i));
        }
        return moved;
    }

    private static List<Shot> shots(
            RenderAttempt attempt,
            MusicSheet sheet,
            Transcript lyrics,
            String brief,
            TimelineDraft draft,
            MusicScenes scenes) {
        boolean byLyrics =
                attempt.spec().find(MusicParameters.SYNC_WITH).orElse("beats").equals("lyrics");
        ScriptNarration narration = new ScriptNarration(attempt);
        if (byLyrics && !lyrics.words().isEmpty()) {
            TranscriptScript sung = new TranscriptScript(lyrics);
            return narration.shots(sung.script(brief), sung.words(), 0, draft.seconds());
        }
        List<Shot> shots = new BeatCutter(narration.picturesPerMinute()).cut(sheet, draft.seconds(), brief);
        return scenes.of(shots, draft.words());
    }
}
