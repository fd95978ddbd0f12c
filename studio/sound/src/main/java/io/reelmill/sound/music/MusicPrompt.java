package io.reelmill.sound.music;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A parsed prompt.
 *
 * @param wanted words in order, also joined pairs: {@code hip hop} gives {@code hiphop} too
 * @param refused words after {@code no}, {@code not} or {@code without}
 * @param bpm the number before {@code bpm}
 */
record MusicPrompt(Set<String> wanted, Set<String> refused, OptionalDouble bpm) {

    private static final Pattern BPM = Pattern.compile("(\\d{2,3})\\s*bpm");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+|[,.;:!?&/]");
    private static final Set<String> NEGATIONS = Set.of("no", "not", "without", "never", "non");
    private static final Set<String> FILLERS = Set.of("too", "so", "any", "very", "a", "the", "or", "much");

    static MusicPrompt of(String prompt) {
        String text = prompt.toLowerCase(Locale.ROOT);
        Set<String> wanted = new LinkedHashSet<>();
        Set<String> refused = new LinkedHashSet<>();
        List<String> run = new ArrayList<>();
        boolean negated = false;
        // Punctuation marks are words of their own: they end a refusal, and words are not joined across them.
        Matcher words = WORD.matcher(text);
        while (words.find()) {
            String word = words.group();
            if (word.length() == 1 && !Character.isLetterOrDigit(word.charAt(0))) {
                negated = false;
                run.clear();
            } else if (NEGATIONS.contains(word)) {
                negated = true;
                run.clear();
            } else if (negated && !FILLERS.contains(word)) {
                refused.add(word);
                negated = false;
            } else {
                if (!run.isEmpty()) {
                    wanted.add(run.get(run.size() - 1) + word);
                }
                run.add(word);
                wanted.add(word);
            }
        }
        Matcher matcher = BPM.matcher(text);
        OptionalDouble bpm = matcher.find()
                ? OptionalDouble.of(Math.max(50, Math.min(180, Double.parseDouble(matcher.group(1)))))
                : OptionalDouble.empty();
        return new MusicPrompt(wanted, refused, bpm);
    }
}
