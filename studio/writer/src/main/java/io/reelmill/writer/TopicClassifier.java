package io.reelmill.writer;

import io.reelmill.writer.Topic.Kind;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tells what form of script a topic asks for, and what thing it is about. */
final class TopicClassifier {

    /** Tips where no number is asked for. */
    private static final int USUAL_TIPS = 3;
    /** Whoever says more names a theme of their own beside the word that encourages. */
    private static final int MAX_WORDS_OF_MOTIVATION = 7;

    static final Pattern WORKING =
            Pattern.compile("(?i)^how (?:(do|does) )?(.{2,60}?) (?:works?|functions?)((?: together)?)\\??$");

    private static final Pattern COUNTED = Pattern.compile("(?i)^(?:the |my |our )?(?:top |best"
            + " )?(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\s+(\\p{L}.*)$");
    private static final Pattern LIST_ORDER = Pattern.compile(
            "(?i)^(?:the |my |our )?(?:top |best"
                    + " )?(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\s+((?:[\\w-]+\\s+){0,2}?)"
                    + "(tips|tricks|ways|facts|reasons|things|ideas|steps|secrets|mistakes|habits|benefits|hacks|lessons|rules|signs|myths|examples|questions)\\b\\s*(.*)$");
    /** Advice without a number. */
    private static final Pattern UNCOUNTED =
            Pattern.compile("(?i)^(?:some |a few |my |the )?(?:best )?(?=(?:tips|tricks) (?:for|on|to) )");

    private static final Pattern HOW_TO =
            Pattern.compile("(?i)^how (?:to|do i|do you|do we(?! know\\b)|can i|can you|should i) (.+)$");
    private static final Pattern HISTORY_ORDER =
            Pattern.compile("(?i)^(?:(?:a|the) )?(?:short |brief |quick |true |little |secret"
                    + " )?(?:history|origins?|rise|evolution|invention|birth) (?:and \\w+ )?of (.+)$");
    /** A product and its features, without a verb: {@code wireless headphones with 30 hours of battery}. */
    private static final Pattern PRODUCT_LIST = Pattern.compile("(?iu)^[^,.?!:]{3,40} with"
            + " \\d[^?!]+$|^(?=.*(?:\\d\\s?(?:euros?|dollars|pounds|grams|watts|hours)\\b|[€$£]\\s?\\d|\\bfree"
            + " (?:delivery|shipping)\\b))[^,.?!:]{3,40}(?:, [^,.?!]+){2,}$");

    private static final Pattern OWN_PRODUCT = Pattern.compile(
            "(?:.*\\b)?(?:our|my) (?:new|own|shop|store|app|company|product|brand|cafe|restaurant|bakery"
                    + "|service|business|website|course|studio|salon|team|hotel|bar|summer|winter|spring|autumn|holiday|latest)\\b.*");
    private static final Pattern ENCOURAGES =
            Pattern.compile(".*\\b(motivation|motivational|inspiration|inspirational|never give up"
                    + "|believe in yourself|keep going|stay disciplined|mindset|discipline)\\b.*");
    private static final Pattern STORY = Pattern.compile(
            "(?i)^(?:(?:a|the|tell (?:me )?a) )?(?:short |little |bedtime )?(?:story|tale) (?:about|of) (.+)$");
    private static final Pattern COMPARES = Pattern.compile(
            ".*\\b(vs\\.?|versus|compared to|difference between|differences between|compare|comparing)\\b.*");
    private static final Pattern ALTERNATIVE = Pattern.compile(
            "(?!(?:why|how|what|when|is|are|do|does|should|can).*)[\\w' -]{2,25} or [\\w' -]{2,25}\\??");
    private static final Pattern COMPARED = Pattern.compile(
            "(?i)^(?:(?:what(?:'s|’s| is| are) )?(?:the )?differences? between |comparing |compare )?(.{2,40}?)"
                    + " (?:vs\\.?|versus|or|compared (?:to|with)|and) (.{2,40})$");
    private static final Pattern DEFINITION = Pattern.compile("(?i)^(?:what|who)(?: is| are|'s) (.+?)\\??$");
    private static final Pattern ASKS = Pattern.compile("(?:why|how|when|where|who|what|which)"
            + " (?:do|does|did|is|are|was|were|can|could|should|would|will|has|have|\\w+ (?:do|does|is|are)) .+");
    /** The verb stands behind its noun. */
    private static final Pattern CLAUSE = Pattern.compile("(?i)^(?:why|how|when|where)"
            + " (?!(?:do|does|did|is|are|was|were|can|could|should|would|will|has|have|had|to|many|much|long|often|far|old|big|fast|tall|deep|high|hot|cold|heavy|strong|safe|hard|come)\\b)(?:\\p{L}+"
            + " ){1,3}(?:is|are|was|were|do|does|can|could|will|has|have)\\b.*");
    /** The same with a verb of its own: {@code why cats hate water}. */
    private static final Pattern WHY = Pattern.compile(
            "(?i)^(?:why|how) (?!(?:do|does|did|is|are|was|were|has|have|can|could|should|would|will|to|come|about|not|many|much)\\b)(?:the )?(?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+s"
                    + " (?!(?:is|are|was|were|to|do|does|can|will)\\b)\\p{Ll}+ \\p{L}.*");

