package io.reelmill.speech;

import io.reelmill.providers.language.NumberWords;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Says one token of English text in words, seen with its neighbours.
 *
 * @param context of the token
 */
record English(TokenContext context) {

    private static final Lexicon LEXICON = Lexicon.english();
    private static final Pattern DASH = Pattern.compile("\\s*[—–]\\s*|--+");
    private static final Pattern ROMAN = Pattern.compile("(?=[IVXL]{2,})(XL|L?X{0,3})(IX|IV|V?I{0,3})");
    private static final Pattern LINK =
            Pattern.compile("(?i)(https?://)?(www\\.)?([\\w.+-]+@)?([\\w-]+\\.)+[a-z]{2,}(/\\S*)?");
    private static final Pattern CAMEL =
            Pattern.compile("(?<=[a-z])(?=[A-Z])|(?<=[A-Za-z])(?=\\d)|(?<=\\d)(?=[A-Za-z])|_");

    private static final Pattern POWER = Pattern.compile("(\\p{L}{1,2})([²³])");
    /** Initials that are words too, and the words behind which, or before which, they are initials. */
    private static final Map<String, Set<String>> INITIALS_BEFORE = Map.of(
            "IT",
            Set.of(
                    "department",
                    "support",
                    "team",
                    "security",
                    "manager",
                    "job",
                    "jobs",
                    "industry",
                    "skills",
                    "staff"),
            "WHO",
            Set.of("guidelines", "report", "reports", "says", "recommends", "data", "officials"));
    /** What a single letter behind it counts: Act I. */
    private static final Set<String> COUNTED =
            Set.of("war", "act", "part", "chapter", "phase", "type", "volume", "book");
    /** Two letters at the end of an address that are said as a word. */
    private static final Set<String> SAID_ENDINGS = Set.of("co", "me", "so", "to", "be", "it", "in", "is");

    static boolean isAbbreviation(String core) {
        String key = core.toLowerCase(Locale.ROOT);
        return LEXICON.has("abbreviation", key) || key.contains(".") && LEXICON.has("word", key);
    }

    /** Whether a full stop after it never ends the sentence while another token follows. */
    static boolean isAbbreviationBeforeName(String core) {
        return List.of("dr", "mr", "mrs", "ms", "prof", "st", "mt", "gen", "gov", "capt", "rev", "vs", "e.g", "i.e")
                .contains(core.toLowerCase(Locale.ROOT));
    }

    /** Words for a token, none when it has no sound. */
    List<String> words(String token) {
        String core =
                token.replace('’', '\'').replace('‘', '\'').replace('−', '-').replace('\u00a0', ' ');
        List<String> words = new ArrayList<>();
        for (String part : DASH.split(core)) {
            String range = new Numbers(context).range(core);
            if (range != null) {
                return split(range);
            }
            if (!words.isEmpty() && !part.isEmpty()) {
                words.add(isRange(core) ? "to" : ",");
            }
            String key = part.toLowerCase(Locale.ROOT);
            if (isRange(core) && LEXICON.has("weekday", key)) {
                words.addAll(split(LEXICON.get("weekday", key)));
                continue;
            }
            for (String piece : part.split(" ")) {
                words.addAll(piece(piece));
            }
        }
        return words;
    }

    /** {@code 9am–5pm}, {@code Mon–Fri}. */
    private static boolean isRange(String core) {
        String[] ends = DASH.split(core);
        return ends.length == 2 && DatesAndTimes.isEndOfRange(ends[0]) && DatesAndTimes.isEndOfRange(ends[1]);
    }

