package io.reelmill.speech;

import java.util.ArrayList;
import java.util.List;

/**
 * A text as it is said: for every white-space separated token, in order, the words that are spoken for it and the rest
 * that follows it. The written tokens stay as they are, so that times find their way back to them.
 *
 * @param tokens as many as the text has
 */
record SpokenForm(List<Token> tokens) {

    SpokenForm {
        tokens = List.copyOf(tokens);
    }

    /**
     * A token of the text.
     *
     * @param written exactly as in the text
     * @param words lower case or as written; a lone capital is the name of that letter; {@code ","} is a short rest;
     *     none for a token without sound
     * @param rest what follows
     */
    record Token(String written, List<String> words, Rest rest) {
        Token {
            words = List.copyOf(words);
        }
    }

    /** Silence after a token, and the melody that leads into it. */
    enum Rest {
        NONE("", 0),
        COMMA(",", 0.15),
        CLAUSE(",", 0.22),
        STOP(".", 0.30),
        EXCLAMATION("!", 0.30),
        QUESTION("?", 0.31);

        private final String mark;
        private final double seconds;

        Rest(String mark, double seconds) {
            this.mark = mark;
            this.seconds = seconds;
        }

        String mark() {
            return mark;
        }

        /** Seconds at the voice's own pace. */
        double seconds() {
            return seconds;
        }

        boolean endsSentence() {
            return compareTo(STOP) >= 0;
        }
    }

    /** Reads English text. */
    static SpokenForm of(String text) {
        String[] written = text.strip().split("\\s+");
        String[] cores = new String[written.length];
        for (int i = 0; i < written.length; i++) {
            cores[i] = core(written[i]);
        }
        boolean shouting = isShouting(cores);
        List<Token> tokens = new ArrayList<>();
        boolean first = true;
        // A foreign word among others is said as well as this voice can; a foreign text is another voice's.
        boolean foreign = Romanisation.isForeign(text);
        for (int i = 0; i < written.length; i++) {
            String said = foreign ? cores[i] : Romanisation.of(cores[i]);
            TokenContext context = new TokenContext(List.of(cores), List.of(written), i, first, shouting);
            List<String> words = said.isEmpty() ? List.of() : new English(context).words(said);
            Rest rest = rest(written, cores, i);
            tokens.add(new Token(written[i], words, rest));
            first = rest.endsSentence() || first && words.isEmpty();
        }
        return new SpokenForm(tokens);
    }

    /** Tokens up to and including the end of each sentence. */
    List<List<Token>> sentences() {
        List<List<Token>> sentences = new ArrayList<>();
        List<Token> open = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            open.add(token);
            boolean tooLong = open.size() >= 30 && token.rest() != Rest.NONE || open.size() >= 45;
            if (token.rest().endsSentence() || tooLong) {
                sentences.add(List.copyOf(open));
                open.clear();
            }
        }
        if (!open.isEmpty()) {
            sentences.add(List.copyOf(open));
        }
        return sentences;
    }

    private static Rest rest(String[] written, String[] cores, int i) {
        String tail = cores[i].isEmpty()
                ? written[i]
                : written[i].substring(written[i].lastIndexOf(cores[i]) + cores[i].length());
        String next = i + 1 < written.length ? written[i + 1] : "";
        boolean last = next.isEmpty();
        boolean nextIsCapital = !next.isEmpty() && Character.isUpperCase(firstLetterOrDigit(next));
        if (tail.contains("?")) {
            return Rest.QUESTION;
        }
        if (tail.contains("!")) {
            return Rest.EXCLAMATION;
        }
        if (tail.contains("…") || tail.contains("...")) {
            return last || nextIsCapital ? Rest.STOP : Rest.CLAUSE;
        }
        if (tail.contains(".")) {
            boolean number = cores[i].equalsIgnoreCase("no") && Character.isDigit(firstLetterOrDigit(next));
            return last || !number && endsSentence(cores[i], nextIsCapital)
                    ? Rest.STOP
                    : tail.contains(",") ? Rest.COMMA : Rest.NONE;
        }
        if (last) {
            return Rest.STOP;
        }
        if (tail.contains(";")
                || tail.contains(":")
                || tail.contains("—")
                || tail.contains("–")
                || tail.endsWith("-")) {
            return Rest.CLAUSE;
        }
        boolean aside = tail.contains(")") || next.startsWith("(") || next.startsWith("[");
        return tail.contains(",") || aside ? Rest.COMMA : Rest.NONE;
    }

    private static boolean endsSentence(String core, boolean nextIsCapital) {
        boolean initial = core.length() == 1 && Character.isUpperCase(core.charAt(0)) && !core.equals("I");
        if (initial || English.isAbbreviationBeforeName(core)) {
            return false;
        }
        return nextIsCapital || !English.isAbbreviation(core);
    }

    private static char firstLetterOrDigit(String token) {
        return (char) token.codePoints()
                .filter(Character::isLetterOrDigit)
                .findFirst()
                .orElse(' ');
    }

    private static boolean isShouting(String[] cores) {
        int capitals = 0;
        int others = 0;
        for (String core : cores) {
            if (core.chars().filter(Character::isLetter).count() > 1) {
                if (core.chars().anyMatch(Character::isLowerCase)) {
                    others++;
                } else {
                    capitals++;
                }
            }
        }
        return capitals >= 3 && capitals > others;
    }

    /** The token without the punctuation around it. */
    private static String core(String token) {
        int from = 0;
        int to = token.length();
        while (from < to && isOpening(token, from)) {
            from++;
        }
        while (to > from && ".,!?;:…\"'”’»)]}*_—–-~|".indexOf(token.charAt(to - 1)) >= 0) {
            to--;
        }
        return token.substring(from, to);
    }

    private static boolean isOpening(String token, int at) {
        char c = token.charAt(at);
        if (c == '.' && at + 1 < token.length() && Character.isLetter(token.charAt(at + 1))) {
            return false; // .NET
        }
        if ((c == '-' || c == '.' || c == '~' || c == '−')
                && at + 1 < token.length()
                && (Character.isDigit(token.charAt(at + 1)) || "$€£".indexOf(token.charAt(at + 1)) >= 0)) {
            return false;
        }
        boolean decade = (c == '\'' || c == '’') && token.substring(at + 1).matches("\\d0s.*");
        return !decade && "\"'“”‘’«»([{*_…—–-.,!?;:~|•·→¿¡".indexOf(c) >= 0;
    }
}
