package io.reelmill.reading;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/**
 * Which pictures of a page may be used: by {@code rel=license}, ccREL, schema.org {@code license}, or Dublin Core. Only
 * licences that allow changes and any purpose count: CC0, public domain, CC BY, CC BY-SA.
 */
final class Licences {

    private static final Pattern FREE = Pattern.compile(
            "(?i)(?:https?:)?//(?:www\\.)?creativecommons\\.org/(?:licenses/by(?:-sa)?/|publicdomain/(?:zero|mark)/|share-your-work/public-domain).*"
                    + "|(?:cc0|cc[- ]by(?:[- ]sa)?|public domain)(?:[- ]\\d\\.\\d)?");
    private static final Pattern OTHERS = Pattern.compile(
            "(?i)©|\\(c\\)|copyright|getty|reuters|shutterstock|istock|\\b(?:AP|AFP|EPA|PA|dpa)\\b|alamy|all rights|with permission|courtesy");
    private static final String MARKS = "[rel~=(?i)(^|\\s)(cc:)?license($|\\s)], [itemprop=license]";

    private final boolean page;
    private final Set<String> free = new HashSet<>();
    private final Set<String> bound = new HashSet<>();

    Licences(Page page) {
        boolean whole = isFree(LinkedData.address(page.article().path("license")))
                || isFree(page.meta("dcterms.license", "dc.rights", "dcterms.rights", "license"));
        for (Element mark : page.dom().select(MARKS)) {
            String about = about(mark);
            if (!about.isEmpty()) {
                (isFree(target(mark)) ? free : bound).add(page.absolute(about));
            } else if (mark.closest("figure, [itemtype*=ImageObject], [class*=comment], [class*=related], aside")
                    == null) {
                whole |= isFree(target(mark));
            }
        }
        for (JsonNode image : page.data().all(Set.of("ImageObject", "Photograph"))) {
            if (image.has("license")) {
                boolean open = isFree(LinkedData.address(image.path("license")));
                String address = page.absolute(LinkedData.address(image));
                (open ? free : bound).add(address);
            }
        }
        this.page = whole;
    }

    /** Whether this picture may be used, where it stands and with this caption. */
    boolean allow(Element image, String url, String caption) {
        Element figure = image == null ? null : image.closest("figure, [itemtype*=ImageObject]");
        Element own = figure == null ? null : figure.selectFirst(MARKS);
        if (own != null) {
            return isFree(target(own));
        }
        if (figure != null
                && figure.select("a[href*=creativecommons.org]").stream().anyMatch(a -> isFree(a.attr("href")))) {
            return true;
        }
        return free.contains(url)
                || page && !bound.contains(url) && !OTHERS.matcher(caption).find();
    }

    private static boolean isFree(String licence) {
        return FREE.matcher(licence.strip()).matches();
    }

    private static String target(Element mark) {
        return mark.hasAttr("href") ? mark.attr("href") : mark.hasAttr("content") ? mark.attr("content") : mark.text();
    }

    /** The thing that a ccREL mark speaks of, when not of the page. */
    private static String about(Element mark) {
        for (Element at = mark; at != null; at = at.parent()) {
            if (at.hasAttr("about")) {
                return at.attr("about");
            }
        }
        return "";
    }
}
