package io.reelmill.speech.piper;

import io.reelmill.speech.EspeakProgram;
import io.reelmill.speech.piper.PhonemeSequence.Clause;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Tells how sentences sound, in the phonemes that a model reads. */
final class PhonemeReader {

    /** A full stop that ends no sentence: "Dr.", "J.", "U.S.". */
    private static final Pattern ABBREVIATION = Pattern.compile("(?U)\\p{Lu}\\p{L}{0,2}\\.|\\S*\\p{L}\\.\\p{L}+\\.");

    private static final String CLOSING = "[\"'”’»)\\]]+$";

    private final PiperConfig config;
    private final EspeakProgram espeak;

    PhonemeReader(PiperConfig config, EspeakProgram espeak) {
        this.config = config;
        this.espeak = espeak;
    }

    /** The tokens of each sentence of a text. */
    static List<List<String>> sentences(String text) {
        return parts(List.of(text.strip().split("\\s+")), "[.!?…。！？।؟]");
    }

    PhonemeSequence read(List<String> sentence) throws IOException, InterruptedException {
        List<Clause> clauses = new ArrayList<>();
        for (List<String> tokens : parts(sentence, "[.!?…。！？।؟,;:、，；：،–—]")) {
            clauses.add(clause(tokens));
        }
        return PhonemeSequence.of(clauses, config.ids());
    }

    private Clause clause(List<String> tokens) throws IOException, InterruptedException {
        List<String> plain = tokens.stream().map(PhonemeReader::spoken).toList();
        String mark = mark(tokens.get(tokens.size() - 1));
        if (config.espeakVoice().isEmpty()) {
            List<String> letters =
                    plain.stream().map(t -> t.toLowerCase(Locale.ROOT)).toList();
            return new Clause(String.join(" ", letters), letters, mark);
        }
        String voice = config.espeakVoice().get();
        String text = String.join(" ", plain).strip();
        if (text.isEmpty()) {
            return new Clause("", plain, mark);
        }
        String sound = String.join(" ", espeak.phonemes(voice, List.of(text))).strip();
        return new Clause(sound, alone(voice, plain), mark);
    }

    /** The punctuation at the end of a token; models know the most usual marks as phonemes. */
    private static String mark(String token) {
        String last = token.replaceFirst(CLOSING, "");
        return last.isEmpty() || Character.isLetterOrDigit(last.codePointBefore(last.length()))
                ? ""
                : last.substring(last.offsetByCodePoints(last.length(), -1));
    }

    /** By the program where it tells one line for each; else letters stand for sounds. */
    private List<String> alone(String voice, List<String> tokens) throws IOException, InterruptedException {
        List<String> audible = tokens.stream().filter(t -> !t.isEmpty()).toList();
        List<String> lines = espeak.phonemes(voice, audible).stream()
                .filter(line -> !line.isEmpty())
                .toList();
        List<String> sounds = lines.size() == audible.size() ? lines : audible;
        List<String> all = new ArrayList<>();
        int next = 0;
        for (String token : tokens) {
            all.add(token.isEmpty() ? "" : sounds.get(next++));
        }
        return all;
    }

    /** Without pictures and marks, which would be called by name or end a clause. */
    private static String spoken(String token) {
        String bare = token.replaceAll("[\\p{So}\\p{Cs}\\p{Cn}\\uFE0F\\u200D*_~|<>^`\"“”„«»()\\[\\]{}]", "")
                .replaceFirst("[,;:!?…。！？।؟、，；：،–—]+$", "");
        return bare.matches("(?U).*[\\p{L}\\p{N}%&+=@$€£].*") ? bare : "";
    }

    /** Cut after each token that ends with one of the marks. */
    private static List<List<String>> parts(List<String> tokens, String marks) {
        List<List<String>> parts = new ArrayList<>();
        List<String> open = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            open.add(tokens.get(i));
            String token = tokens.get(i).replaceFirst(CLOSING, "");
            boolean ends =
                    token.matches(".*" + marks) && !ABBREVIATION.matcher(token).matches();
            if (i == tokens.size() - 1 || ends) {
                parts.add(List.copyOf(open));
                open.clear();
            }
        }
        return parts;
    }
}
