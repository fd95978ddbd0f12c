package io.reelmill.speech;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.SpeechSynthesizer;
import io.reelmill.providers.speech.Voice;
import io.reelmill.speech.MaryEngine.Mark;
import io.reelmill.speech.MaryEngine.Utterance;
import io.reelmill.speech.SpokenForm.Token;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * American English inside this process, 48 kHz, in the voice that the request names ({@link EmbeddedVoice}). It starts with the
 * first text (about a second), and speaks some fifteen times faster than real time on one core. What is said is decided for one
 * text at a time; its sound is made beside that of others.
 */
public final class MaryVoice implements SpeechSynthesizer {

    // MaryTTS tells of each step it takes; held here because the logger's level goes when it is collected.
    private static final Logger CHATTER = Logger.getLogger("marytts");

    // Raw samples of the vocoder to speech of about -20 dBFS.
    private static final double GAIN = 1.25 / 32768;

    // The voice as recorded is in a hurry, at 180 words a minute.
    private static final double PACE = 0.92;
    /** At that pace. */
    private static final double WORDS_PER_MINUTE = 174;

    private final Optional<VoiceAdjustment> only;

    /** All embedded voices; a text whose voice is none of them is spoken by {@link EmbeddedVoice#AVA}. */
    public MaryVoice() {
        this.only = Optional.empty();
    }

    /** One voice, such as a cloned one, whatever is asked for; all share one engine. */
    public MaryVoice(VoiceAdjustment adjustment) {
        this.only = Optional.of(adjustment);
    }

    @Override
    public String name() {
        return only.filter(adjustment -> !adjustment.equals(VoiceAdjustment.USUAL))
                .map(adjustment -> "marytts " + adjustment)
                .orElse("marytts");
    }

    @Override
    public boolean has(String voiceId) {
        return only.isEmpty() && EmbeddedVoice.of(voiceId).isPresent();
    }

    private VoiceAdjustment adjustment(String voiceId) {
        return only.orElseGet(
                () -> EmbeddedVoice.of(voiceId).orElse(EmbeddedVoice.AVA).adjustment());
    }

    @Override
    public boolean speaks(String language) {
        return Locale.forLanguageTag(language).getLanguage().equals("en");
    }

    @Override
    public int atOnce() {
        return Runtime.getRuntime().availableProcessors();
    }

    @Override
    public double wordsPerMinute(String language) {
        return WORDS_PER_MINUTE * only.map(VoiceAdjustment::pace).orElse(1.0);
    }

    @Override
    public Speech speak(String text, Voice voice) {
        return speak(text, voice, false);
    }

    @Override
    public Speech speak(String text, Voice voice, boolean closes) {
        SpokenForm form = SpokenForm.of(text);
        if (Romanisation.isForeign(text)
                || form.tokens().stream().allMatch(token -> token.words().isEmpty())) {
            throw new ProviderException(Category.INPUT, "The text has no words that can be spoken in English.");
        }
        VoiceAdjustment manner = adjustment(voice.id());
        double pace = PACE * manner.pace() * Math.min(2, Math.max(0.5, voice.speed()));
        double range = manner.melody() * (1.25 - 0.4 * Math.min(1, Math.max(0, voice.stability())));
        VoiceEqualizer timbre = new VoiceEqualizer(MaryEngine.RATE, manner.brightness());
        SpeechJoiner narration = new SpeechJoiner(MaryEngine.RATE);
        List<List<Token>> sentences = form.sentences();
        for (int i = 0; i < sentences.size(); i++) {
            List<Token> sentence = sentences.get(i);
            Line line = Line.of(sentence);
            if (line.marks().isEmpty()) {
                sentence.forEach(token -> narration.silent(token.written()));
                continue;
            }
            PhraseContour tune = PhraseContour.of(line.marks(), i == sentences.size() - 1 && (closes || i > 0));
            narration.sentence(
                    sentence,
                    line.owners(),
                    timbre.applyTo(SharedEngine.utter(line.marks(), tune, pace, range, manner)),
                    GAIN);
            narration.rest(sentence.get(sentence.size() - 1).rest().seconds() / pace);
        }
        return narration.speech();
    }

