package io.reelmill.reading;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;

/** A parsed page with what it says of itself: JSON-LD first, then Open Graph, then plain tags. */
final class Page {

    static final Set<String> ARTICLES = Set.of(
            "Article",
            "NewsArticle",
            "BlogPosting",
            "TechArticle",
            "ReportageNewsArticle",
            "AnalysisNewsArticle",
            "OpinionNewsArticle",
            "BackgroundNewsArticle",
            "ReviewNewsArticle",
            "ScholarlyArticle",
            "LiveBlogPosting",
            "Report",
            "Review",
            "Recipe",
            "HowTo");

    private static final int LONGEST_PAGE = 12_000_000;
    private static final int DEEPEST = 256;
    /** No page for people has more; a parser takes long over them. */
    private static final int MAX_TAGS = 120_000;

    private static final int MAX_TABLES = 3_000;
    private static final Pattern SEPARATOR = Pattern.compile("\\s+[|–—·•»:-]\\s+");

    private final Document dom;
    private final URI url;
    private final LinkedData data;
    private final JsonNode article;
    private final Map<String, String> metas = new HashMap<>();

    Page(String html, URI url) {
        this.dom = Jsoup.parse(
                bounded(html),
                url.toString(),
                Parser.htmlParser().setMaxDepth(DEEPEST).setTrackErrors(0));
        this.url = url;
        this.data = new LinkedData(dom);
        this.article = data.first(ARTICLES).orElse(MissingNode.getInstance());
        for (Element meta : dom.getElementsByTag("meta")) {
            for (String key : List.of("property", "name", "itemprop", "http-equiv")) {
                if (meta.hasAttr(key)) {
                    metas.putIfAbsent(meta.attr(key).toLowerCase(Locale.ROOT).strip(), Tidy.line(meta.attr("content")));
                }
            }
        }
    }

    private static String bounded(String html) {
        int tags = 0;
        int tables = 0;
        int most = Math.min(html.length(), LONGEST_PAGE);
        for (int at = html.indexOf('<'); at >= 0 && at < most; at = html.indexOf('<', at + 1)) {
            tables += html.regionMatches(true, at + 1, "table", 0, 5) ? 1 : 0;
            if (++tags > MAX_TAGS || tables > MAX_TABLES) {
                return html.substring(0, at);
            }
        }
        return html.substring(0, most);
    }

    Document dom() {
        return dom;
    }

    URI url() {
        return url;
    }

    LinkedData data() {
        return data;
    }

    /** The JSON-LD of the article, or a missing node. */
    JsonNode article() {
        return article;
    }

    /** The first of these meta tags that has content, or empty. */
    String meta(String... names) {
        return Stream.of(names)
                .map(name -> metas.getOrDefault(name, ""))
                .filter(value -> !value.isEmpty())
                .findFirst()
                .orElse("");
    }

    String host() {
        String host = url.getHost() == null ? "" : url.getHost().toLowerCase(Locale.ROOT);
        return host.replaceFirst("^(?:www\\d?|m|mobile|amp)\\.", "");
    }

    /** Its headline without the name of the site; never blank. */
    String title() {
        String heading = dom.getElementsByTag("h1").stream()
                .map(h -> Tidy.line(h.text()))
                .filter(h -> !h.isEmpty())
                .findFirst()
                .orElse("");
        String title = Stream.of(
                        LinkedData.text(article, "headline"),
                        meta("og:title", "twitter:title", "citation_title", "dc.title"),
                        heading,
                        Tidy.line(dom.title()))
                .filter(t -> !t.isEmpty())
                .findFirst()
                .orElse(host());
        if (heading.length() >= 8 && title.startsWith(heading)) {
            return Tidy.cut(heading, 200);
        }
        return Tidy.cut(withoutSite(title), 200);
    }

    private String withoutSite(String title) {
        String[] parts = SEPARATOR.split(title);
        if (parts.length < 2) {
            return title;
        }
        String last = parts[parts.length - 1];
        String known = site();
        boolean named =
                last.equalsIgnoreCase(known) || letters(last).equals(letters(host().replaceFirst("\\.[^.]+$", "")));
        String rest = title.substring(0, title.lastIndexOf(last)).replaceFirst("\\s+[|–—·•»:-]\\s*$", "");
        return named && !rest.isBlank() ? rest : title;
    }

    private static String letters(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{Nd}]", "");
    }

    /** Who wrote it, or empty. */
    String author() {
        return Stream.concat(
                        Stream.of(
                                LinkedData.text(article, "author"),
                                meta("author", "article:author", "citation_author", "dc.creator", "parsely-author")),
                        dom.select("[rel=author], [itemprop=author], .byline, .author, .post-author").stream()
                                .limit(5)
                                .map(Element::text))
                .map(Page::name)
                .filter(name -> !name.isEmpty() && !name.equalsIgnoreCase(site()))
                .findFirst()
                .orElse("");
    }

    private static String name(String text) {
        String name = Tidy.line(text)
                .replaceFirst(
                        "(?iu)^(?:(?:written|posted|published|words|story|text)\\s+)?(?:by|par|von|por|di|door)[:\\s]+",
                        "")
                .replaceFirst("\\s*(?:[|·•,–—]|\\bon\\b|\\d).*$", "");
        boolean sound = name.length() <= 60
                && name.codePoints().anyMatch(Character::isLetter)
                && !name.contains("://")
                && !name.contains("@");
        return sound ? name : "";
    }

    /** The name of the publication, or the host. */
    String site() {
        String name = Stream.of(
                        meta("og:site_name"),
                        LinkedData.text(article, "publisher"),
                        meta("application-name", "citation_journal_title", "apple-mobile-web-app-title"))
                .filter(n -> !n.isEmpty() && n.length() <= 60)
                .findFirst()
                .orElse("");
        return name.isEmpty() ? host() : name;
    }

    /** Tag of its language, or empty. */
    String language() {
        String tag = Stream.of(
                        LinkedData.text(article, "inLanguage"),
                        dom.getElementsByTag("html").attr("lang"),
                        dom.getElementsByTag("html").attr("xml:lang"),
                        meta("content-language", "og:locale", "dc.language"))
                .map(t -> t.strip().replace('_', '-').split("[,;]", 2)[0])
                .filter(t -> t.matches("[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*"))
                .findFirst()
                .orElse("");
        return tag.isEmpty() ? "" : Locale.forLanguageTag(tag).toLanguageTag();
    }

    String description() {
        return Stream.of(
                        meta("og:description", "twitter:description", "description"),
                        LinkedData.text(article, "description"))
                .filter(d -> !d.isEmpty())
                .findFirst()
                .orElse("");
    }

    /** The absolute form of an address on the page; empty when it is none of the web's. */
    String absolute(String address) {
        String trimmed = address.strip();
        if (trimmed.isEmpty() || trimmed.length() > 4000) {
            return "";
        }
        String whole = resolved(trimmed);
        return whole.matches("(?i)https?://.+") ? whole : "";
    }

    private String resolved(String address) {
        try {
            return URI.create(dom.baseUri())
                    .resolve(address.replace(" ", "%20"))
                    .toString();
        } catch (IllegalArgumentException e) {
            return "";
        }
    }
}
