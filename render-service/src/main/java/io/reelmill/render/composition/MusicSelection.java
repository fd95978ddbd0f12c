package io.reelmill.render.composition;

import io.reelmill.contracts.catalog.MusicParameters;
import io.reelmill.providers.hearing.MusicSheet;
import io.reelmill.providers.music.MusicBrief;
import io.reelmill.providers.music.MusicComposer.BeatGrid;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.assembly.TimelineDraft;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.hearing.MusicStage;
import io.reelmill.render.input.InputFetcher;
import io.reelmill.render.progress.Step;
import io.reelmill.render.soundtrack.SoundtrackStage;
import io.reelmill.render.soundtrack.SoundtrackStage.Soundtrack;
import io.reelmill.render.source.Material;
import io.reelmill.render.source.Silence;
import io.reelmill.render.stage.StageRunner.Result;
import io.reelmill.render.visuals.BeatAligner;
import io.reelmill.sound.music.TrackLibrary;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.AudioTrack.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The music under a film: the client's own, a track of the library or one that is composed for it. */
final class MusicSelection {

    private static final double FADE_IN = 0.4;
    private static final double FADE_OUT = 1.2;

    private final RenderAttempt attempt;

    MusicSelection(RenderAttempt attempt) {
        this.attempt = attempt;
    }

    /** Lets the music be heard, if there is to be any. */
    void hear(TimelineDraft draft) throws Exception {
        if (!attempt.spec().get(MusicParameters.ENABLED)) {
            return;
        }
        Optional<Material> own = new InputFetcher(attempt).music();
        if (own.isEmpty()) {
            Result<Soundtrack> music = composed(draft);
            draft.addTrack(new AudioTrack(
                    Role.MUSIC, music.folder() + "/" + music.value().file(), 0, 0, FADE_IN, FADE_OUT));
            return;
        }
        Material track = own.get();
        if (track.sound() == null) {
            attempt.warn("music.audioUrl has no sound; there is no music");
            return;
        }
        if (Silence.isIn(attempt.folder().resolve(track.sound()))) {
            attempt.warn("music.audioUrl is silent; there is no music");
            return;
        }
        for (double at : beginnings(track, draft)) {
            draft.addTrack(new AudioTrack(Role.MUSIC, track.sound(), at, 0, at == 0 ? FADE_IN : FADE_OUT, FADE_OUT));
        }
    }

    /** A track that is shorter than the film begins again while it fades away. */
    private static List<Double> beginnings(Material track, TimelineDraft draft) {
        double round = Math.max(1, track.seconds() - FADE_OUT);
        List<Double> beginnings = new ArrayList<>();
        for (double at = 0; at == 0 || at < draft.seconds() - FADE_OUT; at += round) {
            beginnings.add(at);
        }
        return beginnings;
    }

    /** The shots of a cut, moved onto the beats of its music where the request wants that. */
    List<Shot> inTime(List<Shot> shots, TimelineDraft draft) throws Exception {
        if (!attempt.spec().find(MusicParameters.SYNC_WITH).orElse("").equals("beats")) {
            return shots;
        }
        if (!attempt.spec().get(MusicParameters.ENABLED)) {
            attempt.warn("music.syncWith beats had no beats to follow: music is not enabled");
            return shots;
        }
        return new BeatAligner(beats(draft)).align(shots, draft.words());
    }

    private List<Double> beats(TimelineDraft draft) throws Exception {
        List<Double> beats = new ArrayList<>();
        Optional<Material> own = new InputFetcher(attempt).music();
        if (own.isEmpty()) {
            BeatGrid grid = composed(draft).value().beats();
            for (double beat = grid.firstBeat(); beat < draft.seconds(); beat += 60 / grid.bpm()) {
                beats.add(beat);
            }
            return beats;
        }
        Material track = own.get();
        if (track.sound() == null) {
            return beats;
        }
        MusicStage stage = new MusicStage(attempt.providers().audio().musicListener(), attempt.folder());
        MusicSheet sheet = attempt.run(Step.SOUNDTRACK, stage, new MusicStage.Order(track.sound()))
                .value();
        for (double at : beginnings(track, draft)) {
            for (double beat : sheet.beats()) {
                beats.add(at + beat);
            }
        }
        return beats;
    }

    /** A composition of the film's length; asked for again, it is the same. */
    private Result<Soundtrack> composed(TimelineDraft draft) throws Exception {
        boolean generated = attempt.spec().get(MusicParameters.GENERATE_MUSIC);
        String prompt = generated
                ? attempt.spec().find(MusicParameters.GENERATION_MUSIC_PROMPT).orElse(draft.title())
                : "";
        if (generated) {
            attempt.usageCounter().music();
        }
        MusicBrief brief = new MusicBrief(track(), prompt, draft.seconds(), attempt.seed());
        return attempt.run(
                Step.SOUNDTRACK, new SoundtrackStage(attempt.providers().composer()), brief);
    }

    /** The track that the request names; where the library has none of that name, the usual one is played. */
    private String track() {
        String asked = attempt.variation().track(attempt.spec().get(MusicParameters.TRACK_NAME));
        TrackLibrary library = TrackLibrary.embedded();
        if (library.track(asked).isPresent()) {
            return asked;
        }
        String usual = MusicParameters.TRACK_NAME.commonDefault().orElseThrow().asText();
        attempt.warn("music.trackName: there is no track \"%s\"; %s is played. The nearest names are %s"
                .formatted(asked, usual, String.join(", ", library.near(asked))));
        return usual;
    }
}