    /**
     * The one engine: it is large, and decides on one text at a time. Whoever waits for it can be interrupted, and waits no
     * longer than {@link #MAX_WAIT}: a caller that hangs in it does not hang the others.
     */
    static final class SharedEngine {

        static final Duration MAX_WAIT = Duration.ofMinutes(5);

        private static final ReentrantLock LOCK = new ReentrantLock(true);
        private static MaryEngine engine;

        private SharedEngine() {}

        private static Utterance utter(
                List<Mark> marks, PhraseContour tune, double pace, double range, VoiceAdjustment manner) {
            VoicedTracks tracks = exclusively(MAX_WAIT, () -> {
                if (engine == null) {
                    CHATTER.setLevel(Level.SEVERE);
                    engine = new MaryEngine();
                }
                return engine.plan(marks, tune, pace, range, manner);
            });
            return speaking(tracks::sound);
        }

        /**
         * Runs work while no other does.
         *
         * @throws ProviderException PASSING when the thread is interrupted or the engine stays busy
         */
        static <T> T exclusively(Duration maxWait, Callable<T> work) {
            return speaking(() -> {
                if (!LOCK.tryLock(maxWait.toNanos(), TimeUnit.NANOSECONDS)) {
                    throw new ProviderException(Category.PASSING, "MaryTTS has been busy for too long.");
                }
                ClassLoader before = Thread.currentThread().getContextClassLoader();
                try {
                    // MaryTTS finds its voices through the context class loader, which is not ours on a pool thread.
                    Thread.currentThread().setContextClassLoader(MaryVoice.class.getClassLoader());
                    return work.call();
                } finally {
                    Thread.currentThread().setContextClassLoader(before);
                    LOCK.unlock();
                }
            });
        }

        private static <T> T speaking(Callable<T> work) {
            try {
                return work.call();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new ProviderException(Category.PASSING, "Interrupted while MaryTTS was speaking.", e);
            } catch (ProviderException e) {
                throw e;
            } catch (Exception e) {
                throw new ProviderException(Category.INTERNAL, "MaryTTS could not speak a sentence.", e);
            }
        }
    }

    /** What is told to the engine for a sentence, and which token each mark belongs to. */
    private record Line(List<Mark> marks, List<Integer> owners) {

        static Line of(List<Token> sentence) {
            Line line = new Line(new ArrayList<>(), new ArrayList<>());
            for (int i = 0; i < sentence.size(); i++) {
                line.add(sentence.get(i), i);
            }
            if (line.marks.stream().noneMatch(Mark::word)) {
                line.marks.clear();
            }
            return line;
        }

        private void add(Token token, int owner) {
            List<String> words = token.words();
            for (int from = 0; from < words.size(); ) {
                int to = from;
                while (to < words.size() && Letters.isName(words.get(to))) {
                    to++;
                }
                if (to > from) {
                    List<String> letters = words.subList(from, to);
                    put(Mark.word(String.join("", letters), Letters.phones(letters)), owner);
                } else if (words.get(from).equals(",")) {
                    put(Mark.rest(",", SpokenForm.Rest.COMMA.seconds()), owner);
                } else {
                    put(Mark.word(words.get(from), ""), owner);
                }
                from = Math.max(to, from + 1);
            }
            if (token.rest() != SpokenForm.Rest.NONE) {
                put(Mark.rest(token.rest().mark(), token.rest().seconds()), owner);
            }
        }

        private void put(Mark mark, int owner) {
            boolean restAfterNothing = !mark.word()
                    && (marks.isEmpty() || !marks.get(marks.size() - 1).word());
            if (!restAfterNothing) {
                marks.add(mark);
                owners.add(owner);
            }
        }
    }
}
