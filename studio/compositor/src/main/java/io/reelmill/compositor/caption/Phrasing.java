package io.reelmill.compositor.caption;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** How closely neighbouring words belong together, told by the words alone. */
final class Phrasing {

    private static final String FULL_STOPS = ".!?…。！？؟।॥።։";
    private static final String STOPS = FULL_STOPS + ",;:—–\"”»)，、；：،؛」』）";

    private static final double CLOSE = 160;
    private static final double NEAR = 60;
    /** A good place to part. */
    private static final double FRESH = -25;

    /** Articles, possessives and the like, which ask for what they stand before. */
    private static final Set<String> DETERMINERS = Set.copyOf(Arrays.asList(
            ("a an the this that these those my your his her its our their every each some any no many few several "
                            + "very so too more most less not never "
                            + "el la los las un una unos unas mi tu su mis tus sus nuestro nuestra este esta cada muy "
                            + "le les une des du au aux mon ton son ma ta sa mes tes ses notre votre ce cet cette ces "
                            + "der die das den dem ein eine einen einem einer eines mein dein sein ihr kein keine sehr "
                            + "il lo gli uno nel della dello dei delle del al alla "
                            + "o os as um uma uns umas do da dos das no na nos nas ao meu minha seu sua "
                            + "de het een mijn")
                    .split(" ")));

    /** Prepositions, auxiliaries, subjects: what they belong to follows. */
    private static final Set<String> LEADING = Set.copyOf(Arrays.asList(
            ("of in on at to for from with by into onto over under about after before between through without as than "
                            + "and or but if when while because i you he she we they it is are was were be been has "
                            + "have had do does did will would can could should must may might i'm you're it's we're "
                            + "they're don't can't won't "
                            + "y e ni que en con por para sin sobre entre hasta desde como si cuando es son "
                            + "et ou mais dans sur avec pour par sans sous chez en à qui que est sont je nous vous ils "
                            + "und oder aber in im an am auf aus bei mit nach seit von vom zu zum zur für durch ohne "
                            + "gegen um über unter vor ist sind war ich wir sie es "
                            + "di a con su per tra fra che è sono "
                            + "em com sem até mas foi são")
                    .split(" ")));

    private static final Set<String> CONJUNCTIONS = Set.copyOf(
            Arrays.asList(("and but or because so then while when where which who that if until unless although "
                            + "y pero porque cuando donde mientras et mais parce quand und aber weil wenn während denn "
                            + "e ma perché quando mas porque enquanto и но что потому")
                    .split(" ")));

    private static final Set<String> NUMBERS = Set.copyOf(Arrays.asList(
            ("one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred "
                            + "thousand million billion uno dos tres cuatro cinco diez cien mil deux trois quatre cinq dix cent "
                            + "mille zwei drei vier fünf zehn hundert tausend")
                    .split(" ")));

    private static final Set<String> TITLES =
            Set.of("mr.", "mrs.", "ms.", "dr.", "prof.", "st.", "vs.", "no.", "e.g.", "i.e.", "sr.", "sra.", "hr.");
    private static final Pattern INITIAL = Pattern.compile("\\p{Lu}\\.");
    private static final Pattern FIGURES = Pattern.compile("[\\p{Sc}#]?\\d[\\d.,:/]*%?");

    private Phrasing() {}

    /** Whether a sentence ends after a word. */
    static boolean fullStop(String word) {
        return ends(word, FULL_STOPS);
    }

    /** Whether a part of a sentence ends after a word. */
    static boolean stop(String word) {
        return ends(word, STOPS);
    }

    private static boolean ends(String word, String stops) {
        String lower = word.toLowerCase(Locale.ROOT);
        boolean shortened = TITLES.contains(lower) || INITIAL.matcher(word).matches();
        return !word.isEmpty() && !shortened && stops.indexOf(word.charAt(word.length() - 1)) >= 0;
    }

    /** What it costs to part two words; below 0 where it does good. */
    static double bond(String before, String after) {
        String left = bare(before);
        String right = bare(after);
        boolean counted = FIGURES.matcher(before).matches() || NUMBERS.contains(left);
        if (DETERMINERS.contains(left) || counted || TITLES.contains(before.toLowerCase(Locale.ROOT))) {
            return CLOSE;
        }
        if (CONJUNCTIONS.contains(left)) {
            return CLOSE;
        }
        if (LEADING.contains(left)) {
            return NEAR * 2;
        }
        if (named(before) && named(after) || INITIAL.matcher(before).matches()) {
            return NEAR;
        }
        return CONJUNCTIONS.contains(right) || LEADING.contains(right) ? FRESH : 0;
    }

    private static boolean named(String word) {
        return Character.isUpperCase(word.codePointAt(0)) && word.length() > 1;
    }

    private static String bare(String word) {
        return word.replaceAll("^[^\\p{L}\\p{N}]+|[^\\p{L}\\p{N}]+$", "")
                .replace('’', '\'')
                .toLowerCase(Locale.ROOT);
    }
}
