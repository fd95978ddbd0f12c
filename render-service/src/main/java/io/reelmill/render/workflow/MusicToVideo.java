package io.reelmill.render.workflow;

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
import io.reelmill.render.hearing.Lyrics;
import io.reelmill.render.hearing.LyricsStage;
import io.reelmill.render.hearing.TranscriptScript;
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
    public Timeline plan(RenderAttempt take) throws Exception {
        FrameSize size = new FrameSize(take.spec());
        InputFetcher gathering = new InputFetcher(take);
        Material piece = gathering.material(
                "source.url", take.spec().get(SourceParameters.URL), "", size.largest(), Kind.AUDIO, Kind.VIDEO);
        if (piece.sound() == null) {
            throw new ProviderException(Category.INPUT, "source.url has no sound.");
        }
        if (Silence.isIn(take.folder().resolve(piece.sound()))) {
            take.warn("source.url is silent; the pictures change at an even pace");
        }
        List<Material> provided = gathering.provided(size.largest());
        Canvas canvas = size.canvas(provided);
        MusicSheet sheet = gathering.music(piece);
        Transcript lyrics = lyrics(take, gathering, piece);
        String brief = take.spec().find(SourceParameters.PROMPT).orElse("");
        TimelineDraft cut =
                new TimelineDraft(canvas, piece.seconds(), brief.isEmpty() ? "music" : brief, lyrics.language());
        cut.hear(new AudioTrack(AudioTrack.Role.SOURCE, piece.sound(), 0, 0, 0, 0.05));
        cut.caption(NarratedScript.words(new TranscriptScript(lyrics).words(), 0));
        MusicScenes scenes = new MusicScenes(sheet, take.seed());
        List<Shot> shots = shots(take, sheet, lyrics, brief, cut, scenes);
        VisualSelection showing = new VisualSelection(take);
        Optional<Sequence> sequence = new ClipMerger(take).of(provided);
        if (sequence.isPresent()) {
            shots = new BeatAligner(sheet.beats()).align(sequence.get().shots(cut.seconds(), shots), List.of());
        }
        Optional<Material> website = gathering.website(canvas, cut.seconds());
        List<Shot> pictured = sequence.isPresent() || website.isPresent() ? shots : showing.pictured(shots);
        List<Visual> visuals = website.isPresent()
                ? BRollMix.footageOnly(website.get(), pictured)
                : showing.visuals(sequence, provided, pictured, cut.seconds());
        List<Picture> pictures = showing.pictures(cut, shots, pictured, visuals);
        cut.show(shots, inTime(take, pictured, pictures, scenes));
        return new SoundAndOverlays(take).finish(cut);
    }

    /** The lyrics as the request has them, else as they are heard; these may be none. */
    private static Transcript lyrics(RenderAttempt take, InputFetcher gathering, Material piece) throws Exception {
        Optional<String> given = take.spec().find(SourceParameters.TEXT).filter(text -> !text.isBlank());
        if (given.isEmpty()) {
            return take.spec().get(OptionParameters.HAS_TO_TRANSCRIPT)
                    ? gathering.transcript(piece)
                    : new Transcript(NarratedScript.languageOr(take, "en"), List.of());
        }
        Lyrics lyrics = Lyrics.read(given.get());
        LyricsStage stage = new LyricsStage(take.crew().ears().aligner(), take.folder());
        String language = new SpokenLanguage(take).of(lyrics.text());
        return take.run(Step.TRANSCRIPT, stage, new LyricsStage.Order(piece.sound(), piece.seconds(), lyrics, language))
                .value();
    }

    /** Where nothing else is asked for, pictures move the more the livelier the music is. */
    private static List<Picture> inTime(
            RenderAttempt take, List<Shot> shots, List<Picture> pictures, MusicScenes scenes) {
        if (Animation.named(take.spec().get(MediaParameters.ANIMATION)) != Animation.SOFT) {
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
            RenderAttempt take,
            MusicSheet sheet,
            Transcript lyrics,
            String brief,
            TimelineDraft cut,
            MusicScenes scenes) {
        boolean byLyrics =
                take.spec().find(MusicParameters.SYNC_WITH).orElse("beats").equals("lyrics");
        NarratedScript narrating = new NarratedScript(take);
        if (byLyrics && !lyrics.words().isEmpty()) {
            TranscriptScript sung = new TranscriptScript(lyrics);
            return narrating.shots(sung.script(brief), sung.words(), 0, cut.seconds());
        }
        List<Shot> shots = new BeatCutter(narrating.picturesPerMinute()).cut(sheet, cut.seconds(), brief);
        return scenes.of(shots, cut.words());
    }
}
