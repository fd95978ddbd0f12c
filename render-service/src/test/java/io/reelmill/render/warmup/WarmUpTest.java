package io.reelmill.render.warmup;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.compositor.FilmMaker;
import io.reelmill.illustrator.EmbeddedIllustrator;
import io.reelmill.inspection.Depth;
import io.reelmill.inspection.FilmInspector;
import io.reelmill.inspection.Inspection;
import io.reelmill.providers.music.MusicBrief;
import io.reelmill.providers.music.MusicComposer;
import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.SpeechSynthesizer;
import io.reelmill.providers.speech.Voice;
import io.reelmill.render.provider.ProviderSet;
import io.reelmill.render.provider.WritingProviders;
import io.reelmill.render.visuals.PictureProviders;
import io.reelmill.render.warmup.WarmUpSettings.Moment;
import io.reelmill.sound.music.EmbeddedComposer;
import io.reelmill.speech.Voices;
import io.reelmill.writer.ScriptReader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WarmUpTest {

    private final CountDownLatch composed = new CountDownLatch(1);
    private final AtomicInteger spoken = new AtomicInteger();

    @Test
    void shouldMakeAFilmWithPicturesAndSound(@TempDir Path folder) throws Exception {
        SampleFilm sample = new SampleFilm(providers(Voices.embedded(), new EmbeddedComposer()), folder);
        for (SampleFilm.Step step : sample.steps()) {
            step.run();
        }

        Inspection film = new FilmInspector().inspect(folder.resolve(SampleFilm.FILM), Depth.KEY_FRAMES);
        assertThat(film.video().seconds()).isGreaterThan(1);
        assertThat(film.audio().loudness()).isBetween(-16.0, -12.0);
    }

    @Test
    void shouldWaitUntilOthersLeaveTheMachine() throws Exception {
        AtomicInteger looks = new AtomicInteger();
        WarmUp warmUp = new WarmUp(
                () -> Moment.IDLE,
                true,
                providers(new Voices(List.of(new Murmur())), this::compose),
                () -> composed.getCount() == 0,
                () -> looks.incrementAndGet() < 5 ? 0.9 : 0.1,
                Duration.ofMillis(1));

        warmUp.begin(null);

        assertThat(composed.await(1, TimeUnit.MINUTES)).isTrue();
        assertThat(looks).hasValue(6);
    }

    @Test
    void shouldEndAtTheNextStepWhenAJobComes() {
        WarmUp warmUp = new WarmUp(
                () -> Moment.START,
                true,
                providers(new Voices(List.of(new Murmur())), this::compose),
                () -> spoken.get() > 0,
                () -> 0,
                Duration.ZERO);

        warmUp.begin(null);

        assertThat(spoken).hasValue(2);
        assertThat(composed.getCount()).isEqualTo(1);
    }

    @Test
    void shouldDoNothingWhereNoFilmsAreMade() {
        WarmUp warmUp = new WarmUp(
                () -> Moment.START,
                false,
                providers(new Voices(List.of(new Murmur())), this::compose),
                () -> false,
                () -> 0,
                Duration.ZERO);

        warmUp.begin(null);

        assertThat(spoken).hasValue(0);
    }

    private MusicComposer.BeatGrid compose(MusicBrief brief, Path wav) {
        composed.countDown();
        return new MusicComposer.BeatGrid(120, 0, 4);
    }

    private static ProviderSet providers(Voices voices, MusicComposer composer) {
        return new ProviderSet(
                new WritingProviders(new ScriptReader(), null, null, null, null),
                voices,
                new PictureProviders(new EmbeddedIllustrator(), Map.of(), null, null),
                composer,
                new FilmMaker(),
                null,
                null,
                null);
    }

    /** Says nothing in a tenth of a second. */
    private final class Murmur implements SpeechSynthesizer {
        @Override
        public String name() {
            return "murmur";
        }

        @Override
        public boolean speaks(String language) {
            return true;
        }

        @Override
        public Speech speak(String text, Voice voice) {
            spoken.incrementAndGet();
            return new Speech(48_000, new float[4800], List.of(new Speech.SpokenWord(text, 0, 0.1)));
        }

        @Override
        public double wordsPerMinute(String language) {
            return 150;
        }
    }
}
