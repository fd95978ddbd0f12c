package io.reelmill.reading;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.providers.reading.Document.Illustration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/** The pictures of an article itself, the best first: no icons, logos, pixels. */
final class Illustrations {

    private static final int MOST = 40;
    private static final int SMALLEST = 200;
    private static final Pattern NOT_A_PICTURE = Pattern.compile(
            "(?i)\\.svg(?:$|[?#])|\\.gif(?:$|[?#])|sprite|[/_-]icon|favicon|logo|avatar|gravatar|pixel|tracking|badge|emoji|spacer|placeholder|blank\\.|button|1x1");
    private static final Pattern WIDTH = Pattern.compile("(\\S+)\\s+(\\d{1,5})(?:\\.\\d+)?[wx]");
    private static final List<String> LAZY = List.of("data-src", "data-original", "data-lazy-src", "data-full-src");

    private final Page page;
    private final Licences licences;
    private final Credits credits;
    private final Map<String, Illustration> found = new LinkedHashMap<>();

    private Illustrations(Page page, Licences licences) {
        this.page = page;
        this.licences = licences;
        this.credits = new Credits(page);
    }

    /**
     * The pictures below an element, and the one that stands for the page.
     *
     * @param licences read from the page while it was whole: they often stand in its footer
     */
    static List<Illustration> of(Page page, Element main, Licences licences) {
        Illustrations all = new Illustrations(page, licences);
        main.getElementsByTag("img").stream().limit(300).forEach(all::inText);
        List<Illustration> inText = new ArrayList<>(all.found.values());
        all.leading(page.meta("og:image:secure_url", "og:image", "twitter:image"));
        for (JsonNode image : images(page.article().path("image"))) {
            all.leading(LinkedData.address(image));
        }
        List<Illustration> pictures = new ArrayList<>(all.found.values());
        // The leading picture stands for the whole; it comes first unless the text shows it anyhow.
        pictures.removeAll(inText);
        pictures.addAll(inText);
        return pictures.stream().limit(MOST).toList();
    }

    private static List<JsonNode> images(JsonNode image) {
        List<JsonNode> images = new ArrayList<>();
        if (image.isArray()) {
            image.forEach(images::add);
        } else if (!image.isMissingNode()) {
            images.add(image);
        }
        return images.size() > MOST ? images.subList(0, MOST) : images;
    }

    private void inText(Element image) {
        if (small(image.attr("width")) || small(image.attr("height"))) {
            return;
        }
        String url = page.absolute(source(image));
        Element figure = image.closest("figure");
        Element caption = figure == null ? null : figure.selectFirst("figcaption");
        String words = Tidy.line(caption == null ? image.attr("alt") : caption.text());
        add(url, Tidy.cut(words, 300), image);
    }

    private void leading(String address) {
        add(page.absolute(address), page.meta("og:image:alt", "twitter:image:alt"), null);
    }

    private void add(String url, String caption, Element image) {
        if (!url.isEmpty() && !NOT_A_PICTURE.matcher(url).find()) {
            found.putIfAbsent(
                    name(url),
                    new Illustration(
                            url, caption, licences.allow(image, url, caption), credits.of(image, url, caption)));
        }
    }

    /** The same picture is there in many sizes: its name without folder, size and query. */
    private static String name(String url) {
        String file = url.replaceFirst("[?#].*$", "");
        return file.substring(file.lastIndexOf('/') + 1).replaceFirst("[-_]?\\d{2,4}x\\d{2,4}", "");
    }

    private static String source(Element image) {
        String best = "";
        int widest = 0;
        Element picture = image.closest("picture");
        List<Element> sets = new ArrayList<>(picture == null ? List.of() : picture.getElementsByTag("source"));
        sets.add(image);
        for (Element set : sets) {
            String list = set.attr("srcset") + " , " + set.attr("data-srcset");
            Matcher m = WIDTH.matcher(list.length() > 8000 ? list.substring(0, 8000) : list);
            while (m.find()) {
                int width = Integer.parseInt(m.group(2));
                if (width > widest && width <= 4000) {
                    widest = width;
                    best = m.group(1).replaceFirst("^,", "");
                }
            }
        }
        if (!best.isEmpty()) {
            return best;
        }
        for (String attribute : LAZY) {
            if (image.hasAttr(attribute)) {
                return image.attr(attribute);
            }
        }
        return image.attr("src");
    }

    private static boolean small(String size) {
        String digits = size.replaceFirst("px$", "").strip();
        return digits.matches("\\d{1,5}") && Integer.parseInt(digits) < SMALLEST;
    }
}
