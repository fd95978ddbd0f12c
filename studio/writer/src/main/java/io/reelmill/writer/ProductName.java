package io.reelmill.writer;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of the product that a prompt advertises.
 *
 * @param name as it stands in the prompt, or {@code this} when the prompt names none
 * @param kind what it is, where the prompt says "a planner app called TaskNest", or empty
 */
record ProductName(String name, String kind) {

    private static final String ARTICLE = "(?:an?|the|our|my)";
    private static final Pattern CALLED = Pattern.compile("(?iu)(" + ARTICLE
            + " [^,.;:()]{3,60}?)\\s*,?\\s+(?:called|named)\\s+[\"“']?(?-i:(\\p{Lu}[\\p{L}\\p{Nd}&'’.-]*(?:"
            + " \\p{Lu}[\\p{L}\\p{Nd}&'’-]*){0,3}))");
    private static final Pattern QUOTED = Pattern.compile("[\"“«]([^\"”»]{2,40})[\"”»]");
    private static final Pattern PROPER =
            Pattern.compile("(?<![.!?]\\s)(?<=[\\s(])(?:\\p{Lu}[\\p{L}\\p{Nd}&'’-]*|\\p{Ll}+\\p{Lu}\\p{L}*)(?:"
                    + " (?:\\p{Lu}[\\p{L}\\p{Nd}&'’-]*|\\d{1,3}\\b(?! (?:second|sec|minute|hour))|of(?= \\p{Lu})|and(?="
                    + " \\p{Lu})|&)){0,3}");
    private static final Pattern COMMON =
            Pattern.compile("(?iu)(?:TikTok|Instagram|YouTube|Facebook|LinkedIn|Reels?|Shorts?|UGC|CTA|AI|Gen"
                    + " Z|I|I'm|We|Our|USA?|UK|EU|Europe|America|Germany|France|Spain|Italy|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Black"
                    + " Friday|English)");
    private static final Pattern FIRST =
            Pattern.compile("^(?:\\p{Lu}\\p{Ll}+\\p{Lu}[\\p{L}\\p{Nd}]*|\\p{Lu}[\\p{L}\\p{Nd}'’-]*(?:"
                    + " (?!(?:Ad|Video|Reel|Promo)\\b)\\p{Lu}[\\p{L}\\p{Nd}'’-]*){1,3})");
    private static final Pattern PLACE =
            Pattern.compile("(?isu).*\\b(?:in|from|near|at|to|by|around|on)\\s+(?:the\\s+)?$");
    private static final Pattern THING = Pattern.compile(
            "(?iu)\\b(?:for|about|on|of|promot(?:e|ing)|advertis(?:e|ing)|sell(?:ing)?|launch(?:ing)?|introduc(?:e|ing)|present(?:ing)?)\\s+((?:"
                    + ARTICLE
                    + "\\s+)?[\\p{L}\\p{Nd}'’ -]{3,60}?)(?=\\s+(?:that|which|who|with|for|to|in"
                    + " (?:under|less)|called|named|targeting|and (?:it|we))\\b|[,.;:!?()]|$)");

    /** A product without article at the beginning of a prompt that is no sentence: {@code wireless headphones with …}. */
    private static final Pattern STARTS_WITH_PRODUCT = Pattern.compile(
            "^((?!(?i:we|our|my|i|why|how|what|who|when|where|make|create|write|video|ad|an?|the)\\b)[\\p{L}\\p{Nd}'’-]+(?:"
                    + " (?!(?:is|are|was|were|has|have|that|which|with|for|made|from|in)\\b)[\\p{L}\\p{Nd}'’-]+){0,3})(?=\\s+(?:that|which|with|made|from)\\b|\\s*,)");

