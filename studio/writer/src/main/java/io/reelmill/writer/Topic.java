package io.reelmill.writer;

import io.reelmill.wordnet.WordNet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The parsed prompt of a client.
 *
 * @param kind the form that suits it
 * @param request the prompt without polite phrases, in the client's words
 * @param phrase the thing it is about, to stand in the middle of a sentence
 * @param other the second thing of a comparison, or empty
 * @param count how many points were asked for, or 0
 * @param points what they were called, such as {@code tips}, or empty
 * @param listed the points themselves where the prompt lists them, or none
 */
record Topic(Kind kind, String request, String phrase, String other, int count, String points, List<String> listed) {

    private static final int MIN_LISTED = 2;
    /** The lexicographer file of places. */
    private static final int LOCATION = 15;
    /** Tips where no number is asked for. */
    private static final int USUAL_TIPS = 3;

    private static final Pattern LISTED = Pattern.compile("^(?<head>[^:?]{3,}):\\s+(?<items>.+)$");
    private static final Pattern COUNTED = Pattern.compile("(?i)^(?:the |my |our )?(?:top |best"
            + " )?(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\s+(\\p{L}.*)$");
    private static final Pattern BETWEEN_ITEMS = Pattern.compile("\\s*(?:;|,?\\s+and\\s+(?=[^,;]+$)|,)\\s*");

    Topic {
        listed = List.copyOf(listed);
    }

    Topic(Kind kind, String request, String phrase, String other, int count, String points) {
        this(kind, request, phrase, other, count, points, List.of());
    }

    /** Forms of script. */
    enum Kind {
        GENERIC,
        QUESTION,
        HOWTO,
        LIST,
        HISTORY,
        AD,
        MOTIVATION,
        COMPARISON,
        STORY
    }

    private static final Pattern COURTESY = Pattern.compile(
            "(?i)^(?:as an? [^,.]{3,40}(?=,)|please|hi|hey|hello|can you|could you|would you|i want you to|i want|i"
                    + " need you to|i need|i'd like you to|i'd like|i would like|let's|help me|we need|we"
                    + " want)\\b[,!]?\\s*(?:please\\b\\s*)?(?:to\\b\\s*)?");
    /** What people write before what they have to say. */
    private static final Pattern LABEL =
            Pattern.compile("(?i)^(?:(?:hot take|unpopular opinion|breaking|breaking news|news|update|reminder|psa|fun"
                    + " fact|confession|true story|pro tip)\\s*:\\s*)+");

    private static final Pattern ORDER = Pattern.compile(
            "(?i)^(?:(?:make|create|generate|produce|write|do|give|show|build|film|prepare)\\b\\s*(?:me|us)?\\s*)?"
                    + "(?:an?|the|some|one)?\\s*(?<style>(?:[\\w-]+\\s+){0,4}?)"
                    + "(?<what>videos?|vids?|shorts?|reels?|clips?|scripts?|tiktoks?|films?|ads?|advert|advertisement|promos?|commercials?"
                    + "|documentary|explainer|voice-?over|trailer|story|tale|poem|haiku|limerick|jokes?|riddle|song)\\b(?:\\s*(?:video|clip|script|reel))?\\s*(?::|-|about|on|for|of|explaining|that"
                    + " explains|showing|covering|titled|regarding)\\s+");
    private static final Pattern PRODUCT =
            Pattern.compile("^(?i:promote|advertise|sell) |^(?i:introducing|meet) (?=\\p{Lu}|our|the new|the \\p{Lu})");
    /** A product and its features, without a verb: {@code wireless headphones with 30 hours of battery}. */
    private static final Pattern PRODUCT_LIST = Pattern.compile("(?iu)^[^,.?!:]{3,40} with"
            + " \\d[^?!]+$|^(?=.*(?:\\d\\s?(?:euros?|dollars|pounds|grams|watts|hours)\\b|[€$£]\\s?\\d|\\bfree"
            + " (?:delivery|shipping)\\b))[^,.?!:]{3,40}(?:, [^,.?!]+){2,}$");

