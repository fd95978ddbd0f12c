package io.reelmill.reading;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;

/** Whom a picture is owed to, as a small line has it: {@code J. Miller, CC BY 4.0}. */
final class Credits {

    private static final Pattern NAMED = Pattern.compile(
            "(?iu)\\b(?:photo(?:graph)?|image|picture|illustration|foto|bild|credit)s?(?:\\s+(?:credit|by|von|de|par))?"
                    + "\\s*(?::|(?<=by|von|de|par)\\s)\\s*([\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} .'’-]{1,59})");
    private static final Pattern LICENCE = Pattern.compile(
            "(?i)creativecommons\\.org/(?:licenses/(by(?:-[a-z]{2})*)/(\\d\\.\\d)|publicdomain/(zero|mark))");
    private static final String MAKER = "[itemprop=creditText], [itemprop=creator], [itemprop=author], [class*=credit]";
    private static final int LONGEST = 60;

    private final Page page;

    Credits(Page page) {
        this.page = page;
    }

    /**
     * @param image where it stands, or null
     * @param caption its words, or empty
     * @return empty where the page tells nothing of the picture itself
     */
    String of(Element image, String url, String caption) {
        Element figure = image == null ? null : image.closest("figure, [itemtype*=ImageObject]");
        return Stream.of(maker(figure, url, caption), licence(figure))
                .filter(words -> !words.isEmpty())
                .collect(Collectors.joining(", "));
    }

    private String maker(Element figure, String url, String caption) {
        for (JsonNode data : page.data().all(Set.of("ImageObject", "Photograph"))) {
            if (page.absolute(LinkedData.address(data)).equals(url)) {
                for (String property : new String[] {"creditText", "creator", "author"}) {
                    String told = LinkedData.text(data, property);
                    if (!told.isEmpty()) {
                        return Tidy.cut(Tidy.line(told), LONGEST);
                    }
                }
            }
        }
        Element marked = figure == null ? null : figure.selectFirst(MAKER);
        String words = marked == null ? caption : Tidy.line(marked.text());
        Matcher named = NAMED.matcher(words);
        if (named.find()) {
            return named.group(1).strip();
        }
        return marked == null ? "" : Tidy.cut(words, LONGEST);
    }

    private static String licence(Element figure) {
        if (figure == null) {
            return "";
        }
        for (Element link : figure.select("[href*=creativecommons.org]")) {
            Matcher licence = LICENCE.matcher(link.attr("href"));
            if (licence.find()) {
                return licence.group(1) != null
                        ? "CC " + licence.group(1).toUpperCase(Locale.ROOT) + " " + licence.group(2)
                        : licence.group(3).equals("zero") ? "CC0" : "public domain";
            }
        }
        return "";
    }
}
