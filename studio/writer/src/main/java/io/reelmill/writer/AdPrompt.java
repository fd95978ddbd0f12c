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
 * @param questions that the prompt asks the viewer
 */
record AdPrompt(
        String name,
        String kind,
        String audience,
        List<String> claims,
        List<String> proofs,
        List<String> calls,
        List<String> questions) {

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
    private static final Pattern KIND_AFTER = Pattern.compile(
            "^\\s*(?:,|:|–|—|-|\\(|is|are)\\s*((?:an?|the|our) [^,.;:()–—]{3,70}?)(?=\\s+(?:that|which|who|with|for|and (?:it|we)|from|made)\\b|[,.;:()–—]|$)",
            Pattern.CASE_INSENSITIVE);
    /** What it is, without an article, up to the end of the sentence: {@code raw honey from Vermont}. */
    private static final Pattern BARE_KIND = Pattern.compile(
            "^\\s*[,:–—]\\s*((?!an? |the |our )\\p{Ll}[^,.;:!?()–—]{3,60}?)(?=\\s+(?:for|that|which|with)\\b[^,]*(?:[.!]|$)|[.!]|$)");
    /** A sentence that is only a web address, which the call to action says. */
    private static final Pattern ADDRESS_ALONE = Pattern.compile(
            "(?<=[.!?])\\s+(?:https?://)?(?:www\\.)?[\\p{L}\\d-]+(?:\\.[\\p{L}\\d-]+)*\\.\\p{L}{2,}(?:/\\S*)?\\.?(?=\\s|$)");

    /** What it is, and what it has: {@code  pillow: memory foam, washable cover}. */
    private static final Pattern LISTED =
            Pattern.compile("\\s+(?<kind>\\p{Ll}[\\p{Ll} -]{2,30}):\\s*(?<features>[^,]+(?:,[^,]+)+)");

    private static final Pattern PRICE = Pattern.compile(
            "(?iu)^(?:(?:the )?price(?: is)?\\s*:?\\s*|(?:it |they )?costs?\\s*:?\\s*)?(?:only |just )?((?:[$€£]\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:dollars|euros?|pounds|usd|eur|[€$£]))(?![\\p{L}\\d]).{0,40})$");

    /** Whether the product takes a plural verb: what kind of thing it is says so better than a name that ends in "s". */
    boolean isMany() {
        return isMany(name, kind);
    }

    private static boolean isMany(String name, String kind) {
        return !kind.matches("(?i)an? .*") && EnglishForms.isMany(name);
    }

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
        private final List<String> questions = new ArrayList<>();
        private String name = "";
        private String audience = "";
        private String kind = "";

        Reading(String text, List<String> titles) {
            this.text = text;
            this.titles = titles;
        }

        AdPrompt read() {
            ProductName found = ProductName.of(text, titles);
            name = found.name();
            kind = found.kind();
            int at = text.indexOf(name);
            String rest = at < 0 ? "" : text.substring(at + name.length()).replaceFirst("^[\"”»']", "");
            if (kind.isEmpty()) {
                Matcher m = KIND_AFTER.matcher(rest);
                Matcher bare = BARE_KIND.matcher(rest);
                kind = m.find()
                        ? m.group(1).strip()
                        : bare.find() ? bare.group(1).strip() : "";
            }
            for (String line :
                    ADDRESS_ALONE.matcher(text).replaceAll("").split("\n|(?<=[\\p{L}%)][.!?])\\s+(?=[\\p{Nd}$€£])")) {
                for (String sentence : Sentences.of(line, "en")) {
                    sentence(sentence.strip());
                }
            }
            return new AdPrompt(
                    name,
                    kind,
                    audience,
                    List.copyOf(claims),
                    List.copyOf(proofs),
                    List.copyOf(calls),
                    List.copyOf(questions));
        }

        private void sentence(String sentence) {
            String bare = sentence.replaceFirst("[\\s.!]+$", "").strip();
            if (bare.isEmpty()) {
                return;
            }
            if (bare.endsWith("?")) {
                questions.add(EnglishForms.capital(bare));
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
                introduced(bare);
            } else if (CALL_VERB.matcher(bare).matches()) {
                calls.add(EnglishForms.capital(bare) + ".");
            } else if (!INSTRUCTION.matcher(bare).matches()
                    && (EnglishForms.words(bare) > 1 || PRICE.matcher(bare).matches())) {
                claim(bare);
            }
        }

        /** The sentence that names the product: the words after the name describe it. */
        private void introduced(String sentence) {
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
            Matcher that = Pattern.compile(
                            "(?i)^[\\s,]*(?:that|which)\\s+((?:\\p{L}+s|can|will|is|are|have|never|\\p{L}+)\\b.+)$")
                    .matcher(rest);
            Matcher with = Pattern.compile("(?i)^[\\s,]*with\\s+(.+)$").matcher(rest);
            Matcher forWhom = Pattern.compile(
                            "(?i)(?:^|.*?[\\s,])for\\s+((?!sale|free|only|under|just|\\d|the first|(?:[\\p{L}-]+ )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\\b)\\p{L}[^,.;]{2,50})$")
                    .matcher(rest);
            if (forWhom.matches()) {
                audience = audience.isEmpty() ? forWhom.group(1).strip() : audience;
                rest = rest.substring(0, forWhom.start(1)).replaceFirst("(?i)[\\s,]*for\\s*$", "");
                that = Pattern.compile(
                                "(?i)^[\\s,]*(?:that|which)\\s+((?:\\p{L}+s|can|will|is|are|have|never|\\p{L}+)\\b.+)$")
                        .matcher(rest);
                with = Pattern.compile("(?i)^[\\s,]*with\\s+(.+)$").matcher(rest);
            }
            if (that.matches()) {
                claims.add(pronoun() + " " + ended(that.group(1)));
            } else if (with.matches()) {
                claims.add(pronoun() + (isMany() ? " come with " : " comes with ") + ended(with.group(1)));
            } else if (rest.matches("\\s+(?:made )?from .+")) {
                claim(rest.strip());
            } else if (rest.matches("\\s*,[^,]+(?:,[^,]+)+") && kind.isEmpty()) {
                features(rest.replaceFirst("^\\s*,", ""));
            } else if (kind.isEmpty()) {
                Matcher listed = LISTED.matcher(rest);
                if (listed.matches()) {
                    kind = ProductPhrase.article(listed.group("kind")) + " " + listed.group("kind");
                    features(listed.group("features"));
                }
            }
        }

        private void features(String enumeration) {
            for (String feature : enumeration.split(",\\s*(?:and )?")) {
                claim(feature);
            }
        }

        private static String ended(String sentence) {
            return sentence.strip().replaceFirst("[\\s,;:.]+$", "") + ".";
        }

        private boolean isMany() {
            return AdPrompt.isMany(name, kind);
        }

        private String pronoun() {
            return isMany() ? "They" : "It";
        }

        private void claim(String sentence) {
            Matcher price = PRICE.matcher(sentence.strip());
            String said = EnglishForms.capital(
                    ended(price.matches() ? pronoun() + (isMany() ? " cost " : " costs ") + price.group(1) : sentence));
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