    private List<String> piece(String core) {
        String key = core.toLowerCase(Locale.ROOT);
        if (core.isEmpty()) {
            return List.of();
        }
        if (key.equals("st")) {
            boolean ends = context.asWritten().matches(".*[,;]");
            return List.of(startsUpper(context.after()) && !ends ? "saint" : "street");
        }
        if (key.equals("no")
                && !context.after().isEmpty()
                && Character.isDigit(context.after().charAt(0))
                && startsUpper(core)) {
            return List.of("number");
        }
        if (key.equals("n") && context.asWritten().matches(".*['’‘].*")) {
            return List.of("and");
        }
        if (LEXICON.has("word", key)) {
            return split(LEXICON.get("word", key));
        }
        if (LEXICON.has("beside", key) && isBeside(key)) {
            return split(LEXICON.get("beside", key));
        }
        if (LEXICON.has("abbreviation", key)) {
            return split(LEXICON.get("abbreviation", key));
        }
        if (LEXICON.has("symbol", core)) {
            return split(LEXICON.get("symbol", core));
        }
        String number = new Numbers(context).words(core);
        if (number != null) {
            return number.isEmpty() ? List.of() : split(number);
        }
        Matcher power = POWER.matcher(core);
        if (power.matches()) {
            return append(piece(power.group(1)), power.group(2).equals("²") ? "squared" : "cubed");
        }
        if (key.matches("[#@][\\p{L}_].*")) {
            List<String> words = new ArrayList<>(List.of(key.startsWith("#") ? "hashtag" : "at"));
            for (String part : CAMEL.split(core.substring(1))) {
                words.addAll(piece(part));
            }
            return words;
        }
        if (LINK.matcher(core).matches()
                && (core.contains("/") || core.contains("@") || !core.matches("(\\p{L}\\.)+\\p{L}?"))) {
            return link(core);
        }
        if (core.matches("(\\p{Lu}\\.)+\\p{Lu}")) {
            return letters(core);
        }
        return plain(core);
    }

    /** An abbreviation that is also a word, or a letter: {@code p. 12}, {@code Sen. Warren}. */
    private boolean isBeside(String key) {
        String after = context.after();
        boolean number = !after.isEmpty() && Character.isDigit(after.charAt(0));
        return context.asWritten().endsWith(".") && (key.startsWith("p") ? number : startsUpper(after));
    }

    private List<String> plain(String core) {
        boolean owns = core.matches("[IVXL]{2,}['’]s");
        Matcher roman = ROMAN.matcher(owns ? core.substring(0, core.length() - 2) : core);
        boolean counts =
                core.matches("[IVX]") && COUNTED.contains(context.before().toLowerCase(Locale.ROOT));
        if ((roman.matches() || counts) && startsUpper(context.before()) && !context.shouting()) {
            List<String> said = split(roman(owns ? core.substring(0, core.length() - 2) : core));
            return owns ? append(said.subList(0, said.size() - 1), said.get(said.size() - 1) + "'s") : said;
        }
        List<String> words = new ArrayList<>();
        for (String part : core.split("[^\\p{L}\\p{Nd}\\p{M}'&+%=@$€£°½¼¾×÷π]+")) {
            if (part.isEmpty() || part.equals("'")) {
                continue;
            }
            if (part.equals(core)) {
                words.addAll(word(part));
            } else {
                words.addAll(new English(TokenContext.alone(context.shouting())).piece(part));
            }
        }
        return words;
    }

    private List<String> word(String core) {
        String plain = Normalizer.normalize(
                        core.replace("ß", "ss")
                                .replace("æ", "ae")
                                .replace("Æ", "Ae")
                                .replace("ø", "o")
                                .replace("Ø", "O")
                                .replace("œ", "oe")
                                .replace("ł", "l"),
                        Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "");
        if (!plain.matches("[A-Za-z']*[A-Za-z][A-Za-z']*")) {
            return mixed(plain);
        }
        String bare = plain.replaceAll("^'+|'+$", "");
        String key = bare.toLowerCase(Locale.ROOT);
        if (bare.length() == 1) {
            boolean article = key.equals("a") && (bare.equals("a") || context.first() || context.shouting());
            return List.of(article || bare.equals("I") ? key : bare.toUpperCase(Locale.ROOT));
        }
        Matcher plural = Pattern.compile("([A-Z]{2,})('?s)").matcher(bare);
        if (plural.matches() && isSpelled(plural.group(1))) {
            List<String> letters = letters(plural.group(1));
            return append(letters.subList(0, letters.size() - 1), letters.get(letters.size() - 1) + "s");
        }
        boolean capitals = bare.equals(bare.toUpperCase(Locale.ROOT));
        if (capitals && (isSpelled(bare) || isInitialsHere(bare))) {
            return letters(bare);
        }
        if (!key.matches(".*[aeiouy].*") && !key.matches("(?:[hm]m+|sh+|psst|nth|brr+|grr+|pf+t|ts+k)'?")) {
            return letters(bare);
        }
        return List.of(capitals ? key : bare);
    }

