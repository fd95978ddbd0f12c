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
    private static final String COUNTED = "(?:(?:the|" + PRAISED + "|\\d+|three|five|ten)[ ,]+)*";
    /** Forms that say only how it is to be told. */
    private static final List<Pattern> MANNERS = List.of(
            pattern("(?:(?:a|the|" + PRAISED + ")[ ,]+)*(?:facts|things to know|trivia) (?:about|on) (?<thing>.+)"),
            pattern("(?<thing>.+? (?:facts|trivia)) (?:that|which|you|nobody|everyone|everybody) .+"),
            pattern("(?<thing>[^,]+?) (?:(?:simply |clearly |quickly )?explained|made (?:simple|easy)|demystified"
                    + "|in a nutshell|101|for (?:absolute )?(?:beginners|dummies|kids|children))\\b.*"),
            pattern("(?<thing>\\p{L}.+) (?:facts|trivia|summary|overview|recap)"),
            pattern(
                    "(?:a |the )?(?:quick |short |complete |little |beginner's )*(?:guide|introduction|intro|crash course)"
                            + " (?:to|on|in) (?<thing>.+)"),
            pattern("(?<thing>\\p{L}.+?) (?:(?:travel |city )guide|basics|essentials|fundamentals)"),
            pattern("(?:the )?(?:simple |whole |ugly |real )?(?:truth|secrets?|story) (?:about|behind) (?<thing>.+)"),
            pattern("(?:the )?(?:great |big |unsolved )*(?:mystery|mysteries|legend|building|construction|discovery"
                    + "|ruins) of (?<thing>.+)"),
            // what is counted is asked of what has it: of the cow, and not of its stomachs
            pattern("how (?:many|much) (?:\\p{L}+ ){1,3}?(?:does|do|did|can) (?:the |an? )?"
                    + "(?<thing>(?!(?:i|we|you|it|they|he|she|one|people|your|my|our|to)\\b)\\p{L}+)"
                    + " (?:have|has|need|drink|eat|lay|weigh|carry|make|produce|cost|hold|live|use|take)\\b.*"),
            pattern("(?:get|getting|become|becoming) (?:better|good|great|started) (?:at|in|with) (?<thing>.+)"),
            pattern("(?:the )?(?:secret|hidden|inner|strange) (?:life|lives|world) of (?<thing>.+)"),
            pattern("\\d+[ -]minutes? (?:morning |evening |daily |bedtime )?(?<thing>.+)"),
            pattern(
                    "(?:deal|dealing|cope|coping|live|living) with (?<thing>.+?)(?: (?:at work|at home|at school|every day))?"));
    /** Forms that ask for one aspect of it. */
    private static final List<Pattern> ASPECTS = List.of(
            pattern("(?:the )?(?:main |real |true )?(?:causes?|impact|effects?|meaning) of (?<thing>.+)"),
            pattern("(?:the |a )?(?:life ?cycle|day in the life|daily life|anatomy|psychology) of (?<thing>.+)"),
            pattern("(?:the )?(?<thing>\\p{L}.+?)(?:'s|’s)? life ?cycle"),
            pattern("(?:the )?(?:(?:health|main|many|real|hidden|amazing) )?(?:benefits?|advantages) of"
                    + " (?:(?:drinking|eating|having|using) )?(?<thing>.+?)"
                    + "(?: (?:in the morning|every \\p{L}+|at night|before bed|daily|on an empty stomach))?"),
            pattern(COUNTED + "(?:places|things|cities|spots|sights|attractions) (?:to (?:visit|see|do|eat|go) )?in"
                    + " (?<thing>.+)"),
            pattern("(?:the perfect )?(?:\\d+|one|two|three|four|five|an?|the|perfect)"
                    + " (?:perfect )?(?:days?|hours|weekend|week) in (?<thing>.+)"),
            pattern(COUNTED
                    + "(?<thing>\\p{L}+(?: \\p{L}+)?) (?:that|which|who) (?:have )?(?:changed|shaped|shook|made)"
                    + " (?:the (?:\\p{L}+ )?world|history|our lives|everything)"),
            pattern("why (?:we|people|humans|you) (?:all )?(?:need|love|like|fear|hate) (?<thing>.+)"),
            pattern("why (?:you|we|everyone|everybody|people) (?:should|must|need to|have to)"
                    + " (?:visit|see|try|learn|read|love|know about|travel to|go to) (?<thing>.+)"));
    /** It asks for an activity. */
    private static final Pattern LEARNED = pattern("(?:learning|beginning|starting) (?:how )?to (?<thing>.+)");
    /** It asks what would follow if a thing were otherwise. */
    private static final Pattern SUPPOSED =
            pattern("what (?:(?:would|will|could|might) happen )?if (?<thing>(?:the |all (?:the )?)?"
                    + "(?!(?:we|you|i|they|he|she|it|everyone|everybody|nobody|people|there)\\b)\\p{L}+) \\p{L}.*");

    private static Pattern pattern(String request) {
        return Pattern.compile("(?i)" + request);
    }

    /** @param request a phrase or a question; one of another form is taken as it is */
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
