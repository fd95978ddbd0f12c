package io.reelmill.providers.reading;

import java.util.List;

/**
 * What a page or a document says.
 *
 * @param title never blank
 * @param author or empty
 * @param site name of the publication, or its host
 * @param language tag, or empty when not told
 * @param paragraphs of the text, in order, at least one
 * @param pictures its own pictures, the best first
 */
public record Document(
        String title,
        String author,
        String site,
        String language,
        List<String> paragraphs,
        List<Illustration> pictures) {

    public Document {
        paragraphs = List.copyOf(paragraphs);
        pictures = List.copyOf(pictures);
    }

    /**
     * @param url absolute
     * @param caption or empty
     * @param free whether licence metadata of the page allows its use
     * @param credit who made it and under which licence, as far as the page tells of the picture itself, or empty
     */
    public record Illustration(String url, String caption, boolean free, String credit) {}

    public String text() {
        return String.join("\n\n", paragraphs);
    }
}
