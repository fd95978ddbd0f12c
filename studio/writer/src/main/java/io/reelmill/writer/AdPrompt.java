package io.reelmill.writer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The facts about a product in a prompt. Nothing is invented.
 *
 * @param name as it stands in a sentence, {@code BrewBuddy} or {@code our new bakery}
 * @param kind what it is, with its article, {@code a portable espresso maker}, or empty
 * @param audience whom it is for, or empty
 * @param claims sentences about it
 * @param proofs those with figures, tests, ratings, guarantees
 * @param calls what to do, in the prompt's own words
 */
record AdPrompt(
        String name, String kind, String audience, List<String> claims, List<String> proofs, List<String> calls) {

    private static final Pattern INSTRUCTION = Pattern.compile(
            "(?iu)^(?:please )?(?:make|create|generate|produce|write|do|use|show|keep|focus|target|start|begin|avoid|don'?t|do not|film|shoot|set|tone|style|format|length|duration|mood|music|voice|language|aspect"
                    + "|the (?:video|ad|tone|style|mood|voice|music|script|spot|target|goal)|it should (?:be|feel|look|sound)|i want|we want|i need|we need|should be|can you|could you|vertical|ugc)\\b.*"
                    + "|.*\\b(?:\\d+[- ]?(?:seconds?|sec|s)\\b (?:long|video|ad|spot)|voice-?over|aspect ratio|tiktok|instagram|youtube shorts|reels).*");
    private static final Pattern MENTION = Pattern.compile(
            "(?iu)^(?:please )?(?:highlight|mention|emphasi[sz]e|include|stress|feature|point out|talk about)\\s+(?:that\\s+(?<fact>.+)|(?<thing>.+))$");
    private static final Pattern AUDIENCE = Pattern.compile(
            "(?iu)^(?:target )?(?:audience|customers?|group)\\s*(?::|is|are)\\s*(.+)$|^(?:it(?:'s| is) )?(?:made |designed |perfect |ideal )?for (\\p{L}.+)$");
    private static final Pattern CALL = Pattern.compile(
            "(?iu)^(?:cta|call to action|end (?:with|on)|closing line)\\s*[:\\-]?\\s*[\"“']?(.+?)[\"”']?$");
    private static final Pattern CALL_VERB = Pattern.compile(
            "(?iu)^(?:visit|order|shop|buy|download|book|call us|call|sign up|join|try|get|pre-?order|reserve|use code|find (?:it|us)|come|available|subscribe|register|tap|swipe|scan|follow|take (?:it|yours|one|them))\\b.*");
    private static final Pattern EVIDENCE = Pattern.compile(
            "(?iu).*(?:\\d|\\b(?:rated|award|winning|customers|users|tested|certified|stars|percent|guarantee|warranty|trusted|recommended|approved|patented|recycled|organic|handmade|hand-made)).*");
    private static final Pattern LIST = Pattern.compile(
            "(?iu)^(?:key )?(?:features?|benefits?|highlights|usps?|selling points?)\\s*(?::|are|include)\\s*(.+)$");
    private static final String ARTICLE = "(?:an?|the|our|my)";
    private static final Pattern KIND_AFTER = Pattern.compile(
            "^\\s*(?:,|:|–|—|-|\\(|is|are)\\s*((?:an?|the|our) [^,.;:()–—]{3,70}?)(?=\\s+(?:that|which|who|with|for|and (?:it|we)|from|made)\\b|[,.;:()–—]|$)",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern CALLED = Pattern.compile(
            "(?iu)(" + ARTICLE
                    + " [^,.;:()]{3,60}?)\\s*,?\\s+(?:called|named)\\s+[\"“']?(?-i:(\\p{Lu}[\\p{L}\\p{Nd}&'’.-]*(?: \\p{Lu}[\\p{L}\\p{Nd}&'’-]*){0,3}))");
    private static final Pattern QUOTED = Pattern.compile("[\"“«]([^\"”»]{2,40})[\"”»]");
    private static final Pattern PROPER = Pattern.compile(
            "(?<![.!?]\\s)(?<=[\\s(])(?:\\p{Lu}[\\p{L}\\p{Nd}&'’-]*|\\p{Ll}+\\p{Lu}\\p{L}*)(?: (?:\\p{Lu}[\\p{L}\\p{Nd}&'’-]*|\\d{1,3}\\b(?! (?:second|sec|minute|hour))|of(?= \\p{Lu})|and(?= \\p{Lu})|&)){0,3}");
    private static final Pattern COMMON = Pattern.compile(
            "(?iu)(?:TikTok|Instagram|YouTube|Facebook|LinkedIn|Reels?|Shorts?|UGC|CTA|AI|Gen Z|I|I'm|We|Our|USA?|UK|EU|Europe|America|Germany|France|Spain|Italy|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday"
                    + "|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Black Friday|English)");
    private static final Pattern FIRST = Pattern.compile(
            "^(?:\\p{Lu}\\p{Ll}+\\p{Lu}[\\p{L}\\p{Nd}]*|\\p{Lu}[\\p{L}\\p{Nd}'’-]*(?: (?!(?:Ad|Video|Reel|Promo)\\b)\\p{Lu}[\\p{L}\\p{Nd}'’-]*){1,3})");
    private static final Pattern PLACE =
            Pattern.compile("(?isu).*\\b(?:in|from|near|at|to|by|around)\\s+(?:the\\s+)?$");
    private static final Pattern THING = Pattern.compile(
            "(?iu)\\b(?:for|about|on|of|promot(?:e|ing)|advertis(?:e|ing)|sell(?:ing)?|launch(?:ing)?|introduc(?:e|ing)|present(?:ing)?)\\s+((?:"
                    + ARTICLE
                    + "\\s+)?[\\p{L}\\p{Nd}'’ -]{3,60}?)(?=\\s+(?:that|which|who|with|for|to|in (?:under|less)|called|named|targeting|and (?:it|we))\\b|[,.;:!?()]|$)");

    private static final Pattern STARTS_WITH_THING = Pattern.compile(
            "(?iu)^(" + ARTICLE
                    + "\\s+[\\p{L}\\p{Nd}'’ -]{3,60}?)(?=\\s+(?:that|which|who|with|for|to|called|named|made|keeps?)\\b|[,.;:!?()]|$)");
    private static final Pattern KIND_OF_FILM = Pattern.compile(
            "(?iu).*\\b(?:ad|advert|advertisement|commercial|video|clip|reel|short|spot|promo|story)\\b.*");
    private static final Pattern FULL_NAME =
            Pattern.compile("^\\p{Lu}[\\p{L}\\p{Nd}&'’-]*(?: \\p{Lu}[\\p{L}\\p{Nd}&'’-]*){1,3}(?=\\s*[:,–—]| - )");

    /** Whether a sentence directs the film instead of telling of what it is about. */
    static boolean isInstruction(String sentence) {
        return INSTRUCTION.matcher(sentence).matches();
    }

    static AdPrompt of(String prompt, List<String> titles) {
        String text = prompt.strip().replaceAll("[ \\t]+", " ").replaceAll("\\s*\\R\\s*(?:[-*•]\\s*)?", "\n");
        return new Reading(text, titles).read();
    }

    /** Takes the prompt apart. */
    private static final class Reading {

        private final String text;
        private final List<String> titles;
        private final List<String> claims = new ArrayList<>();
        private final List<String> proofs = new ArrayList<>();
        private final List<String> calls = new ArrayList<>();
        private String audience = "";
        private String kind = "";

        Reading(String text, List<String> titles) {
            this.text = text;
            this.titles = titles;
        }

        AdPrompt read() {
            String name = name();
            int at = text.indexOf(name);
            String rest = at < 0 ? "" : text.substring(at + name.length()).replaceFirst("^[\"”»']", "");
            if (kind.isEmpty()) {
                Matcher m = KIND_AFTER.matcher(rest);
                kind = m.find() ? m.group(1).strip() : "";
            }
            for (String line : text.split("\n")) {
                for (String sentence : Sentences.of(line, "en")) {
                    sentence(sentence.strip(), name);
                }
            }
            return new AdPrompt(name, kind, audience, List.copyOf(claims), List.copyOf(proofs), List.copyOf(calls));
        }

        private String name() {
            Matcher called = CALLED.matcher(text);
            if (called.find()) {
                kind = called.group(1)
                        .replaceFirst(
                                "(?i).*\\b(?:for|about|promoting|advertising|selling|of) (?=(?:an?|the|our|my) )", "");
                return called.group(2).replaceFirst("[.]$", "");
            }
            Matcher quoted = QUOTED.matcher(text);
            if (quoted.find()
                    && !text.substring(0, quoted.start()).matches("(?is).*\\b(?:cta|action|with|say|code)\\W*$")) {
                return quoted.group(1).strip();
            }
            String intro = text.split("\n", 2)[0];
            String told = intro.replaceFirst(
                    "(?i)^(?:an? )?(?:create|make|produce|generate|write|video|short|ad|advertisement|promo|promote|advertise|sell|launch|introduce|introducing|present|show|meet|commercial)\\b",
                    "x");
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
            if (first.find() && !INSTRUCTION.matcher(first.group()).matches()) {
                return first.group();
            }
            Matcher start = Pattern.compile(
                            "^((?:\\p{Lu}[\\p{L}\\p{Nd}&'’-]*)(?: \\p{Lu}[\\p{L}\\p{Nd}&'’-]*){0,3})(?=\\s+(?:is|are|helps|makes|brings|gives|lets|turns)\\b|[:,–—]| - )")
                    .matcher(intro);
            if (start.find() && !INSTRUCTION.matcher(start.group(1)).matches()) {
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
            return EnglishForms.words(intro) <= 6 && !INSTRUCTION.matcher(intro).matches()
                    ? intro.replaceFirst("[.!?]+$", "")
                    : title.orElse("this");
        }

        private static String before(String text, String part) {
            return text.substring(0, Math.max(0, text.indexOf(part)));
        }

        private void sentence(String sentence, String name) {
            String bare = sentence.replaceFirst("[\\s.!]+$", "").strip();
            if (bare.isEmpty() || bare.endsWith("?")) {
                return;
            }
            Matcher call = CALL.matcher(bare);
            Matcher list = LIST.matcher(bare);
            Matcher mention = MENTION.matcher(bare);
            Matcher whom = AUDIENCE.matcher(bare);
            if (call.matches()) {
                calls.add(EnglishForms.capital(call.group(1).strip()) + ".");
            } else if (list.matches()) {
                claim("What you get: " + list.group(1));
            } else if (mention.matches()) {
                claim(
                        mention.group("fact") != null
                                ? EnglishForms.capital(mention.group("fact"))
                                : "Look at " + mention.group("thing"));
            } else if (whom.matches()) {
                audience = whom.group(1) != null ? whom.group(1) : whom.group(2);
            } else if (bare.contains(name)) {
                introduced(bare, name);
            } else if (CALL_VERB.matcher(bare).matches()) {
                calls.add(EnglishForms.capital(bare) + ".");
            } else if (!INSTRUCTION.matcher(bare).matches() && EnglishForms.words(bare) > 1) {
                claim(bare);
            }
        }

        /** The sentence that names the product: the words after the name describe it. */
        private void introduced(String sentence, String name) {
            int at = sentence.indexOf(name);
            String before = sentence.substring(0, at).strip();
            String after = sentence.substring(at + name.length()).replaceFirst("^[\"”»']", "");
            boolean statement = before.isEmpty()
                    && after.matches(
                            "(?i)\\s+(?:is|are|has|have|helps?|makes?|gives?|lets?|brings?|turns?|keeps?|works?|saves?|cleans?|comes?|lasts?|weighs|costs|connects?|tracks?|removes?|can|does|do|was|will)\\b.*");
            if (statement && !(after.matches("(?i)\\s+(?:is|are)\\s.*") && after.contains(kind) && !kind.isEmpty())) {
                claim(sentence);
                return;
            }
            String rest = kind.isEmpty() || !after.contains(kind)
                    ? after
                    : after.substring(after.indexOf(kind) + kind.length());
            Matcher that = Pattern.compile("(?i)^[\\s,]*(?:that|which)\\s+((?:\\p{L}+s|can|will|is)\\b.+)$")
                    .matcher(rest);
            Matcher with = Pattern.compile("(?i)^[\\s,]*with\\s+(.+)$").matcher(rest);
            Matcher forWhom = Pattern.compile(
                            "(?i)(?:^|.*?[\\s,])for\\s+((?!sale|free|only|under|just|\\d|the first|(?:[\\p{L}-]+ )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\\b)\\p{L}[^,.;]{2,50})$")
                    .matcher(rest);
            if (forWhom.matches()) {
                audience = audience.isEmpty() ? forWhom.group(1).strip() : audience;
                rest = rest.substring(0, forWhom.start(1)).replaceFirst("(?i)[\\s,]*for\\s*$", "");
                that = Pattern.compile("(?i)^[\\s,]*(?:that|which)\\s+((?:\\p{L}+s|can|will|is)\\b.+)$")
                        .matcher(rest);
                with = Pattern.compile("(?i)^[\\s,]*with\\s+(.+)$").matcher(rest);
            }
            if (that.matches()) {
                claims.add("It " + ended(that.group(1)));
            } else if (with.matches()) {
                claims.add("It comes with " + ended(with.group(1)));
            }
        }

        private static String ended(String sentence) {
            return sentence.strip().replaceFirst("[\\s,;:.]+$", "") + ".";
        }

        private void claim(String sentence) {
            String said = EnglishForms.capital(ended(sentence));
            if (EnglishForms.words(said) > 40) {
                return;
            }
            (EVIDENCE.matcher(said).matches() ? proofs : claims).add(said);
        }
    }

    /** A web address in the prompt, in spoken form. */
    Optional<String> site(String prompt) {
        Matcher m = Pattern.compile(
                        "(?i)\\b(?:https?://)?(?:www\\.)?((?:[a-z0-9-]+\\.)+(?:com|org|net|io|co|app|shop|store|de|fr|uk|eu|ai|me|us))\\b")
                .matcher(prompt);
        return m.find() ? Optional.of(m.group(1).toLowerCase(Locale.ROOT)) : Optional.empty();
    }
}
