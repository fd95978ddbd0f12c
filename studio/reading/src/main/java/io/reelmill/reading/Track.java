package io.reelmill.reading;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import io.reelmill.providers.reading.Document;
import io.reelmill.providers.reading.Document.Illustration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/**
 * What a page of a music service says of one track.
 *
 * @param title never blank
 * @param artist or empty
 * @param album or empty
 * @param preview absolute address of a piece of it that may be heard, or empty
 * @param description or empty
 * @param cover absolute address of its picture, or empty
 */
public record Track(String title, String artist, String album, String preview, String description, String cover) {

    private static final Set<String> TYPES = Set.of("MusicRecording", "MusicComposition");
    private static final Pattern SONG_BY = Pattern.compile(
            "(?iu)^(.+?)(?:\\s+[-–—]\\s+|,\\s+|\\s+)(?:a )?(?:song|single|track)?\\s*(?:and lyrics )?by (.+?)(?:\\s+(?:[|·]|on \\p{Lu}).*)?$");

    static Optional<Track> of(Page page) {
        Optional<JsonNode> recording = page.data().first(TYPES);
        Element marked = page.dom().selectFirst("[itemtype*=schema.org/MusicRecording]");
        boolean song = page.meta("og:type").matches("(?i)music\\.song|song");
        if (recording.isEmpty() && marked == null && !song) {
            return Optional.empty();
        }
        JsonNode data = recording.orElse(MissingNode.getInstance());
        String title = first(LinkedData.text(data, "name"), property(marked, "name"), page.meta("og:title"));
        String artist = first(
                LinkedData.text(data, "byArtist"),
                property(marked, "byArtist"),
                page.meta("music:musician_description", "twitter:audio:artist_name"),
                LinkedData.text(data, "author"));
        Matcher by = SONG_BY.matcher(
                first(page.meta("og:title"), Tidy.line(page.dom().title())));
        if (by.matches()) {
            title = title.isEmpty() || title.equals(page.meta("og:title")) ? by.group(1) : title;
            artist = artist.isEmpty() ? by.group(2) : artist;
        }
        if (title.isEmpty()) {
            return Optional.empty();
        }
        String album = first(
                LinkedData.text(data, "inAlbum"),
                property(marked, "inAlbum"),
                page.meta("music:album").startsWith("http") ? "" : page.meta("music:album"));
        String preview = page.absolute(first(
                LinkedData.address(data.path("audio")),
                marked == null ? "" : link(marked, "[itemprop=audio]"),
                page.meta("og:audio:secure_url", "og:audio:url", "og:audio", "twitter:player:stream")));
        String cover = page.absolute(first(
                LinkedData.address(data.path("image")), page.meta("og:image:secure_url", "og:image", "twitter:image")));
        String description = first(LinkedData.text(data, "description"), page.description());
        return Optional.of(new Track(title, artist, album, preview, prose(description), cover));
    }

    /** The track as something to tell of. */
    Document document(Page page) {
        boolean english = page.language().isEmpty() || page.language().startsWith("en");
        List<String> paragraphs = new ArrayList<>();
        String by = artist.isEmpty() ? "" : english ? " by " + artist : ", " + artist;
        String from = album.isEmpty() || album.equalsIgnoreCase(title)
                ? ""
                : english ? ", from the album " + album : ", " + album;
        paragraphs.add((title + by + from)
                .replaceFirst("[.!?]?$", ".")
                .replace("?.", "?")
                .replace("!.", "!"));
        if (!description.isEmpty()) {
            paragraphs.add(description);
        }
        List<Illustration> pictures = cover.isEmpty()
                ? List.of()
                : List.of(new Illustration(cover, title, new Licences(page).allow(null, cover, ""), ""));
        return new Document(title, artist, page.site(), page.language(), paragraphs, pictures);
    }

    /** Only what is a sentence: not "Artist · Song · 2020", not "Listen on …". */
    private static String prose(String description) {
        boolean listing =
                description.contains(" · ") || description.matches("(?iu)^(?:listen to|stream|play|hear)\\b.*");
        return listing || description.length() < 30 ? "" : description;
    }

    private static String property(Element marked, String name) {
        Element found = marked == null ? null : marked.selectFirst("[itemprop=" + name + "]");
        if (found == null) {
            return "";
        }
        Element inner = found.selectFirst("[itemprop=name]");
        Element holder = inner == null ? found : inner;
        return Tidy.line(holder.hasAttr("content") ? holder.attr("content") : holder.text());
    }

    private static String link(Element marked, String query) {
        Element found = marked.selectFirst(query);
        return found == null ? "" : first(found.attr("content"), found.attr("href"), found.attr("src"));
    }

    private static String first(String... values) {
        for (String value : values) {
            if (!value.isEmpty()) {
                return value;
            }
        }
        return "";
    }
}
