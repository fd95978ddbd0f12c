package io.reelmill.writer;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The thing that a request is about, without words that say how it is to be told, or what of it.
 *
 * @param words the thing as it is written
 * @param whole whether all of it is asked for; of {@code places to visit in Portugal} it is not
 */
record AskedThing(String words, boolean whole) {

    private static final String PRAISED =
            "fun|interesting|amazing|crazy|weird|surprising|incredible|cool|random|strange|fascinating|mind-blowing"
                    + "|unbelievable|little-known|shocking|quick|basic|important|essential|true|real|some|few|many|top|best";
    /** How it is told. */
    private static final List<Pattern> MANNERS = List.of(
            Pattern.compile("(?i)^(?:(?:a|the|" + PRAISED + ")[ ,]+)*(?:facts|things to know|trivia) (?:about|on)"
                    + " (?<thing>.+)$"),
            Pattern.compile("(?i)^(?<thing>.+? (?:facts|trivia)) (?:that|which|you|nobody|everyone|everybody) .+$"),
            Pattern.compile("(?i)^(?<thing>[^,]+?) (?:(?:simply |clearly |quickly )?explained|made (?:simple|easy)"
                    + "|demystified|in a nutshell|101|for (?:absolute )?(?:beginners|dummies|kids|children))\\b.*$"),
            Pattern.compile("(?i)^(?<thing>\\p{L}.+) (?:facts|trivia)$"));
    /** What of it. */
    private static final List<Pattern> ASPECTS = List.of(
            Pattern.compile("(?i)^(?:the |a )?(?:life ?cycle|day in the life|daily life|anatomy) of (?<thing>.+)$"),
            Pattern.compile("(?i)^(?:the )?(?<thing>\\p{L}.+?)(?:'s|’s)? life ?cycle$"),
            Pattern.compile("(?i)^(?:the )?(?:(?:health|main|many|real|hidden|amazing) )?(?:benefits?|advantages) of"
                    + " (?:drinking|eating|having|using) (?<thing>.+?)(?: (?:in the morning|every \\p{L}+|at night"
                    + "|before bed|daily|on an empty stomach))?$"),
            Pattern.compile("(?i)^(?:(?:the|top|best|" + PRAISED + "|\\d+|three|five|ten)[ ,]+)*"
                    + "(?:places|things|cities|spots|sights|attractions) (?:to (?:visit|see|do|eat|go) )?in"
                    + " (?<thing>.+)$"));
    /** What is to be told of is an act. */
    private static final Pattern LEARNED =
            Pattern.compile("(?i)^(?:learning|beginning|starting) (?:how )?to (?<thing>.+)$");
    /** What would be otherwise. */
    private static final Pattern SUPPOSED =
            Pattern.compile("(?i)^what (?:(?:would|will|could|might) happen )?if (?<thing>(?:the |all (?:the )?)?"
                    + "(?!(?:we|you|i|they|he|she|it|everyone|everybody|nobody|people|there)\\b)\\p{L}+) \\p{L}.*$");

    static AskedThing of(String request) {
        for (Pattern manner : MANNERS) {
            Matcher told = manner.matcher(request);
            if (told.matches()) {
                return new AskedThing(told.group("thing"), true);
            }
        }
        for (Pattern aspect : ASPECTS) {
            Matcher asked = aspect.matcher(request);
            if (asked.matches()) {
                return new AskedThing(asked.group("thing"), false);
            }
        }
        Matcher learned = LEARNED.matcher(request);
        if (learned.matches()) {
            return new AskedThing(EnglishForms.gerund(learned.group("thing")), true);
        }
        Matcher supposed = SUPPOSED.matcher(request);
        return supposed.matches() ? new AskedThing(supposed.group("thing"), false) : new AskedThing(request, true);
    }
}