    private static final Pattern STARTS_WITH_THING = Pattern.compile("(?iu)^(" + ARTICLE
            + "\\s+[\\p{L}\\p{Nd}'’"
            + " -]{3,60}?)(?=\\s+(?:that|which|who|with|for|to|called|named|made|keeps?)\\b|[,.;:!?()]|$)");
    private static final Pattern KIND_OF_FILM = Pattern.compile(
            "(?iu).*\\b(?:ad|advert|advertisement|commercial|video|clip|reel|short|spot|promo|story)\\b.*");
    private static final Pattern FULL_NAME =
            Pattern.compile("^\\p{Lu}[\\p{L}\\p{Nd}&'’-]*(?: \\p{Lu}[\\p{L}\\p{Nd}&'’-]*){1,3}(?=\\s*[:,–—]| - )");

    /** @param titles of the media; one of them names the product when the prompt does not */
    static ProductName of(String text, List<String> titles) {
        String told = text.replaceFirst("^(?:[^.!?]*\\?\\s*)+(?=\\S)", "");
        Matcher called = CALLED.matcher(told);
        if (called.find()) {
            String kind = called.group(1)
                    .replaceFirst(
                            "(?i).*\\b(?:for|about|promoting|advertising|selling|of) (?=(?:an?|the|our|my) )", "");
            return new ProductName(called.group(2).replaceFirst("[.]$", ""), kind);
        }
        return new ProductName(name(told, titles), "");
    }

    private static String name(String text, List<String> titles) {
        Matcher quoted = QUOTED.matcher(text);
        if (quoted.find()
                && !text.substring(0, quoted.start()).matches("(?is).*\\b(?:cta|action|with|say|code)\\W*$")) {
            return quoted.group(1).strip();
        }
        String intro = text.split("\n", 2)[0];
        String told = intro.replaceFirst(
                "(?i)^(?:an?"
                        + " )?(?:create|make|produce|generate|write|video|short|ad|advertisement|promo|promote|advertise|sell|launch|introduce|introducing|present|show|meet|commercial)\\b",
                "x");
        Matcher product = STARTS_WITH_PRODUCT.matcher(intro);
        if (product.find()
                && !KIND_OF_FILM.matcher(product.group(1)).matches()
                && !AdPrompt.isInstruction(product.group(1))
                && !told.startsWith("x")) {
            return product.group(1);
        }
        Matcher full = FULL_NAME.matcher(told);
        if (full.find()) {
            return full.group();
        }
        Matcher proper = PROPER.matcher(told);
        while (proper.find()) {
            boolean place = PLACE.matcher(before(intro, proper.group())).matches();
            if (!place && !COMMON.matcher(proper.group()).matches()) {
                return proper.group();
            }
        }
        Matcher first = FIRST.matcher(intro);
        if (first.find() && !AdPrompt.isInstruction(first.group())) {
            return first.group();
        }
        Matcher start = Pattern.compile("^((?:\\p{Lu}[\\p{L}\\p{Nd}&'’-]*)(?:"
                        + " \\p{Lu}[\\p{L}\\p{Nd}&'’-]*){0,3})(?=\\s+(?:is|are|helps|makes|brings|gives|lets|turns)\\b|[:,–—]| -"
                        + " )")
                .matcher(intro);
        if (start.find()
                && !AdPrompt.isInstruction(start.group(1))
                && !COMMON.matcher(start.group(1)).matches()) {
            return start.group(1);
        }
        Matcher begun = STARTS_WITH_THING.matcher(intro);
        if (begun.find() && !KIND_OF_FILM.matcher(begun.group(1)).matches()) {
            return begun.group(1).strip();
        }
        Matcher thing = THING.matcher(intro);
        if (thing.find()) {
            return thing.group(1).strip();
        }
        Optional<String> title = titles.stream()
                .filter(t -> t.matches("[\\p{L}][\\p{L}\\p{Nd}'’& -]{2,40}"))
                .findFirst();
        if (text.isBlank()) {
            return title.orElse("this");
        }
        return EnglishForms.words(intro) <= 6 && !AdPrompt.isInstruction(intro)
                ? intro.replaceFirst("[.!?]+$", "")
                : title.orElse("this");
    }

    private static String before(String text, String part) {
        return text.substring(0, Math.max(0, text.indexOf(part)));
    }
}
