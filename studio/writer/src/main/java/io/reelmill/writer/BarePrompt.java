package io.reelmill.writer;

import io.reelmill.writer.Topic.Kind;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A prompt without what is said around its topic: greetings, the order to make a video, the audience, the manner.
 *
 * @param prompt as the client wrote it
 * @param text without what stands before the topic
 * @param ordered the form of script that the order names, or {@code GENERIC}
 */
record BarePrompt(String prompt, String text, Kind ordered) {

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

    static BarePrompt of(String prompt) {
        String text = oneLine(prompt).replaceAll("^[\"'“”«]+|[\"'“”»]+$", "").strip();
        text = LABEL.matcher(COURTESY.matcher(text).replaceFirst("")).replaceFirst("");
        Kind ordered = Kind.GENERIC;
        Matcher order = ORDER.matcher(text);
        if (order.find() && order.end() < text.length()) {
            ordered = ordered((order.group("style") + order.group("what")).toLowerCase(Locale.ROOT));
            text = text.substring(order.end());
        }
        if (PRODUCT.matcher(text).find()) {
            ordered = Kind.AD;
        }
        text = FOR_WHOM.matcher(text).replaceFirst("$1");
        return new BarePrompt(prompt, VERB.matcher(text).replaceFirst(""), ordered);
    }

    /** The first sentence without what stands behind the topic; the whole prompt if nothing is left. */
    String topic() {
        boolean asks = text.matches("[^.!]*\\?.*");
        String first = text.split(asks ? "(?<=\\?)" : "(?<=[\\w)][.!])\\s|[:;]\\s", 2)[0];
        String topic = MANNER.matcher(TAIL.matcher(first).replaceFirst(""))
                .replaceFirst("")
                .replaceAll("[\\s.!,;:-]+$", "");
        return topic.isBlank() ? oneLine(prompt) : topic;
    }

    private static Kind ordered(String words) {
        if (words.matches(".*\\b(ads?|advert\\w*|promos?|promotional|commercials?)\\b.*")) {
            return Kind.AD;
        }
        if (words.matches(".*\\b(story|tale)\\b.*")) {
            return Kind.STORY;
        }
        return words.matches(".*\\b(motivat\\w+|inspir\\w+)\\b.*") ? Kind.MOTIVATION : Kind.GENERIC;
    }

    private static String oneLine(String prompt) {
        return prompt.strip().replaceAll("\\s+", " ");
    }
}
