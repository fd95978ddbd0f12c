package io.reelmill.writer;

import io.reelmill.wordnet.WordNet;
import java.util.Locale;

/** The product as a part of English sentences: with the right article, number and verb. */
final class ProductPhrase {

    private static final String EVENTS =
            "(?i).*\\b(?:sale|festival|concert|event|opening|party|market|exhibition|webinar|conference|fair|show)s?$";
    private static final String PLACES =
            "(?i).*\\b(?:bakery|studio|salon|hotel|restaurant|cafe|café|shop|store|museum|bar|gym|clinic|garage|hostel|bookshop|bistro|spa|farm)$";
    private static final String LESSONS = "(?i).*\\b(?:course|class|workshop|academy|lesson|bootcamp|club)(?:s|es)?$";

    private final AdPrompt product;
    private final String name;
    private final boolean many;

    ProductPhrase(AdPrompt product) {
        this.product = product;
        this.name = product.name().equals("this") ? "it" : spoken(product.name());
        this.many = product.isMany();
    }

    /** {@code Meet BrewBuddy}, {@code Here are our jeans}, without a full stop. */
    String introduction() {
        if (hasArticle()) {
            return "Here " + (many ? "are " : "is ") + name;
        }
        if (name.equals("it")) {
            return "Here it is";
        }
        return (isProper() ? "Meet " : "Say hello to ") + withArticle();
    }

    /** {@code , a portable espresso maker}, or nothing. */
    String kind() {
        if (product.kind().isEmpty() || hasArticle()) {
            return "";
        }
        String kind = lowerArticle(product.kind());
        return (kind.matches("(?:an?|the|our) .*") ? ", " : ": ") + kind;
    }

    /** {@code  For campers.}, or nothing. */
    String audience() {
        return product.audience().isEmpty() ? "" : " For " + product.audience().replaceFirst("[.!]+$", "") + ".";
    }

    /** {@code Looking for a portable espresso maker?} Nothing is said of the product. */
    String question() {
        if (name.equals("it")) {
            return "";
        }
        if (!product.kind().isEmpty()) {
            return "Looking for "
                    + lowerArticle(product.kind())
                            .replaceFirst("^(?:the|our) ", "a ")
                            .replaceFirst("^a new ", "a ") + "?";
        }
        if (name.startsWith("our ")) {
            String bare = name.replaceFirst("^our (?:(?:new|own|latest) )*", "");
            boolean event = bare.matches(EVENTS);
            return event
                    ? "Have you heard of " + name + "?"
                    : "Looking for " + (many ? bare : article(bare) + " " + bare) + "?";
        }
        return isProper() || name.startsWith("the ")
                ? "Have you heard of " + withArticle() + "?"
                : "Looking for " + name.replaceFirst("^a new (?=[^aeiou])", "a ") + "?";
    }

    /** What to do, for a product of which the prompt does not say it. */
    String call() {
        if (name.equals("it")) {
            return "See it for yourself.";
        }
        String thing =
                name.replaceFirst("^an? ", "the ").replaceFirst("^(.{4,}?) (?:in|at|near|from) \\p{Lu}.*$", "$1");
        if (thing.matches(EVENTS)) {
            return "Do not miss " + thing + ".";
        }
        if (thing.matches(PLACES)) {
            return "Visit " + thing + ".";
        }
        if (thing.matches(LESSONS)) {
            return "Join " + thing + ".";
        }
        return thing.startsWith("our ")
                ? "Get to know " + thing + "."
                : "Try " + (isProper() ? withArticle() : thing) + " today.";
    }

    /** {@code Find BrewBuddy at brewbuddy.com.} */
    String foundAt(String site) {
        return "Find " + (name.equals("it") ? name : withArticle().replaceFirst("^an? ", "the ")) + " at " + site + ".";
    }

    private boolean hasArticle() {
        return name.matches("(?:our|an?|the) .*");
    }

    /** {@code the SleepWell mattress}: a name that ends in a common noun takes an article. */
    private String withArticle() {
        boolean mixed = isProper() && name.matches(".* \\p{Ll}[\\p{L}-]*") && !hasArticle() && !name.startsWith("The ");
        return mixed ? "the " + name : name;
    }

    private boolean isProper() {
        return !name.equals("it") && !hasArticle() && !name.equals(name.toLowerCase(Locale.ROOT));
    }

    /** "My" is the client's; an article before a name stays as it is written. */
    private static String spoken(String name) {
        String first = name.split(" ", 2)[0];
        // a capital that only begins the prompt: "Handmade candles from beeswax"
        if (name.matches("\\p{Lu}\\p{Ll}+(?: \\p{Ll}[\\p{L}-]*)+")
                && WordNet.get().usage(first) >= 0) {
            return lowerArticle(name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1))
                    .replaceFirst("^my ", "our ");
        }
        return lowerArticle(name).replaceFirst("^my ", "our ");
    }

    private static String lowerArticle(String phrase) {
        return phrase.matches("(?:An?|Our|My) .*|The \\p{Ll}.*")
                ? phrase.substring(0, 1).toLowerCase(Locale.ROOT) + phrase.substring(1)
                : phrase;
    }

    static String article(String phrase) {
        return phrase.matches("(?i)(?!uni|use|one|eu)[aeiou].*|hour.*") ? "an" : "a";
    }
}
