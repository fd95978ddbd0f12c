package io.reelmill.render.assembly;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.stage.UndisturbedContext;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Camera.View;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Easing;
import io.reelmill.timeline.Footage;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.TimelineJson;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AssemblyStageTest {

    @TempDir
    Path folder;

    @Test
    void shouldLetEveryClipLastUntilItsSuccessorHasReplacedIt() throws IOException {
        List<Clip> clips = assemble(Animation.SOFT, true, "music.wav").clips();

        assertThat(clips).hasSize(3);
        for (int i = 1; i < clips.size(); i++) {
            Clip next = clips.get(i);
            assertThat(clips.get(i - 1).end())
                    .isEqualTo(next.start() + next.entry().seconds());
        }
        assertThat(clips.get(2).end()).isEqualTo(9);
    }

    @Test
    void shouldShowThePicturesAgainWhenThereAreFewerThanShots() throws IOException {
        List<Clip> clips = assemble(Animation.SOFT, true, null).clips();

        assertThat(clips.get(2).layers().get(0).file()).isEqualTo("v/a.png");
    }

    @Test
    void shouldMoveThePicturesAsMuchAsAsked() throws IOException {
        Camera none = assemble(Animation.NONE, true, null).clips().get(0).camera();
        Camera soft = assemble(Animation.SOFT, true, null).clips().get(0).camera();
        Camera dynamic = assemble(Animation.DYNAMIC, true, null).clips().get(0).camera();

        assertThat(none.from()).isEqualTo(none.to());
        assertThat(dynamic.from().span() - dynamic.to().span())
                .isGreaterThan(soft.from().span() - soft.to().span());
        Layer deep =
                assemble(Animation.DEPTH, true, null).clips().get(0).layers().get(0);
        assertThat(deep.parallax()).isLessThan(0.7);
    }

    @Test
    void shouldMakeCaptionsOfTheWordsAtTheirTimes() throws IOException {
        Timeline timeline = assemble(Animation.SOFT, true, "music.wav");

        assertThat(timeline.captions().cues().get(0).words().get(0).start()).isEqualTo(0.5);
        assertThat(timeline.tracks())
                .extracting(AudioTrack::role)
                .containsExactly(AudioTrack.Role.VOICE, AudioTrack.Role.MUSIC);
    }

    @Test
    void shouldKeepFootageInTimeWhenATransitionBeginsItEarlier() throws IOException {
        Timeline timeline = assemble(Animation.SOFT, true, null);
        Clip second = timeline.clips().get(1);

        double earlier = 3 - second.start();
        assertThat(earlier).isPositive();
        assertThat(second.layers().get(0).footage().from()).isCloseTo(3 - earlier, within(1e-9));
    }

    @Test
    void shouldHoldStillsInStepsAndLeaveFootageItsOwn() throws IOException {
        assertThat(assemble(Animation.SOFT, true, null).clips())
                .extracting(Clip::stepRate)
                .containsExactly(12.0, 0.0, 12.0);
    }

    @Test
    void shouldLeaveTheSameDocumentBesideItsResult() throws IOException {
        Timeline timeline = assemble(Animation.SOFT, true, "music.wav");

        assertThat(TimelineJson.read(folder.resolve("timeline.json"))).isEqualTo(timeline);
    }

    private Timeline assemble(Animation animation, boolean captions, String music) throws IOException {
        List<Captions.Word> words = captions ? List.of(new Captions.Word("Hello", 0.5, 0.9)) : List.of();
        List<Shot> shots = List.of(
                new Shot(0, 0, 3, "Hello", "", 0), new Shot(1, 3, 6, "my", "", 1), new Shot(2, 6, 9, "world", "", 2));
        List<AudioTrack> tracks = new ArrayList<>();
        tracks.add(new AudioTrack(AudioTrack.Role.VOICE, "n/voice.wav", 0.5, 0, 0, 0));
        if (music != null) {
            tracks.add(new AudioTrack(AudioTrack.Role.MUSIC, "s/" + music, 0, 0, 0.4, 1.2));
        }
        return new AssemblyStage()
                .run(
                        new AssemblyStage.Order(
                                new Canvas(720, 1280, 30),
                                9,
                                shots,
                                List.of(picture("v/a.png", null), picture("v/b.mp4", new Footage(3, 1, false))),
                                animation,
                                new Captions("Wrap 1", Captions.Position.BOTTOM, "en", List.of()),
                                words,
                                tracks,
                                List.of(),
                                12,
                                7),
                        folder,
                        new UndisturbedContext());
    }

    private static Picture picture(String file, Footage footage) {
        Layer layer = new Layer(file, 0, 0, 900, 1600, 0.8, null, footage);
        Camera camera = new Camera(new View(0.5, 0.5, 0.95), new View(0.5, 0.48, 0.88), Easing.IN_OUT);
        return new Picture(900, 1600, List.of(layer), camera);
    }
}