    private static final Pattern FOR_WHOM =
            Pattern.compile("(?i)^(explain (?!to ).+?) (?:to|for) (?:an?|my|the|your) [^.?!,]{2,40}(?=$|[.?!,])");
    private static final Pattern VERB = Pattern.compile(
            "(?i)^(?:explain(?: to me)?|describe|tell (?:me|us)(?:(?: an?| some)? (?:jokes?|riddles?|something))?(?:"
                    + " about)?|talk about|teach me(?: about)?|everything about|all about|something about|learn"
                    + " about|discuss|introduce|introducing|topic:|title:|subject:|about)\\s+");
    private static final Pattern TAIL = Pattern.compile(
            "(?i)[,;]?\\s*\\b(?:like (?:i'?m|i’m|i am|to an?) (?:five|\\d+)(?: years? old)?|(?:pls|plz|thx|asap)$|in"
                    + " (?:under |about )?(?:\\d+|one|two|a few|ten|thirty|sixty) (?:seconds?|minutes?)|for"
                    + " (?:tiktok|youtube|instagram|social media|reels|shorts|linkedin|facebook)|(?:in|with) an? [\\w-]+"
                    + " (?:tone|style|voice|way|mood))\\b.*$");
    private static final Pattern MANNER = Pattern.compile(
            "(?i)(?:, ?(?:funny|short|serious|simple|quick|dramatic|inspiring|engaging|viral|emotional|\\d+"
                    + " ?(?:s|secs?|seconds?|min|minutes?)))+$");
    private static final Pattern LIST_ORDER = Pattern.compile(
            "(?i)^(?:the |my |our )?(?:top |best"
                    + " )?(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\s+((?:[\\w-]+\\s+){0,2}?)"
                    + "(tips|tricks|ways|facts|reasons|things|ideas|steps|secrets|mistakes|habits|benefits|hacks|lessons|rules|signs|myths|examples|questions)\\b\\s*(.*)$");
    /** Advice without a number. */
    private static final Pattern UNCOUNTED =
            Pattern.compile("(?i)^(?:some |a few |my |the )?(?:best )?(?=(?:tips|tricks) (?:for|on|to) )");

    private static final Pattern HISTORY_ORDER =
            Pattern.compile("(?i)^(?:(?:a|the) )?(?:short |brief |quick |true |little |secret"
                    + " )?(?:history|origins?|rise|evolution|invention|birth) (?:and \\w+ )?of (.+)$");
    private static final Pattern COMPARED = Pattern.compile(
            "(?i)^(?:(?:what(?:'s|’s| is| are) )?(?:the )?differences? between |comparing |compare )?(.{2,40}?)"
                    + " (?:vs\\.?|versus|or|compared (?:to|with)|and) (.{2,40})$");
    /** The verb stands behind its noun. */
    private static final Pattern CLAUSE = Pattern.compile("(?i)^(?:why|how|when|where)"
            + " (?!(?:do|does|did|is|are|was|were|can|could|should|would|will|has|have|had|to|many|much|long|often|far|old|big|fast|tall|deep|high|hot|cold|heavy|strong|safe|hard|come)\\b)(?:\\p{L}+"
            + " ){1,3}(?:is|are|was|were|do|does|can|could|will|has|have)\\b.*");

    /** The same with a verb of its own: {@code why cats hate water}. */
    private static final Pattern WHY = Pattern.compile(
            "(?i)^(?:why|how) (?!(?:do|does|did|is|are|was|were|has|have|can|could|should|would|will|to|come|about|not|many|much)\\b)(?:the )?(?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+s"
                    + " (?!(?:is|are|was|were|to|do|does|can|will)\\b)\\p{Ll}+ \\p{L}.*");

    private static final Pattern WORKING =
            Pattern.compile("(?i)^how (?:(do|does) )?(.{2,60}?) (?:works?|functions?)((?: together)?)\\??$");
    private static final Set<String> PROPER = Set.of(
            "paris",
            "london",
            "rome",
            "berlin",
            "tokyo",
            "lyon",
            "madrid",
            "vienna",
            "prague",
            "lisbon",
            "amsterdam",
            "dublin",
            "york",
            "america",
            "europe",
            "africa",
            "asia",
            "australia",
            "france",
            "germany",
            "italy",
            "spain",
            "portugal",
            "japan",
            "china",
            "india",
            "canada",
            "mexico",
            "brazil",
            "egypt",
            "greece",
            "england",
            "scotland",
            "ireland",
            "switzerland",
            "norway",
            "sweden",
            "iceland",
            "turkey",
            "russia",
            "ukraine",
            "poland",
            "mars",
            "venus",
            "mercury",
            "jupiter",
            "saturn",
            "uranus",
            "neptune",
            "pluto",
            "earth",
            "christmas",
            "easter",
            "halloween",
            "ramadan",
            "monday",
            "tuesday",
            "wednesday",
            "thursday",
            "friday",
            "saturday",
            "sunday",
            "english",
            "french",
            "german",
            "spanish",
            "italian",
            "japanese",
            "chinese",
            "roman",
            "greek",
            "einstein",
            "newton",
            "shakespeare",
            "mozart",
            "beethoven",
            "leonardo",
            "cleopatra",
            "napoleon",
            "caesar",
            "i");

