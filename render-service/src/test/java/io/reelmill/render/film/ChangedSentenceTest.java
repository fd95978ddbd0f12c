package io.reelmill.render.film;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.compositor.Encoding;
import io.reelmill.compositor.FilmMaker;
import io.reelmill.illustrator.EmbeddedIllustrator;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Illustrator;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.providers.script.Script;
import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.Speech.SpokenWord;
import io.reelmill.providers.speech.SpeechSynthesizer;
import io.reelmill.providers.speech.Voice;
import io.reelmill.render.assembly.Animation;
import io.reelmill.render.assembly.AssemblyStage;
import io.reelmill.render.film.FilmStage.Film;
import io.reelmill.render.narration.Narration;
import io.reelmill.render.narration.NarrationStage;
import io.reelmill.render.stage.UndisturbedContext;
import io.reelmill.render.visuals.PictureProviders;
import io.reelmill.render.visuals.ShotCutter;
import io.reelmill.render.visuals.SpokenTrack;
import io.reelmill.render.visuals.Visual;
import io.reelmill.render.visuals.VisualsStage;
import io.reelmill.speech.Voices;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Timeline;
import io.reelmill.writer.ScriptReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a second render of a project costs when little of its request has changed. */
class ChangedSentenceTest {

    private static final String SCRIPT = """
            Bees dance to tell where the flowers are. A long dance means far.
            The moon pulls the sea. So the water rises twice a day.
            Old trees feed young ones. Their roots meet under the ground.
            A cat lands on its feet. It turns its front half first.
            A volcano makes new land. It grows with every eruption.
            """;

    private static final Canvas CANVAS = new Canvas(144, 256, 15);
    private static final Encoding QUICK = new Encoding(28, "ultrafast", 64);
    private static final double LEAD_IN = 0.3;
    private static final double LEAD_OUT = 1.4;

    @TempDir
    Path project;

    private final CountingVoice voice = new CountingVoice();
    private final CountingIllustrator illustrator = new CountingIllustrator();
    private int renders;

    @Test
    void shouldSpeakDrawAndEncodeOnlyWhatDependsOnAChangedSentence() throws Exception {
        Film first = film(SCRIPT);
        int spoken = voice.sentences.size();
        int drawn = illustrator.drawn.size();
        int encoded = segments();
        Film same = film(SCRIPT);
        int again = voice.sentences.size() + illustrator.drawn.size() + segments();

        Film changed = film(SCRIPT.replace("So the water rises twice a day.", "So the water rises two times a day."));

        assertThat(List.of(spoken, drawn, encoded)).containsExactly(10, 5, 6);
        assertThat(again).isEqualTo(spoken + drawn + encoded);
        assertThat(project.resolve("film-2").resolve(same.video()))
                .hasSameBinaryContentAs(project.resolve("film-1").resolve(first.video()));
        assertThat(voice.sentences.subList(spoken, voice.sentences.size()))
                .containsExactly("So the water rises two times a day.");
        assertThat(illustrator.drawn).hasSize(drawn + 1);
        // with the one before, which ends in the transition to it
        assertThat(segments()).isEqualTo(encoded + 2);
        assertThat(changed.report().frames()).isGreaterThan(first.report().frames());
        assertThat(changed.quality().path("blackFrames").asInt()).isZero();
    }

    @Test
    void shouldGoOnWithTheSentenceAtWhichTheVoiceFailed() throws Exception {
        Script script = new ScriptReader().read(SCRIPT, "en");
        voice.failsAt = 5;
        assertThatThrownBy(() -> narration(script)).isInstanceOf(ProviderException.class);
        voice.failsAt = 0;

        narration(script);

        assertThat(voice.sentences).hasSize(10).doesNotHaveDuplicates();
    }