    private TopicClassifier() {}

    /** @param ordered what the prompt calls the script, or {@code GENERIC} */
    static Topic classify(String given, Kind ordered) {
        String text = withNumber(given);
        return list(text)
                .or(() -> howTo(text))
                .or(() -> history(text))
                .or(() -> ad(text, ordered))
                .or(() -> motivation(text, ordered))
                .or(() -> story(text, ordered))
                .or(() -> comparison(text))
                .or(() -> question(text))
                .orElseGet(() -> new Topic(Kind.GENERIC, text, MidSentence.phrase(text)));
    }

    static boolean isListOrder(String head) {
        return LIST_ORDER.matcher(head).matches();
    }

    /** Points that are counted by any noun: {@code 3 houseplants that survive anything: aloe, ivy, cactus}. */
    static Optional<Topic> counted(ListedPoints listed) {
        String head = listed.head();
        Matcher number = COUNTED.matcher(head.matches(".*[.!].*") ? "" : head);
        List<String> items = listed.items();
        if (isListOrder(head) || !number.matches() || EnglishForms.value(number.group(1)) != items.size()) {
            return Optional.empty();
        }
        return Optional.of(
                new Topic(Kind.LIST, head, MidSentence.phrase(number.group(2)), "", items.size(), "", items));
    }

    private static String withNumber(String given) {
        Matcher uncounted = UNCOUNTED.matcher(given);
        return uncounted.find()
                ? USUAL_TIPS + " " + Character.toLowerCase(given.charAt(uncounted.end()))
                        + given.substring(uncounted.end() + 1)
                : given;
    }

    private static Optional<Topic> list(String text) {
        Matcher list = LIST_ORDER.matcher(text);
        if (!list.matches()) {
            return Optional.empty();
        }
        String rest = list.group(4)
                .replaceFirst(
                        "(?i)^(?:that )?(?:help|are|(?:everybody|everyone|you|people|nobody) (?:should|must|needs?"
                                + " to|tells? you)(?: know)?)\\b\\s*",
                        "")
                .replaceFirst(
                        "(?i)^(?:that )?[\\w-]+(?: [\\w-]+)?"
                                + " (?:make|makes|have|do)\\s+(?=(?:in|with|about|when|at|on)\\b)",
                        "")
                .replaceFirst("(?i)^(?:for|to|about|on|of|why|with|in|when)\\s+", "")
                .strip();
        boolean activity = list.group(4).matches("(?i)to\\s.+");
        String phrase = activity
                ? EnglishForms.gerund(rest)
                : rest.isBlank()
                        ? (list.group(2) + list.group(3)).strip()
                        // "mistakes first-time landlords make" is no sentence without its first word
                        : rest.matches("(?i).* (?:make|have|do|get|forget)") ? list.group(3) + " " + rest : rest;
        return Optional.of(new Topic(
                Kind.LIST,
                text,
                MidSentence.phrase(phrase),
                "",
                EnglishForms.value(list.group(1)),
                list.group(3).toLowerCase(Locale.ROOT),
                List.of()));
    }