    static Topic of(String prompt) {
        String text = prompt.strip()
                .replaceAll("\\s+", " ")
                .replaceAll("^[\"'“”«]+|[\"'“”»]+$", "")
                .strip();
        text = LABEL.matcher(COURTESY.matcher(text).replaceFirst("")).replaceFirst("");
        Kind ordered = Kind.GENERIC;
        Matcher order = ORDER.matcher(text);
        if (order.find() && order.end() < text.length()) {
            String words = (order.group("style") + order.group("what")).toLowerCase(Locale.ROOT);
            if (words.matches(".*\\b(ads?|advert\\w*|promos?|promotional|commercials?)\\b.*")) {
                ordered = Kind.AD;
            } else if (words.matches(".*\\b(story|tale)\\b.*")) {
                ordered = Kind.STORY;
            } else if (words.matches(".*\\b(motivat\\w+|inspir\\w+)\\b.*")) {
                ordered = Kind.MOTIVATION;
            }
            text = text.substring(order.end());
        }
        if (PRODUCT.matcher(text).find()) {
            ordered = Kind.AD;
        }
        text = FOR_WHOM.matcher(text).replaceFirst("$1");
        text = VERB.matcher(text).replaceFirst("");
        Matcher listing = LISTED.matcher(text);
        List<String> listed = listing.matches()
                        && LIST_ORDER.matcher(listing.group("head").strip()).matches()
                ? items(listing.group("items"))
                : List.of();
        boolean asks = text.matches("[^.!]*\\?.*");
        Optional<Topic> counted = counted(listing);
        if (counted.isPresent()) {
            return counted.get();
        }
        text = text.split(asks ? "(?<=\\?)" : "(?<=[\\w)][.!])\\s|[:;]\\s", 2)[0];
        text = MANNER.matcher(TAIL.matcher(text).replaceFirst(""))
                .replaceFirst("")
                .replaceAll("[\\s.!,;:-]+$", "");
        if (text.isBlank()) {
            text = prompt.strip().replaceAll("\\s+", " ");
        }
        Topic topic = classify(text, ordered);
        return topic.kind() == Kind.LIST && listed.size() >= MIN_LISTED ? topic.listing(listed) : topic;
    }

    /** Points that are counted by any noun: {@code 3 houseplants that survive anything: aloe, ivy, cactus}. */
    private static Optional<Topic> counted(Matcher listing) {
        if (!listing.matches()) {
            return Optional.empty();
        }
        String head = listing.group("head").strip();
        Matcher number = COUNTED.matcher(head.matches(".*[.!].*") ? "" : head);
        List<String> items = items(listing.group("items"));
        if (LIST_ORDER.matcher(head).matches()
                || !number.matches()
                || items.size() < MIN_LISTED
                || EnglishForms.value(number.group(1)) != items.size()) {
            return Optional.empty();
        }
        return Optional.of(new Topic(Kind.LIST, head, middle(number.group(2)), "", items.size(), "", items));
    }

    private Topic listing(List<String> items) {
        return new Topic(kind, request, phrase, other, items.size(), points, items);
    }

    /** The items of an enumeration as sentences. */
    private static List<String> items(String enumeration) {
        String bare = enumeration.replaceAll("[\\s.!,;]+$", "");
        return BETWEEN_ITEMS
                .splitAsStream(bare)
                .map(String::strip)
                .filter(item -> !item.isEmpty())
                .map(item -> EnglishForms.capital(item) + ".")
                .toList();
    }

