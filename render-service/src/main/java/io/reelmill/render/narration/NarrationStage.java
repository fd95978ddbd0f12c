package io.reelmill.render.narration;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.Script.Line;
import io.reelmill.providers.script.Script.Pause;
import io.reelmill.providers.script.Script.Scene;
import io.reelmill.providers.script.Script.Spoken;
import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.Speech.SpokenWord;
import io.reelmill.providers.speech.SpeechSynthesizer;
import io.reelmill.providers.speech.Voice;
import io.reelmill.render.narration.LineVoice.Uttered;
import io.reelmill.render.stage.Pieces;
import io.reelmill.render.stage.ScopedExecutor;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.sound.mix.VoiceEnhancer;
import io.reelmill.speech.Voices;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.jboss.logging.Logger;

/** Speaks the script, scene by scene, into one file. */
public final class NarrationStage implements Stage<NarrationStage.Order, Narration> {

    /** The pace of a script that nobody speaks, at speed 1. */
    public static final double SILENT_WORDS_PER_MINUTE = 150;

    /** A breath between two scenes, seconds. */
    private static final double SCENE_PAUSE = 0.32;

    /** The rest after a full stop, seconds at speed 1. */
    private static final double SENTENCE_PAUSE = 0.25;
    /** Below so many frames a second, waiting for the next one would be heard. */
    private static final double SLOWEST_GRID = 12;
    /** Within a sentence, times are in whole thousandths, so that rounding never tells equal ones apart. */
    private static final double MILLIS = 1000;
    /** A line that is only seen stays at least so long, seconds. */
    private static final double SHORTEST_READ = 1.2;
    /** Of a line, in a warning. */
    private static final int QUOTED = 40;

    private static final Logger LOG = Logger.getLogger(NarrationStage.class);
    private static final String ABSENCE = "The AI voice was not available; ";
    private static final String UNSPOKEN = "cannot be spoken; it is shown for as long as it takes to read";
    private static final String FILE = "voice.wav";
    private static final String ENHANCED = "voice-enhanced.wav";

    /**
     * @param audible false for captions and pictures at the pace of a voice, without one
     * @param enhanced whether noise is taken out of the voice and its level evened
     * @param frameRate of the video. Every sentence begins as long after the one before as some frames last, so that a
     *     sentence that becomes longer moves what follows by whole frames, which then need not be drawn again
     */
    public record Order(Script script, Voice voice, boolean audible, boolean enhanced, double frameRate) {}

    private final Voices voices;
    private final SpeechSynthesizer silent;
    private final SentenceCache reciting;

    /** @param projectFolder that keeps the sentences */
    public NarrationStage(Voices voices, Path projectFolder) {
        this.voices = voices;
        this.silent = new SilentReader();
        this.reciting = new SentenceCache(new Pieces(projectFolder));
    }

    @Override
    public String name() {
        return "narration";
    }

    @Override
    public Class<Narration> resultType() {
        return Narration.class;
    }

    @Override
    public Narration run(Order order, Path folder, StageContext context) throws Exception {
        if (!order.audible()) {
            return spoken(silent, order, folder, context);
        }
        List<SpeechSynthesizer> synthesizers = voices.allFor(order.voice().language());
        ProviderException absence = null;
        for (SpeechSynthesizer synthesizer : synthesizers) {
            try {
                // A voice that fails half-way is replaced from the first word on: two voices would be heard otherwise.
                Narration narration = spoken(synthesizer, order, folder, context);
                if (absence != null) {
                    context.standIn(ABSENCE + (voices.isBuiltIn(synthesizer) ? "the built-in voice" : "another voice")
                            + " was used");
                }
                return narration;
            } catch (ProviderException e) {
                LOG.warnf("%s does not speak: %s", synthesizer.name(), e.getMessage());
                absence = absence != null && absence.category() == Category.PASSING ? absence : e;
                context.check();
            }
        }
        throw absence;
    }

    private Narration spoken(SpeechSynthesizer synthesizer, Order order, Path folder, StageContext context)
            throws Exception {
        List<Narration.Word> words = new ArrayList<>();
        List<String> remarks = new ArrayList<>();
        LineVoice voice = new LineVoice(voices, reciting, synthesizer);
        boolean ahead = order.audible() && voices.atOnce(synthesizer) > 1;
        if (ahead) {
            speakAhead(voice, voices.atOnce(synthesizer), order, context);
        }
        int lines =
                order.script().scenes().stream().mapToInt(s -> s.lines().size()).sum();
        int done = 0;
        int number = 0;
        try (NarrationWriter tape = new NarrationWriter(order.audible() ? folder.resolve(FILE) : null)) {
            for (int scene = 0; scene < order.script().scenes().size(); scene++) {
                if (scene > 0) {
                    tape.pause(SCENE_PAUSE);
                }
                List<Line> inScene = order.script().scenes().get(scene).lines();
                for (int i = 0; i < inScene.size(); i++) {
                    Line line = inScene.get(i);
                    context.check();
                    if (line instanceof Pause pause) {
                        tape.pause(pause.seconds());
                    } else if (line instanceof Spoken spoken) {
                        number++;
                        String remark = order.audible()
                                ? utter(
                                        spoken.text(),
                                        Paragraphs.endsWith(order.script(), scene, i),
                                        voice,
                                        scene,
                                        order,
                                        tape,
                                        words)
                                : count(spoken.text(), scene, order, tape, words);
                        if (!remark.isEmpty()) {
                            remarks.add("line %d of the script (\"%s\") %s"
                                    .formatted(number, quoted(spoken.text()), remark));
                        }
                    }
                    done++;
                    if (!ahead) {
                        context.progress(done / (double) lines);
                    }
                }
            }
            String file = order.audible() ? finished(tape, folder, order.enhanced()) : null;
            remarks.forEach(context::warn);
            return new Narration(file, tape.seconds(), words, synthesizer.name());
        }
    }

