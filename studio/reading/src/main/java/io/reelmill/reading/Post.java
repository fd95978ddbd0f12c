package io.reelmill.reading;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.reelmill.providers.reading.Document;
import io.reelmill.providers.reading.Document.Illustration;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.jsoup.parser.Parser;

/** A post of a social network, by what its page or its oEmbed answer says of it. */
final class Post {

    private static final Set<String> TYPES =
            Set.of("SocialMediaPosting", "DiscussionForumPosting", "Comment", "VideoObject");
    private static final Set<String> NETWORKS = Set.of(
            "x.com",
            "twitter.com",
            "facebook.com",
            "fb.watch",
            "instagram.com",
            "threads.net",
            "threads.com",
            "linkedin.com",
            "tiktok.com",
            "vm.tiktok.com",
            "reddit.com",
            "old.reddit.com",
            "bsky.app",
            "pinterest.com",
            "tumblr.com",
            "t.me",
            "vk.com",
            "youtube.com",
            "youtu.be",
            "vimeo.com",
            "truthsocial.com");
    private static final Pattern FEDIVERSE =
            Pattern.compile("/@[\\w.@-]+/\\d+|/notes/\\w+|/users/[\\w.-]+/statuses/\\d+");
    /** {@code 12K likes, 40 comments - name on March 3, 2024: "the text"}. */
    private static final Pattern COUNTED = Pattern.compile(
            "(?isu)^[\\d.,KMB]+ (?:likes?|comments?|views?|reactions?).{0,120}?:\\s+[\"“](.*)[\"”]\\.?\\s*$");
    /** {@code Name on Network: "the text"}. */
    private static final Pattern QUOTED = Pattern.compile("(?su)^(.{1,80}?) (?:on|auf|sur|en|в)"
            + " (?:X|Twitter|Instagram|Threads|Facebook|TikTok|Bluesky)\\b.{0,20}?:\\s+[\"“](.*)[\"”].{0,12}$");

    private static final Pattern ADDRESS = Pattern.compile("(?:https?://|pic\\.twitter\\.com/)\\S+");
    private static final Pattern LAST_TAGS = Pattern.compile("(?:\\s*#[\\p{L}\\p{Nd}_]+)+\\s*$");
    private static final Pattern TAG = Pattern.compile("#(?=[\\p{L}])");
    private static final ObjectMapper JSON = new ObjectMapper();

    private Post() {}

    static boolean isNetwork(Page page) {
        return isNetwork(page.host(), page.url());
    }

    /** Whether the address is one of a network's, or looks like that of a post in the fediverse. */
    static boolean isNetwork(URI url) {
        return isNetwork(String.valueOf(url.getHost()).toLowerCase(Locale.ROOT).replaceFirst("^www\\.", ""), url);
    }

    private static boolean isNetwork(String host, URI url) {
        return NETWORKS.stream().anyMatch(n -> host.equals(n) || host.endsWith("." + n))
                || url.getPath() != null && FEDIVERSE.matcher(url.getPath()).find();
    }

    /** The post of a page; empty when it is no post, or says nothing. */
    static Optional<Document> of(Page page) {
        Optional<JsonNode> thing = page.data().first(TYPES);
        boolean network = isNetwork(page);
        boolean posting =
                thing.map(t -> t.path("@type").asText().endsWith("Posting")).orElse(false);
        if (!network && !posting) {
            return Optional.empty();
        }
        String author = thing.map(t -> LinkedData.text(t, "author")).orElse("");
        String title = page.meta("og:title", "twitter:title");
        Matcher quoted = QUOTED.matcher(title);
        String said = quoted.matches() ? quoted.group(2) : "";
        if (author.isEmpty() && quoted.matches()) {
            author = quoted.group(1);
        }
        List<String> candidates = Stream.concat(
                        thing.stream().flatMap(t -> Stream.of("articleBody", "text", "description", "headline")
                                .map(p -> LinkedData.text(t, p))),
                        Stream.of(
                                raw(page, "og:description"),
                                said,
                                raw(page, "twitter:description"),
                                raw(page, "description")))
                .map(Post::words)
                .filter(text -> !text.isEmpty())
                .toList();
        if (candidates.isEmpty() || new LoginWall(page).hides(candidates) && !posting) {
            return Optional.empty();
        }
        List<String> paragraphs = lines(candidates.get(0));
        return paragraphs.isEmpty()
                ? Optional.empty()
                : Optional.of(new Document(
                        title(quoted.matches() ? "" : title, author, paragraphs),
                        author,
                        page.site(),
                        page.language(),
                        paragraphs,
                        Illustrations.of(page, new Element("div"), new Licences(page))));
    }

    /** With its line breaks, which {@link Page#meta} folds. */
    private static String raw(Page page, String name) {
        for (Element meta : page.dom().getElementsByTag("meta")) {
            if (meta.attr("property").equalsIgnoreCase(name)
                    || meta.attr("name").equalsIgnoreCase(name)) {
                return meta.attr("content");
            }
        }
        return "";
    }

    /** An oEmbed answer. */
    static Document ofEmbed(String json, URI url) {
        JsonNode answer;
        try {
            answer = JSON.readTree(json);
        } catch (JsonProcessingException e) {
            throw Unreadable.because("the data at " + url.getHost() + " is not readable JSON", e);
        }
        if (!answer.path("version").asText().startsWith("1") && !answer.has("html") && !answer.has("provider_name")) {
            throw Unreadable.because("the address leads to data, not to a page");
        }
        String title = Tidy.line(answer.path("title").asText(""));
        org.jsoup.nodes.Document html = Jsoup.parse(
                answer.path("html").asText(""),
                url.toString(),
                Parser.htmlParser().setMaxDepth(100));
        html.select("br").forEach(br -> br.replaceWith(new TextNode("\n")));
        Element quote = html.selectFirst("blockquote p");
        String text = words(quote != null ? quote.wholeText() : title);
        List<String> paragraphs = lines(text);
        if (paragraphs.isEmpty()) {
            throw Unreadable.empty(url);
        }
        String author = Tidy.line(answer.path("author_name").asText(""));
        String site = Tidy.line(answer.path("provider_name").asText(""));
        String picture = answer.path("thumbnail_url").asText("");
        return new Document(
                title(title, author, paragraphs),
                author,
                site.isEmpty() ? String.valueOf(url.getHost()) : site,
                quote == null ? "" : quote.attr("lang"),
                paragraphs,
                picture.startsWith("http") ? List.of(new Illustration(picture, "", false, "")) : List.of());
    }

    private static String title(String title, String author, List<String> paragraphs) {
        return title.isBlank() || title.equals(author) ? Tidy.cut(paragraphs.get(0), 80) : Tidy.cut(words(title), 200);
    }

    /** What is said, without counts, links and trailing hashtags. */
    private static String words(String text) {
        Matcher counted = COUNTED.matcher(text.strip());
        String said = counted.matches() ? counted.group(1) : text.strip();
        said = ADDRESS.matcher(said).replaceAll("").strip();
        said = said.replaceFirst("(?s)^[\"“](.*)[\"”]$", "$1");
        String untagged = LAST_TAGS.matcher(said).replaceFirst("");
        said = TAG.matcher(untagged.isBlank() ? said : untagged).replaceAll("");
        return said.codePoints().anyMatch(Character::isLetterOrDigit) ? said : "";
    }

    private static List<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        for (String line : text.split("\\R+")) {
            String tidy = Tidy.line(line);
            if (tidy.codePoints().anyMatch(Character::isLetterOrDigit)) {
                lines.add(tidy);
            }
        }
        return lines;
    }
}
