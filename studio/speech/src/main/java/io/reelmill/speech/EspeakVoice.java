package io.reelmill.speech;

import io.reelmill.programs.OptionalPrograms;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.speech.Speech;
import io.reelmill.providers.speech.SpeechSynthesizer;
import io.reelmill.providers.speech.Voice;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A hundred languages by the espeak-ng program, where it is on the {@code PATH}.
 *
 * <p>The program does not tell when it says which word. So each clause is spoken again from each of its words on: these
 * all end alike, and what is missing at the front is when the word begins.
 */
public final class EspeakVoice implements SpeechSynthesizer {

    private static final String NAME = "espeak-ng";
    private static final Logger LOG = LoggerFactory.getLogger(EspeakVoice.class);
    /** How long after a failure the program is asked for its languages again. */
    private static final Duration ASK_AGAIN = Duration.ofSeconds(30);

    private static final int RATE = 48_000;
    private static final int WORDS_PER_MINUTE = 165;
    private static final int LONGEST_CLAUSE = 24;
    private static final float GAIN = 0.7f;
    private static final double AUDIBLE = 0.01;
    private static final Map<String, String> OTHER_NAMES =
            Map.of("en", "en-us", "fr", "fr-fr", "zh", "cmn", "zh-hk", "yue", "no", "nb", "iw", "he", "in", "id");

    private final EspeakProgram program;
    private Set<String> languages;
    private long askAgainAt = System.nanoTime();

    /** The program of this machine; where there is none, no language is spoken. */
    public EspeakVoice() {
        this(OptionalPrograms.find(NAME).map(Path::toString).orElse(""));
    }

    /** @param program the file of the program; empty where there is none */
    public EspeakVoice(String program) {
        this.program = new EspeakProgram(program);
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public boolean speaks(String language) {
        return !voiceFor(language).isEmpty();
    }

    @Override
    public double wordsPerMinute(String language) {
        return WORDS_PER_MINUTE;
    }

    @Override
    public Speech speak(String text, Voice voice) {
        String language = voiceFor(voice.language());
        if (language.isEmpty()) {
            throw new ProviderException(
                    Category.INPUT, "espeak-ng has no voice for the language " + voice.language() + ".");
        }
        double pace = Math.min(2, Math.max(0.5, voice.speed()));
        Clauses speech = new Clauses(RATE);
        try (EspeakProgram.Session session = program.open(language, (int) Math.round(WORDS_PER_MINUTE * 1.12 * pace))) {
            for (List<String> clause : clauses(text.strip().split("\\s+"))) {
                speak(clause, session, speech, pace);
            }
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "espeak-ng could not be run.", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ProviderException(Category.PASSING, "Interrupted while espeak-ng was speaking.", e);
        }
        if (speech.isSilent()) {
            throw new ProviderException(
                    Category.INPUT, "The text has no words that can be spoken in " + voice.language() + ".");
        }
        return speech.speech();
    }

    private static void speak(List<String> clause, EspeakProgram.Session session, Clauses speech, double pace)
            throws IOException, InterruptedException {
        List<String> spoken = clause.stream().map(EspeakVoice::spoken).toList();
        float[] whole = audible(session.speak(String.join(" ", spoken)));
        double[] starts = new double[clause.size()];
        double end = (double) whole.length / session.rate();
        double previous = 0;
        for (int i = 1; i < starts.length; i++) {
            float[] rest = audible(session.speak(String.join(" ", spoken.subList(i, spoken.size()))));
            double start = end - (double) rest.length / session.rate();
            previous = Math.min(end, Math.max(previous, start));
            starts[i] = previous;
        }
        speech.clause(clause, SpeechResampler.resample(whole, session.rate(), RATE), starts, end);
        speech.rest(restAfter(clause.get(clause.size() - 1)) / pace);
    }

    /** Without pictures, which the program would call by name. */
    private static String spoken(String token) {
        String bare = token.replaceAll("[\\p{So}\\p{Cs}\\p{Cn}\\uFE0F\\u200D*_~|<>^`]", "");
        return bare.matches(".*[\\p{L}\\p{N}%&+=@$€£].*") ? bare : "";
    }

    /** Without the silence around it. */
    private static float[] audible(float[] sound) {
        int from = 0;
        int to = sound.length;
        while (from < to && Math.abs(sound[from]) < AUDIBLE) {
            from++;
        }
        while (to > from && Math.abs(sound[to - 1]) < AUDIBLE) {
            to--;
        }
        float[] audible = Arrays.copyOfRange(sound, from, to);
        for (int i = 0; i < audible.length; i++) {
            audible[i] *= GAIN;
        }
        return audible;
    }

    private static List<List<String>> clauses(String[] tokens) {
        List<List<String>> clauses = new ArrayList<>();
        List<String> open = new ArrayList<>();
        for (String token : tokens) {
            open.add(token);
            if (restAfter(token) > 0 || open.size() >= LONGEST_CLAUSE) {
                clauses.add(List.copyOf(open));
                open.clear();
            }
        }
        if (!open.isEmpty()) {
            clauses.add(open);
        }
        return clauses;
    }

    private static double restAfter(String token) {
        String tail = token.replaceFirst("[\"'”’»)\\]]+$", "");
        if (tail.matches(".*[.!?…。！？।؟]")) {
            return 0.3;
        }
        return tail.matches(".*[,;:、，；：،–—]") ? 0.16 : 0;
    }

    /** What the program told once; where it could not tell, none for now, and it is asked again later. */
    private Set<String> languages() {
        if (languages != null || System.nanoTime() - askAgainAt < 0) {
            return languages == null ? Set.of() : languages;
        }
        try {
            languages = program.languages();
            return languages;
        } catch (IOException e) {
            LOG.warn("espeak-ng does not tell its languages: {}", e.getMessage());
            if (!Thread.currentThread().isInterrupted()) {
                askAgainAt = System.nanoTime() + ASK_AGAIN.toNanos();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return Set.of();
    }

    private synchronized String voiceFor(String language) {
        Set<String> languages = languages();
        String tag = language.toLowerCase(Locale.ROOT).replace('_', '-');
        String known = OTHER_NAMES.getOrDefault(tag, tag);
        String base = tag.split("-")[0];
        for (String name : List.of(known, base, OTHER_NAMES.getOrDefault(base, base))) {
            if (languages.contains(name)) {
                return name;
            }
        }
        return languages.stream()
                .filter(l -> l.startsWith(base + "-"))
                .sorted()
                .findFirst()
                .orElse("");
    }
}
