package io.reelmill.writer.wordnet;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * How a thing is named in a sentence.
 *
 * @param name without an article: {@code Ottoman Empire}, {@code coffee}, {@code bicycle}
 * @param form decides its article
 */
record Noun(String name, Form form) {

    /** Kinds of names, by their article. */
    enum Form {
        /** A name without an article: Napoleon. */
        NAME,
        /** A thing of which there is one: the sky, the Ottoman Empire. */
        THE,
        /** Something that is counted: a bicycle. */
        COUNTED,
        /** Something that is not: coffee. */
        MASS,
        /** The word has only a plural: scissors. */
        PLURAL
    }

    private static final Set<String> WITH_THE = Set.of(
            "empire",
            "war",
            "river",
            "ocean",
            "sea",
            "republic",
            "union",
            "kingdom",
            "tower",
            "wall",
            "alps",
            "islands",
            "states",
            "nations",
            "revolution",
            "plague",
            "death",
            "renaissance",
            "desert",
            "canal",
            "mountains",
            "age",
            "ages",
            "depression",
            "games",
            "bible",
            "dynasty",
            "wars",
            "crusades",
            "reformation",
            "enlightenment",
            "conquest",
            "sultanate",
            "caliphate",
            "pyramids",
            "order",
            "convention",
            "movement",
            "party",
            "treaty",
            "battle",
            "siege",
            "massacre",
            "peninsula",
            "strait",
            "gulf",
            "channel",
            "nile",
            "amazon",
            "sahara",
            "sun",
            "moon",
            "himalayas",
            "andes",
            "titanic",
            "parthenon",
            "colosseum",
            "louvre",
            "pentagon",
            "statue",
            "peace",
            "house",
            "army",
            "navy",
            "reign",
            "armada",
            "holocaust",
            "kremlin",
            "vatican",
            "restoration",
            "exchange",
            "danube",
            "rhine",
            "thames",
            "mississippi",
            "tigris",
            "euphrates",
            "ganges",
            "balkans",
            "mediterranean",
            "azores",
            "bahamas",
            "maldives",
            "seychelles",
            "philippines",
            "netherlands",
            "hebrides",
            "pyrenees",
            "rockies",
            "carpathians",
            "apennines",
            "appalachians",
            "reef",
            "way",
            "inquisition",
            "chapel",
            "hills");

    private static final Pattern PLURAL_NAME = Pattern.compile(
            "(?i).*\\b(?:wars|islands|alps|andes|himalayas|crusades|mountains|pyramids|games|balkans|ages|azores|hebrides|pyrenees"
                    + "|rockies|carpathians|apennines|appalachians|hills)(?: of .*)?");

    static Noun named(String name) {
        String[] words = name.toLowerCase(Locale.ROOT).split(" ");
        boolean the = WITH_THE.contains(words[words.length - 1])
                        && !(words.length == 1 && name.toLowerCase(Locale.ROOT).equals("sea"))
                || words.length > 2 && words[1].equals("of") && WITH_THE.contains(words[0])
                || words.length > 3 && words[2].equals("of") && WITH_THE.contains(words[1]);
        boolean numbered = name.matches(".* (?:I|II|III|IV)$");
        return new Noun(name, the && !numbered ? Form.THE : Form.NAME);
    }

    /** {@code the Ottoman Empire}, {@code a bicycle}, {@code coffee}. */
    String inSentence() {
        return switch (form) {
            case THE -> "the " + name;
            case COUNTED -> article(name) + " " + name;
            default -> name;
        };
    }

    boolean isMany() {
        return form == Form.PLURAL
                || form == Form.THE && PLURAL_NAME.matcher(name).matches();
    }

    static String article(String phrase) {
        String lower = phrase.toLowerCase(Locale.ROOT);
        boolean vowel = lower.matches("[aeiou].*|hour.*|honest.*|honou?r.*|heir.*|x-ray.*|[fhlmnrsx][A-Z].*")
                && !lower.matches("(?:uni(?!n|m)|use|usu|util|uke|uku|eu|one\\b|once|ura|ubi|u-).*");
        return vowel ? "an" : "a";
    }

    /** {@code a, b, and c}. */
    static String list(List<String> items) {
        return switch (items.size()) {
            case 0 -> "";
            case 1 -> items.get(0);
            case 2 -> items.get(0) + " and " + items.get(1);
            default -> String.join(", ", items.subList(0, items.size() - 1)) + ", and " + items.get(items.size() - 1);
        };
    }

    static String capital(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
