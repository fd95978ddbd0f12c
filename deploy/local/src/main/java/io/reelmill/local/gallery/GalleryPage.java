package io.reelmill.local.gallery;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.reelmill.local.client.RenderStatus;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The page as HTML. It refers only to files in its own folder. */
public final class GalleryPage {

    private static final ObjectMapper JSON = new ObjectMapper();

    private GalleryPage() {}

    /** The page with these entries, in order. */
    public static String of(List<GalleryEntry> exhibits) {
        long films = exhibits.stream().filter(e -> e.film().isPresent()).count();
        String figures = exhibits.stream().map(GalleryPage::figure).collect(Collectors.joining());
        return template()
                .replace("{{count}}", films + (films == 1 ? " film" : " films"))
                .replace("{{exhibits}}", figures);
    }

    private static String figure(GalleryEntry exhibit) {
        String name = exhibit.workflow().wireName();
        return """
                <section id="%s">
                  %s
                  <div class="told">
                    <h2>%s</h2>
                    <p>%s</p>
                    %s
                    <h3>Request</h3>
                    <pre>%s</pre>
                  </div>
                </section>
                """.formatted(
                        name,
                        exhibit.film().map(f -> screen(exhibit)).orElse("<div class=\"none\">no film</div>"),
                        name,
                        escaped(exhibit.workflow().meaning()),
                        exhibit.film()
                                .map(f -> facts(f, exhibit.seconds()))
                                .orElseGet(() -> "<p class=\"failure\">" + escaped(exhibit.failure()) + "</p>"),
                        escaped(pretty(exhibit.request())));
    }

    private static String screen(GalleryEntry exhibit) {
        return "<video controls playsinline preload=\"none\" poster=\"%s\" src=\"%s\"></video>"
                .formatted(GalleryEntry.poster(exhibit.workflow()), GalleryEntry.video(exhibit.workflow()));
    }

    private static String facts(RenderStatus film, double seconds) {
        List<String> rows = new ArrayList<>();
        rows.add(row("length", String.format(Locale.ROOT, "%.1f s", film.durationSeconds())));
        rows.add(row("picture", film.resolution()));
        rows.add(row("credits", Integer.toString(film.creditsUsed())));
        rows.add(row("made in", String.format(Locale.ROOT, "%.0f s", seconds)));
        film.body().path("quality").properties().forEach(q -> rows.add(row(words(q.getKey()), text(q.getValue()))));
        StringBuilder warnings = new StringBuilder();
        film.body().path("warnings").forEach(w -> warnings.append("<p class=\"warning\">")
                .append(escaped(w.asText()))
                .append("</p>"));
        return "<dl>" + String.join("", rows) + "</dl>" + warnings;
    }

    private static String row(String name, String value) {
        return value.isEmpty() ? "" : "<div><dt>" + escaped(name) + "</dt><dd>" + escaped(value) + "</dd></div>";
    }

    /** Splits a camel-case name such as {@code blackFrames} into words. */
    private static String words(String name) {
        return name.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }

    private static String text(JsonNode value) {
        if (!value.isArray()) {
            return value.asText();
        }
        List<String> parts = new ArrayList<>();
        value.forEach(v -> parts.add(v.asText()));
        return String.join("; ", parts);
    }

    private static String pretty(JsonNode request) {
        try {
            return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(request);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    private static String template() {
        try (InputStream in = GalleryPage.class.getResourceAsStream("gallery.html")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
