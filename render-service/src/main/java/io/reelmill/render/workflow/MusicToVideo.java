package io.reelmill.render.workflow;

import io.reelmill.contracts.catalog.MusicParameters;
import io.reelmill.contracts.catalog.OptionParameters;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.hearing.MusicSheet;
import io.reelmill.providers.hearing.Transcript;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.hearing.MusicStage;
import io.reelmill.render.hearing.TranscriptScript;
import io.reelmill.render.source.Material;
import io.reelmill.render.source.Material.Kind;
import io.reelmill.render.source.Silence;
import io.reelmill.render.visuals.BeatAligner;
import io.reelmill.render.visuals.BeatCutter;
import io.reelmill.render.visuals.Sequence;
import io.reelmill.render.visuals.Visual;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Timeline;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;

/** Pictures for a piece of music: they change on its beats, faster where it is louder. */
@ApplicationScoped
class MusicToVideo implements Recipe {

    @Override
    public Workflow workflow() {
        return Workflow.MUSIC_TO_VIDEO;
    }

    @Override
    public Timeline plan(Take take) throws Exception {
        FrameSize size = new FrameSize(take.spec());
        Gathering gathering = new Gathering(take);
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
        MusicSheet sheet = take.run(
                        Step.TRANSCRIPT,
                        new MusicStage(take.crew().ears().musicListener(), take.folder()),
                        new MusicStage.Order(piece.sound()))
                .value();
        Transcript lyrics = take.spec().get(OptionParameters.HAS_TO_TRANSCRIPT)
                ? gathering.transcript(piece)
                : new Transcript(Narrating.languageOr(take, "en"), List.of());
        String brief = take.spec().find(SourceParameters.PROMPT).orElse("");
        RoughCut cut = new RoughCut(
                canvas, piece.seconds(), brief.isEmpty() ? "music" : brief, Narrating.languageOr(take, "en"));
        cut.hear(new AudioTrack(AudioTrack.Role.SOURCE, piece.sound(), 0, 0, 0, 0.05));
        cut.caption(Narrating.words(new TranscriptScript(lyrics).words(), 0));
        List<Shot> shots = shots(take, sheet, lyrics, brief, cut.seconds());
        Showing showing = new Showing(take);
        Optional<Sequence> sequence = new Merging(take).of(provided);
        if (sequence.isPresent()) {
            shots = new BeatAligner(sheet.beats()).align(sequence.get().shots(cut.seconds(), shots), List.of());
        }
        List<Shot> pictured = sequence.isPresent() ? shots : showing.pictured(shots);
        List<Visual> visuals = showing.visuals(sequence, provided, pictured, cut.seconds());
        cut.show(shots, showing.pictures(cut, pictured, visuals));
        return new Finishing(take).finish(cut);
    }

    private static List<Shot> shots(Take take, MusicSheet sheet, Transcript lyrics, String brief, double seconds) {
        boolean byLyrics =
                take.spec().find(MusicParameters.SYNC_WITH).orElse("beats").equals("lyrics");
        if (byLyrics && !lyrics.words().isEmpty()) {
            TranscriptScript sung = new TranscriptScript(lyrics);
            return new Narrating(take).shots(sung.script(brief), sung.words(), 0, seconds);
        }
        return new BeatCutter(new Narrating(take).picturesPerMinute()).cut(sheet, seconds, brief);
    }
}
