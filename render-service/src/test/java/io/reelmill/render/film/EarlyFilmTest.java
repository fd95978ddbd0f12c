package io.reelmill.render.film;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.reelmill.compositor.Encoding;
import io.reelmill.compositor.FilmMaker;
import io.reelmill.media.PreviewFiles;
import io.reelmill.providers.music.MusicBrief;
import io.reelmill.providers.picture.Picture;
import io.reelmill.render.film.FilmStage.Film;
import io.reelmill.render.job.Job;
import io.reelmill.render.stage.UndisturbedContext;
import io.reelmill.sound.music.EmbeddedComposer;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Timeline;
import java.awt.Color;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A film that is begun while its pictures are still being made. */
class EarlyFilmTest {

    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final Encoding CODED = new Encoding(28, "ultrafast", Encoding.DEFAULT.audioKbps());
    private static final String[] SHOWN = {"bright.png", "other.png", "bright.png", "other.png"};

    @TempDir
    Path folder;

    private ClaimedJob claimed;
    private Job job;

    @BeforeEach
    void claimAJob() throws IOException {
        claimed = ClaimedJob.in(folder);
        job = claimed.job();
        SmallFilms.paint(folder.resolve("bright.png"), Color.ORANGE, Color.BLUE);
        SmallFilms.paint(folder.resolve("other.png"), Color.GREEN, Color.PINK);
        new EmbeddedComposer().compose(new MusicBrief("Good Company", "", 8, 1), folder.resolve("music.wav"));
    }

    @Test
    void shouldBeWatchedBeforeItsLastPictureIsMadeAndBeTheSameFilm() throws IOException {
        Film plain = new FilmStage(new FilmMaker(), folder, Optional.empty())
                .run(order(timeline(SHOWN)), stage("plain"), new UndisturbedContext());
        forgetSegments();

        Film film;
        try (EarlyFilm early = early()) {
            early.picture(2, picture(2));
            early.picture(0, picture(0));
            assertThat(watched()).isZero();
            early.hear(timeline(SHOWN).tracks());
            await().atMost(PATIENCE).untilAsserted(() -> assertThat(watched()).isPositive());
            assertThat(claimed.told()).endsWith("/index.m3u8");
            early.picture(3, picture(3));
            early.picture(1, picture(1));
            // with a preview of its own it could not be told whose is watched
            film = new FilmStage(new FilmMaker(), folder, Optional.empty(), Optional.of(early), Optional.empty())
                    .run(order(timeline(SHOWN)), stage("early"), new UndisturbedContext());
        }

        assertThat(folder.resolve("early").resolve(film.video()))
                .hasSameBinaryContentAs(folder.resolve("plain").resolve(plain.video()));
        assertThat(claimed.stored(job)).contains(new OutputKeys(job).preview().end());
        assertThat(earlyFolders()).isZero();
    }

    @Test
    void shouldGiveWayToTheFilmOfAnotherTimeline() throws IOException {
        Timeline other = timeline("other.png", "bright.png", "other.png", "bright.png");
        Film plain = new FilmStage(new FilmMaker(), folder, Optional.empty())
                .run(order(other), stage("plain"), new UndisturbedContext());

        Film film;
        try (EarlyFilm early = early()) {
            early.hear(other.tracks());
            for (int i = 0; i < SHOWN.length; i++) {
                early.picture(i, picture(i));
            }
            film = stage(early).run(order(other), stage("early"), new UndisturbedContext());
        }

        assertThat(folder.resolve("early").resolve(film.video()))
                .hasSameBinaryContentAs(folder.resolve("plain").resolve(plain.video()));
        assertThat(claimed.stored(job)).contains(new OutputKeys(job).preview().end());
    }

    @Test
    void shouldNotBeWatchedAnyMoreWhenItsPicturesFail() throws IOException {
        try (EarlyFilm early = early()) {
            early.hear(timeline(SHOWN).tracks());
            early.picture(0, picture(0));
            await().atMost(PATIENCE).untilAsserted(() -> assertThat(watched()).isPositive());
        }

        assertThat(claimed.told()).isNull();
        assertThat(claimed.stored(job)).isEmpty();
        assertThat(earlyFolders()).isZero();
    }

    private EarlyFilm early() {
        var making = new EarlyFilm.Making(
                new FilmMaker(), folder, CODED, Optional.of(preview()), Optional.empty(), () -> false);
        return new EarlyFilm(making, SHOWN.length, EarlyFilmTest::showing);
    }

    private FilmStage stage(EarlyFilm early) {
        return new FilmStage(new FilmMaker(), folder, Optional.of(preview()), Optional.of(early), Optional.empty());
    }

    private FilmPreview preview() {
        return claimed.preview(job);
    }

    private static Picture picture(int index) {
        Clip clip = timeline(SHOWN).clips().get(index);
        return new Picture(clip.stageWidth(), clip.stageHeight(), clip.layers(), clip.camera());
    }

    private static FilmStage.Order order(Timeline timeline) {
        return new FilmStage.Order(timeline, CODED, false);
    }

    private static Timeline timeline(String... pictures) {
        Timeline silent = SmallFilms.timeline(pictures);
        return heard(silent, silent.clips(), List.of(new AudioTrack(AudioTrack.Role.MUSIC, "music.wav", 0, 0, 0, 0)));
    }

    private static Timeline showing(List<Picture> pictures) {
        Timeline silent = SmallFilms.timeline(SHOWN);
        List<Clip> clips = new ArrayList<>();
        for (Clip clip : silent.clips()) {
            Picture seen = pictures.get(clips.size());
            clips.add(new Clip(
                    clip.id(),
                    clip.start(),
                    clip.end(),
                    seen.stageWidth(),
                    seen.stageHeight(),
                    seen.layers(),
                    seen.camera(),
                    clip.entry()));
        }
        return heard(silent, clips, List.of());
    }

    private static Timeline heard(Timeline silent, List<Clip> clips, List<AudioTrack> tracks) {
        return new Timeline(silent.canvas(), silent.seconds(), clips, silent.captions(), tracks, List.of());
    }

    private long watched() throws IOException {
        return claimed.stored(job).stream()
                .filter(key -> PreviewFiles.seconds(key).isPresent())
                .count();
    }

    private long earlyFolders() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(f -> f.getFileName().toString().startsWith("early-film-"))
                    .count();
        }
    }

    private Path stage(String name) throws IOException {
        return Files.createDirectories(folder.resolve(name));
    }

    /** So that every segment is made again. */
    private void forgetSegments() throws IOException {
        Files.move(folder.resolve("pieces"), folder.resolve("forgotten"));
    }
}