    /** Has several lines spoken at the same time; each is kept, and found when its turn comes. */
    private static void speakAhead(LineVoice voice, int atOnce, Order order, StageContext context) throws Exception {
        try (ScopedExecutor callers = new ScopedExecutor(atOnce)) {
            List<Future<?>> asked = new ArrayList<>();
            List<Scene> scenes = order.script().scenes();
            for (int scene = 0; scene < scenes.size(); scene++) {
                List<Line> lines = scenes.get(scene).lines();
                for (int i = 0; i < lines.size(); i++) {
                    if (lines.get(i) instanceof Spoken spoken) {
                        boolean closes = Paragraphs.endsWith(order.script(), scene, i);
                        asked.add(callers.submit(() -> {
                            context.check();
                            return voice.speak(spoken.text(), order.voice(), closes);
                        }));
                    }
                }
            }
            for (int i = 0; i < asked.size(); i++) {
                asked.get(i).get();
                context.progress((i + 1) / (double) asked.size());
            }
        } catch (ExecutionException e) {
            throw e.getCause() instanceof Exception cause ? cause : e;
        }
    }

    /** Records a line, or leaves time to read it where nobody can speak it; answers what is to be told of that. */
    private String utter(
            String line,
            boolean closes,
            LineVoice voice,
            int scene,
            Order order,
            NarrationWriter tape,
            List<Narration.Word> words)
            throws Exception {
        Optional<Uttered> said = voice.speak(line, order.voice(), closes);
        if (said.isEmpty()) {
            show(line, scene, order, tape, words);
            return UNSPOKEN;
        }
        record(said.get().speech(), scene, order, tape, words);
        return said.get().remark();
    }

    /** Gives a line of a film without a voice its times. */
    private String count(String line, int scene, Order order, NarrationWriter tape, List<Narration.Word> words)
            throws IOException {
        record(List.of(silent.speak(line, order.voice())), scene, order, tape, words);
        return "";
    }

    /** Leaves time to read a line that nobody speaks. */
    private void show(String line, int scene, Order order, NarrationWriter tape, List<Narration.Word> words)
            throws IOException {
        Speech read = silent.speak(line, order.voice());
        double stretch = Math.max(1, SHORTEST_READ / read.seconds());
        double at = tape.seconds();
        for (SpokenWord w : read.words()) {
            words.add(new Narration.Word(
                    w.text(), at + millis(w.start() * stretch), at + millis(w.end() * stretch), scene));
        }
        tape.pause(read.seconds() * stretch);
    }

    private static String quoted(String line) {
        int end = line.offsetByCodePoints(0, Math.min(QUOTED, line.codePointCount(0, line.length())));
        return end < line.length() ? line.substring(0, end) + "…" : line;
    }

    private static String finished(NarrationWriter tape, Path folder, boolean enhanced) throws IOException {
        if (tape.isBlank()) {
            throw new ProviderException(
                    Category.ABSENT,
                    "no voice here can speak any line of the script. Install espeak-ng on the render workers, or"
                            + " configure a remote voice.");
        }
        tape.close();
        if (!enhanced) {
            return FILE;
        }
        VoiceEnhancer.enhance(folder.resolve(FILE), folder.resolve(ENHANCED));
        return ENHANCED;
    }

    private static void record(
            List<Speech> line, int scene, Order order, NarrationWriter tape, List<Narration.Word> words)
            throws IOException {
        for (int i = 0; i < line.size(); i++) {
            if (i > 0) {
                tape.pause(SENTENCE_PAUSE / order.voice().speed());
            }
            tape.pause(toNextFrame(tape.seconds(), order.frameRate()));
            double at = tape.seconds();
            Speech said = line.get(i);
            for (SpokenWord w : said.words()) {
                words.add(new Narration.Word(w.text(), at + millis(w.start()), at + millis(w.end()), scene));
            }
            tape.append(said);
            tape.pause(toNext(said.seconds(), MILLIS));
        }
    }

    private static double toNextFrame(double seconds, double frameRate) {
        return frameRate < SLOWEST_GRID ? 0 : toNext(seconds, frameRate);
    }

    /** How long until the next beat of so many a second. */
    private static double toNext(double seconds, double beats) {
        return Math.ceil(seconds * beats - 1e-3) / beats - seconds;
    }

    private static double millis(double seconds) {
        return Math.round(seconds * MILLIS) / MILLIS;
    }
}