    /** The stages of a narrated film, as a worker runs them in the folder of a project. */
    private Film film(String text) throws Exception {
        renders++;
        Script script = new ScriptReader().read(text, "en");
        Narration narration = narration(script);
        double seconds = LEAD_IN + narration.seconds() + LEAD_OUT;
        List<Shot> shots = new ShotCutter(12).cut(script, narration.words(), LEAD_IN, seconds);
        List<Visual> visuals = Collections.nCopies(shots.size(), new Visual.Drawn());
        Look look = new Look("DEFAULT", "", "", CANVAS.width(), CANVAS.height(), 7);
        List<Picture> pictures = new VisualsStage(new PictureProviders(illustrator, Map.of(), null, null), project)
                .run(
                        new VisualsStage.Order(
                                script.title(), shots, visuals, look, CANVAS.frameRate(), SpokenTrack.NOTHING),
                        stage("visuals"),
                        new UndisturbedContext())
                .pictures();
        List<Captions.Word> words = narration.words().stream()
                .map(w -> new Captions.Word(w.text(), LEAD_IN + w.start(), LEAD_IN + w.end()))
                .toList();
        AudioTrack track = new AudioTrack(
                AudioTrack.Role.VOICE, "narration-" + renders + "/" + narration.file(), LEAD_IN, 0, 0, 0);
        Timeline timeline = new AssemblyStage()
                .run(
                        new AssemblyStage.Order(
                                CANVAS,
                                seconds,
                                shots,
                                pictures,
                                Animation.SOFT,
                                Captions.none(),
                                words,
                                List.of(track),
                                List.of(),
                                0,
                                7),
                        stage("timeline"),
                        new UndisturbedContext());
        return new FilmStage(new FilmMaker(), project, Optional.empty())
                .run(new FilmStage.Order(timeline, QUICK, false), stage("film"), new UndisturbedContext());
    }

    private Narration narration(Script script) throws Exception {
        Voice any = new Voice("any", "en", 1, 0.5);
        var order = new NarrationStage.Order(script, any, true, false, CANVAS.frameRate());
        return new NarrationStage(new Voices(List.of(voice)), project)
                .run(order, stage("narration"), new UndisturbedContext());
    }

    private Path stage(String name) throws IOException {
        return Files.createDirectories(project.resolve(name + "-" + renders));
    }

    private int segments() throws IOException {
        try (Stream<Path> pieces = Files.list(project.resolve("pieces"))) {
            return (int) pieces.map(p -> p.getFileName().toString())
                    .filter(p -> p.startsWith("segment-") && p.endsWith(".json"))
                    .count();
        }
    }

    /** Hums a third of a second for every word. */
    private static final class CountingVoice implements SpeechSynthesizer {

        private static final int RATE = 16_000;

        private final List<String> sentences = new ArrayList<>();
        private int failsAt;

        @Override
        public String name() {
            return "hum";
        }

        @Override
        public boolean speaks(String language) {
            return true;
        }

        @Override
        public Speech speak(String text, Voice voice) {
            if (sentences.size() + 1 == failsAt) {
                throw new ProviderException(Category.PASSING, "the voice is away");
            }
            sentences.add(text);
            List<SpokenWord> words = new ArrayList<>();
            for (String word : text.split(" ")) {
                words.add(new SpokenWord(word, words.size() / 3.0, (words.size() + 1) / 3.0));
            }
            float[] samples = new float[words.size() * RATE / 3];
            for (int i = 0; i < samples.length; i++) {
                samples[i] = (float) (0.3 * Math.sin(i * 0.08) * Math.sin(i * 3 * Math.PI / RATE));
            }
            return new Speech(RATE, samples, words);
        }

        @Override
        public double wordsPerMinute(String language) {
            return 180;
        }
    }

    private static final class CountingIllustrator implements Illustrator {

        private final Illustrator hand = new EmbeddedIllustrator();
        private final List<Idea> drawn = Collections.synchronizedList(new ArrayList<>());

        @Override
        public List<Idea> plan(String topic, List<Shot> shots, Look look) {
            return hand.plan(topic, shots, look);
        }

        @Override
        public Picture draw(Idea idea, Look look, Path folder) {
            drawn.add(idea);
            return hand.draw(idea, look, folder);
        }
    }
}
