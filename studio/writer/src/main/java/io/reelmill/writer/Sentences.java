package io.reelmill.writer;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** Text in sentences, and how long they are. */
public final class Sentences {

    /** Characters that take as long to say as a word, for languages that write without spaces. */
    private static final Map<String, Double> DENSE =
            Map.of("zh", 1.7, "ja", 2.3, "th", 4.0, "lo", 4.0, "km", 5.0, "my", 6.0, "bo", 4.0);

    private static final Pattern UNFINISHED = Pattern.compile(
            "(?su)(?:.*[\\s(“\"'])?(?:Dr|Mr|Mrs|Ms|Prof|St|Jr|Sr|vs|No|Nr|Inc|Ltd|Co|Corp|Gen|Col|Sen|Rep|Gov|Capt|Mt|Fig|approx|ca|bzw|z\\.B|e\\.g|i\\.e|etc|d\\.h"
                    + "|u\\.a|M|Mme|Sra?|Sig|Av|Jan|Feb|Aug|Sept?|Oct|Nov|Dec|\\p{Lu}|(?:\\p{Lu}\\.)+\\p{Lu})\\.$");
    /** Georgian has no capitals, and the letters count as small ones, before which {@link BreakIterator} never ends a sentence. */
    private static final Pattern BEFORE_GEORGIAN = Pattern.compile("(?<=[.!?…])\\s+(?=\\p{IsGeorgian})");

    private static final int LONGEST = 1_200;

    private Sentences() {}

    /**
     * The sentences of a paragraph. Nothing but white space between them is lost.
     *
     * @param language tag such as {@code en}
     */
    public static List<String> of(String paragraph, String language) {
        BreakIterator breaks = BreakIterator.getSentenceInstance(Locale.forLanguageTag(language));
        breaks.setText(paragraph);
        List<String> sentences = new ArrayList<>();
        StringBuilder open = new StringBuilder();
        int from = breaks.first();
        for (int to = breaks.next(); to != BreakIterator.DONE; from = to, to = breaks.next()) {
            open.append(paragraph, from, to);
            boolean goesOn = to < paragraph.length()
                    && open.length() < LONGEST
                    && (UNFINISHED.matcher(open.toString().strip()).matches()
                            || hasCapital(paragraph.codePointAt(to))
                            || openQuote(open));
            if (!goesOn) {
                add(sentences, open);
            }
        }
        add(sentences, open);
        return sentences;
    }

    /** Whether it is a small letter of which there is a capital, so that no sentence begins with it; Georgian has none. */
    private static boolean hasCapital(int letter) {
        return Character.isLowerCase(letter) && Character.toTitleCase(letter) != letter;
    }

    private static void add(List<String> sentences, StringBuilder open) {
        String sentence = open.toString().strip();
        open.setLength(0);
        if (!sentence.isEmpty()) {
            sentences.addAll(List.of(BEFORE_GEORGIAN.split(sentence)));
        }
    }

    private static boolean openQuote(StringBuilder open) {
        long opened = open.chars().filter(c -> c == '“' || c == '«').count();
        long closed = open.chars().filter(c -> c == '”' || c == '»').count();
        return opened > closed && open.length() < 300;
    }

    /** Words, or what takes as long to say as a word in languages without spaces. */
    static int words(String text, String language) {
        Double characters = DENSE.get(Locale.forLanguageTag(language).getLanguage());
        if (characters == null) {
            return EnglishForms.words(text);
        }
        long letters = text.codePoints().filter(Character::isLetterOrDigit).count();
        return (int) Math.ceil(letters / characters);
    }
}