    private static Topic classify(String given, Kind ordered) {
        Matcher uncounted = UNCOUNTED.matcher(given);
        String text = uncounted.find()
                ? USUAL_TIPS + " " + Character.toLowerCase(given.charAt(uncounted.end()))
                        + given.substring(uncounted.end() + 1)
                : given;
        String lower = text.toLowerCase(Locale.ROOT);
        Matcher list = LIST_ORDER.matcher(text);
        if (list.matches()) {
            int count = EnglishForms.value(list.group(1));
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
            return new Topic(
                    Kind.LIST, text, middle(phrase), "", count, list.group(3).toLowerCase(Locale.ROOT));
        }
        if (lower.matches("how (?:to|do i|do you|do we|can i|can you|should i) .+")) {
            String activity = text.replaceFirst("(?i)^how (?:to|do i|do you|do we|can i|can you|should i) ", "")
                    .replaceAll("\\?$", "");
            return new Topic(Kind.HOWTO, text, middle(activity), "", 0, "");
        }
        Matcher history = HISTORY_ORDER.matcher(text);
        if (history.matches()) {
            return new Topic(Kind.HISTORY, text, middle(history.group(1)), "", 0, "");
        }
        if (ordered == Kind.AD
                || PRODUCT_LIST.matcher(text).matches()
                || lower.matches(
                        "(?:.*\\b)?(?:our|my) (?:new|own|shop|store|app|company|product|brand|cafe|restaurant|bakery"
                                + "|service|business|website|course|studio|salon|team|hotel|bar|summer|winter|spring|autumn|holiday|latest)\\b.*")) {
            return new Topic(Kind.AD, text, middle(text), "", 0, "");
        }
        if (ordered == Kind.MOTIVATION
                || lower.matches(".*\\b(motivation|motivational|inspiration|inspirational|never give up"
                                + "|believe in yourself|keep going|stay disciplined|mindset|discipline)\\b.*")
                        && EnglishForms.words(text) <= 7) {
            return new Topic(Kind.MOTIVATION, text, middle(text), "", 0, "");
        }
        Matcher story = Pattern.compile(
                        "(?i)^(?:(?:a|the|tell (?:me )?a) )?(?:short |little |bedtime )?(?:story|tale) (?:about|of)"
                                + " (.+)$")
                .matcher(text);
        if (story.matches() || ordered == Kind.STORY) {
            return new Topic(Kind.STORY, text, middle(story.matches() ? story.group(1) : text), "", 0, "");
        }
        Matcher compared = COMPARED.matcher(text.replaceAll("\\?$", ""));
        boolean comparison = lower.matches(".*\\b(vs\\.?|versus|compared to|difference between|differences"
                        + " between|compare|comparing)\\b.*")
                || lower.matches("[\\w' -]{2,25} or [\\w' -]{2,25}\\??")
                        && !lower.matches("(?:why|how|what|when|is|are|do|does|should|can).*");
        if (comparison && compared.matches()) {
            return new Topic(
                    Kind.COMPARISON,
                    text,
                    middle(compared.group(1)),
                    middle(compared.group(2).replaceFirst(":.*", "")),
                    0,
                    "");
        }
        Matcher what =
                Pattern.compile("(?i)^(?:what|who)(?: is| are|'s) (.+?)\\??$").matcher(text);
        if (what.matches()) {
            return new Topic(Kind.QUESTION, question(text), middle(what.group(1)), "", 0, "");
        }
        Matcher works = WORKING.matcher(text);
        if (works.matches()) {
            String thing = works.group(2);
            String verb = works.group(1) != null ? works.group(1) : EnglishForms.isMany(thing) ? "do" : "does";
            String request = "How " + verb.toLowerCase(Locale.ROOT) + " " + middle(thing) + " work" + works.group(3);
            return new Topic(Kind.QUESTION, question(request), middle(thing), "", 0, "");
        }
        boolean asked = text.endsWith("?")
                || lower.matches("(?:why|how|when|where|who|what|which)"
                        + " (?:do|does|did|is|are|was|were|can|could|should|would|will|has|have|\\w+"
                        + " (?:do|does|is|are)) .+")
                || WHY.matcher(text).matches();
        if (asked) {
            return new Topic(Kind.QUESTION, question(text), "this question", "", 0, "");
        }
        return new Topic(Kind.GENERIC, text, middle(text), "", 0, "");
    }

    private static boolean isPlace(String word) {
        return Character.isUpperCase(word.charAt(0))
                && WordNet.get().senses(word).stream()
                        .anyMatch(sense -> sense.isNamed()
                                && sense.file() == LOCATION
                                && sense.words().contains(word));
    }

    /** Whether it asks how a thing works. */
    boolean asksHowItWorks() {
        return kind == Kind.QUESTION && WORKING.matcher(request).matches();
    }

    /** A clause such as "how vaccines are tested" is no question, whatever its first word. */
    private static String question(String text) {
        if (!text.endsWith("?")
                && (CLAUSE.matcher(text).matches() || WHY.matcher(text).matches())) {
            return EnglishForms.capital(text.replaceAll("[\\s?.!]+$", "")) + ".";
        }
        return EnglishForms.capital(text.replaceAll("[\\s?.!]+$", "")) + "?";
    }

    /** The phrase as it stands in the middle of a sentence: without a capital that was only the start of the prompt. */
    private static String middle(String phrase) {
        String bare = phrase.replaceAll("^[\\s\"'“”(]+|[\\s\"'“”).,;:!?]+$", "");
        List<String> words = List.of(bare.split(" "));
        String first = words.get(0);
        boolean name = PROPER.contains(first.toLowerCase(Locale.ROOT).replaceAll("'s$", ""))
                || first.length() > 1
                        && !first.substring(1).equals(first.substring(1).toLowerCase(Locale.ROOT))
                || words.size() == 2
                        && Character.isUpperCase(words.get(1).charAt(0))
                        && Character.isUpperCase(first.charAt(0));
        // "Chile" is a country, and "chile" a pepper
        name |= words.size() == 1 && isPlace(first);
        boolean article = Set.of("The", "A", "An", "My", "Our", "Your").contains(first);
        String start = name && !article ? bare : bare.substring(0, 1).toLowerCase(Locale.ROOT) + bare.substring(1);
        return words.size() <= 9 ? start : "this";
    }
}