    private static Optional<Topic> howTo(String text) {
        Matcher how = HOW_TO.matcher(text);
        return how.matches()
                ? Optional.of(new Topic(
                        Kind.HOWTO, text, MidSentence.phrase(how.group(1).replaceAll("\\?$", ""))))
                : Optional.empty();
    }

    private static Optional<Topic> history(String text) {
        Matcher history = HISTORY_ORDER.matcher(text);
        return history.matches()
                ? Optional.of(new Topic(Kind.HISTORY, text, MidSentence.phrase(history.group(1))))
                : Optional.empty();
    }

    private static Optional<Topic> ad(String text, Kind ordered) {
        boolean sells = ordered == Kind.AD
                || PRODUCT_LIST.matcher(text).matches()
                || OWN_PRODUCT.matcher(text.toLowerCase(Locale.ROOT)).matches();
        return sells ? Optional.of(new Topic(Kind.AD, text, MidSentence.phrase(text))) : Optional.empty();
    }

    private static Optional<Topic> motivation(String text, Kind ordered) {
        boolean encourages = ordered == Kind.MOTIVATION
                || ENCOURAGES.matcher(text.toLowerCase(Locale.ROOT)).matches()
                        && EnglishForms.words(text) <= MAX_WORDS_OF_MOTIVATION;
        return encourages ? Optional.of(new Topic(Kind.MOTIVATION, text, MidSentence.phrase(text))) : Optional.empty();
    }

    private static Optional<Topic> story(String text, Kind ordered) {
        Matcher story = STORY.matcher(text);
        if (story.matches()) {
            return Optional.of(new Topic(Kind.STORY, text, MidSentence.phrase(story.group(1))));
        }
        return ordered == Kind.STORY
                ? Optional.of(new Topic(Kind.STORY, text, MidSentence.phrase(text)))
                : Optional.empty();
    }

    private static Optional<Topic> comparison(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        Matcher compared = COMPARED.matcher(text.replaceAll("\\?$", ""));
        if (!COMPARES.matcher(lower).matches() && !ALTERNATIVE.matcher(lower).matches() || !compared.matches()) {
            return Optional.empty();
        }
        String other = compared.group(2).replaceFirst(":.*", "");
        return Optional.of(new Topic(
                Kind.COMPARISON,
                text,
                MidSentence.phrase(compared.group(1)),
                MidSentence.phrase(other),
                0,
                "",
                List.of()));
    }

    private static Optional<Topic> question(String text) {
        Matcher definition = DEFINITION.matcher(text);
        if (definition.matches()) {
            return Optional.of(new Topic(Kind.QUESTION, asQuestion(text), MidSentence.phrase(definition.group(1))));
        }
        Matcher works = WORKING.matcher(text);
        if (works.matches()) {
            String thing = MidSentence.phrase(works.group(2));
            String verb = works.group(1) != null ? works.group(1) : EnglishForms.isMany(works.group(2)) ? "do" : "does";
            String request = "How " + verb.toLowerCase(Locale.ROOT) + " " + thing + " work" + works.group(3);
            return Optional.of(new Topic(Kind.QUESTION, asQuestion(request), thing));
        }
        boolean asks = text.endsWith("?")
                || ASKS.matcher(text.toLowerCase(Locale.ROOT)).matches()
                || WHY.matcher(text).matches();
        return asks ? Optional.of(new Topic(Kind.QUESTION, asQuestion(text), "this question")) : Optional.empty();
    }

    /** A clause such as "how vaccines are tested" is no question, whatever its first word. */
    private static String asQuestion(String text) {
        String bare = EnglishForms.capital(text.replaceAll("[\\s?.!]+$", ""));
        boolean clause = !text.endsWith("?")
                && (CLAUSE.matcher(text).matches() || WHY.matcher(text).matches());
        return bare + (clause ? "." : "?");
    }
}
