package io.reelmill.render.narration;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.Script.Line;
import io.reelmill.providers.script.Script.Pause;
import io.reelmill.providers.script.Script.Spoken;
import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.SpeechSynthesizer;
import io.reelmill.providers.speech.Voice;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.sound.mix.VoiceEnhancer;
import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavWriter;
import io.reelmill.speech.Voices;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jboss.logging.Logger;

/** Speaks the script, scene by scene, into one file. */
public final class NarrationStage implements Stage<NarrationStage.Order, Narration> {

    /** The pace of a script that nobody speaks, at speed 1. */
    public static final double SILENT_WORDS_PER_MINUTE = 150;

    /** A breath between two scenes, seconds. */
    private static final double SCENE_PAUSE = 0.32;

    private static final Logger LOG = Logger.getLogger(NarrationStage.class);
    private static final String ABSENCE = "The AI voice was not available; ";
    private static final String FILE = "voice.wav";
    private static final String ENHANCED = "voice-enhanced.wav";

    /**
     * @param audible false for captions and pictures at the pace of a voice, without one
     * @param enhanced whether noise is taken out of the voice and its level evened
     */
    public record Order(Script script, Voice voice, boolean audible, boolean enhanced) {}

    private final Voices voices;
    private final SpeechSynthesizer silent;

    public NarrationStage(Voices voices) {
        this.voices = voices;
        this.silent = new SilentReader();
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
    public Narration run(Order order, Path folder, StageContext context) throws IOException {
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
                    context.warn(ABSENCE + (voices.isBuiltIn(synthesizer) ? "the built-in voice" : "another voice")
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

    private static Narration spoken(SpeechSynthesizer synthesizer, Order order, Path folder, StageContext context)
            throws IOException {
        List<Narration.Word> words = new ArrayList<>();
        int lines =
                order.script().scenes().stream().mapToInt(s -> s.lines().size()).sum();
        int done = 0;
        try (Tape tape = new Tape(order.audible() ? folder.resolve(FILE) : null)) {
            for (int scene = 0; scene < order.script().scenes().size(); scene++) {
                if (scene > 0) {
                    tape.pause(SCENE_PAUSE);
                }
                for (Line line : order.script().scenes().get(scene).lines()) {
                    context.check();
                    if (line instanceof Pause pause) {
                        tape.pause(pause.seconds());
                    } else if (line instanceof Spoken spoken) {
                        record(synthesizer.speak(spoken.text(), order.voice()), scene, tape, words);
                    }
                    context.progress(++done / (double) lines);
                }
            }
            String file = order.audible() ? finished(tape, folder, order.enhanced()) : null;
            return new Narration(file, tape.seconds(), words, synthesizer.name());
        }
    }

    private static String finished(Tape tape, Path folder, boolean enhanced) throws IOException {
        tape.close();
        if (!enhanced) {
            return FILE;
        }
        VoiceEnhancer.enhance(folder.resolve(FILE), folder.resolve(ENHANCED));
        return ENHANCED;
    }

    private static void record(Speech speech, int scene, Tape tape, List<Narration.Word> words) throws IOException {
        double at = tape.seconds();
        speech.words().forEach(w -> words.add(new Narration.Word(w.text(), at + w.start(), at + w.end(), scene)));
        tape.append(speech);
    }

    /** The file that grows, or only its clock when nothing is heard. */
    private static final class Tape implements AutoCloseable {

        private final Path file;
        private WavWriter writer;
        private int sampleRate;
        private double pending;
        private double seconds;

        Tape(Path file) {
            this.file = file;
        }

        double seconds() {
            return seconds + pending;
        }

        void pause(double length) throws IOException {
            // The sample rate is known only once something was said.
            pending += length;
            if (writer != null) {
                writePending();
            }
        }

        void append(Speech speech) throws IOException {
            if (file == null) {
                seconds += speech.seconds();
                return;
            }
            if (writer == null) {
                sampleRate = speech.sampleRate();
                writer = WavWriter.create(file, new WavFormat(sampleRate, 1, WavFormat.Encoding.FLOAT_32));
            } else if (speech.sampleRate() != sampleRate) {
                throw new IOException("a voice changed its sample rate within one narration");
            }
            writePending();
            write(speech.samples());
        }

        private void writePending() throws IOException {
            int samples = (int) Math.round(pending * sampleRate);
            pending = 0;
            write(new float[samples]);
        }

        private void write(float[] samples) throws IOException {
            writer.write(samples, samples, 0, samples.length);
            seconds += samples.length / (double) sampleRate;
        }

        @Override
        public void close() throws IOException {
            if (writer != null) {
                writer.close();
                writer = null;
            }
        }
    }
}