    private boolean isSpelled(String capitals) {
        String key = capitals.toLowerCase(Locale.ROOT).replace("'", "");
        if (context.shouting() || LEXICON.has("acronym", key)) {
            return false;
        }
        if (LEXICON.has("initials", key) || !key.matches(".*[aeiouy].*")) {
            return true;
        }
        return key.length() <= 3 && !capitals.contains("'") && !LEXICON.has("short", key);
    }

    private boolean isInitialsHere(String capitals) {
        return INITIALS_BEFORE.getOrDefault(capitals, Set.of()).contains(context.after())
                || capitals.equals("WHO") && context.before().equalsIgnoreCase("the");
    }

    /** Letters and digits in one token: {@code R2D2}, {@code A4}; and letters of scripts that this voice cannot say. */
    private List<String> mixed(String core) {
        List<String> words = new ArrayList<>();
        Matcher run = Pattern.compile("[A-Za-z']+|\\d+|[&+%=@$€£°½¼¾×÷π]").matcher(core);
        while (run.find()) {
            String part = run.group();
            if (Character.isDigit(part.charAt(0))) {
                words.addAll(split(NumberWords.cardinal(part)));
            } else if (LEXICON.has("symbol", part)) {
                words.addAll(split(LEXICON.get("symbol", part)));
            } else if (part.chars().anyMatch(Character::isLetter)) {
                boolean code = part.length() <= 2 && part.equals(part.toUpperCase(Locale.ROOT));
                words.addAll(code ? letters(part) : word(part));
            }
        }
        return words;
    }

    private List<String> link(String core) {
        String bare = core.replaceFirst("(?i)^https?://", "")
                .replaceFirst("(?i)^www\\.", "")
                .replaceFirst("[/?#].{25,}|/$", "");
        List<String> words = new ArrayList<>();
        Matcher run = Pattern.compile("[A-Za-z]+|\\d+|[.@/_+-]").matcher(bare);
        while (run.find()) {
            String part = run.group();
            switch (part) {
                case "." -> words.add("dot");
                case "@" -> words.add("at");
                case "/" -> words.add("slash");
                case "-" -> words.add("dash");
                case "_" -> words.add("underscore");
                case "+" -> words.add("plus");
                default ->
                    words.addAll(
                            isSpelledEnding(part, bare.substring(run.end()).matches("(?:/.*)?"))
                                    ? letters(part)
                                    : piece(part));
            }
        }
        return words;
    }

    private static boolean isSpelledEnding(String part, boolean last) {
        return last && part.matches("[a-z]{2}") && !SAID_ENDINGS.contains(part);
    }

    private String roman(String numeral) {
        int value = 0;
        for (int i = 0; i < numeral.length(); i++) {
            int digit = romanDigit(numeral.charAt(i));
            value += i + 1 < numeral.length() && romanDigit(numeral.charAt(i + 1)) > digit ? -digit : digit;
        }
        boolean part = LEXICON.has("part", context.before().toLowerCase(Locale.ROOT))
                || context.before().equals(context.before().toUpperCase(Locale.ROOT));
        return part ? NumberWords.cardinal(value) : "the " + NumberWords.ordinal(value);
    }

    private static int romanDigit(char c) {
        return switch (c) {
            case 'I' -> 1;
            case 'V' -> 5;
            case 'X' -> 10;
            default -> 50;
        };
    }

    private static List<String> letters(String word) {
        return word.toUpperCase(Locale.ROOT)
                .chars()
                .filter(Character::isLetter)
                .mapToObj(c -> String.valueOf((char) c))
                .toList();
    }

    private static boolean startsUpper(String token) {
        return !token.isEmpty() && Character.isUpperCase(token.charAt(0));
    }

    private static List<String> append(List<String> list, String last) {
        List<String> all = new ArrayList<>(list);
        all.add(last);
        return all;
    }

    private static List<String> split(String words) {
        return Arrays.asList(words.split(" "));
    }
}
