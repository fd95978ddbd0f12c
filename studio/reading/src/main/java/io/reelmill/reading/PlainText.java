package io.reelmill.reading;

import io.reelmill.providers.reading.Document;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Plain text and Markdown. */
final class PlainText {

    private static final int LONGEST = 4_000_000;
    private static final Pattern FENCE = Pattern.compile("(?m)^\\s{0,3}(```|~~~)[\\s\\S]*?(?:^\\s{0,3}\\1.*$|\\z)");
    private static final Pattern FRONT = Pattern.compile("\\A---\\R(?:[^\\n]{0,500}\\R){0,60}?---\\R");
    private static final Pattern TITLE_FIELD = Pattern.compile("(?mi)^title:\\s*[\"']?(.+?)[\"']?\\s*$");
    private static final Pattern HEADING = Pattern.compile("^\\s{0,3}#{1,6}\\s+(.+?)\\s*#*$");
    private static final Pattern UNDERLINE = Pattern.compile("^\\s{0,3}(?:=+|-{3,})\\s*$");
    private static final Pattern ITEM = Pattern.compile("^\\s*(?:[-*+•]|\\d{1,3}[.)])\\s+(.*)$");
    private static final Pattern IMAGE = Pattern.compile("!\\[[^\\]]{0,500}]\\([^)]{0,2000}\\)");
    private static final Pattern LINK = Pattern.compile("\\[([^\\]]{1,500})]\\([^)]{0,2000}\\)");
    private static final Pattern STRONG = Pattern.compile("(\\*\\*|__|\\*|`|~~)(?=\\S)([^*`~\\n]{1,500}?)(?<=\\S)\\1");

    private final List<String> paragraphs = new ArrayList<>();
    private final StringBuilder open = new StringBuilder();
    private String title = "";

    private PlainText() {}

    static Document read(String text, URI url) {
        return new PlainText().document(text.length() > LONGEST ? text.substring(0, LONGEST) : text, url);
    }

    private Document document(String text, URI url) {
        Matcher front = FRONT.matcher(text);
        String body = text;
        if (front.find()) {
            Matcher field = TITLE_FIELD.matcher(front.group());
            title = field.find() ? Tidy.line(field.group(1)) : "";
            body = text.substring(front.end());
        }
        FENCE.matcher(body).replaceAll("\n").lines().forEach(this::line);
        close();
        if (paragraphs.isEmpty()) {
            throw Unreadable.empty(url);
        }
        if (title.isEmpty()) {
            title = Tidy.cut(paragraphs.get(0).split("(?<=[.!?。！？])\\s", 2)[0], 90);
        }
        String host = url.getHost() == null ? "" : url.getHost();
        return new Document(title, "", host, "", paragraphs, List.of());
    }

    private void line(String line) {
        Matcher heading = HEADING.matcher(line);
        Matcher item = ITEM.matcher(line);
        if (line.isBlank() || UNDERLINE.matcher(line).matches()) {
            if (!line.isBlank() && line.strip().startsWith("=") && title.isEmpty() && paragraphs.isEmpty()) {
                title = inline(open.toString());
                open.setLength(0);
            }
            close();
        } else if (heading.matches()) {
            close();
            String words = inline(heading.group(1));
            if (title.isEmpty() && paragraphs.isEmpty()) {
                title = words;
            } else {
                add(words);
            }
        } else if (item.matches()) {
            close();
            open.append(item.group(1));
        } else if (!line.matches("\\s*\\|.*\\|\\s*")) {
            open.append(' ').append(line.replaceFirst("^\\s{0,3}(?:>\\s?)+", ""));
        }
    }

    private void close() {
        add(inline(open.toString()));
        open.setLength(0);
    }

    private void add(String paragraph) {
        if (paragraph.codePoints().anyMatch(Character::isLetterOrDigit)) {
            paragraphs.add(paragraph);
        }
    }

    private static String inline(String text) {
        String plain = LINK.matcher(IMAGE.matcher(text).replaceAll("")).replaceAll("$1");
        plain = STRONG.matcher(STRONG.matcher(plain).replaceAll("$2")).replaceAll("$2");
        return Tidy.line(plain.replaceAll("<!--.*?-->|</?[a-zA-Z][^<>]{0,200}>", "")
                .replaceAll("<?https?://\\S+>?", "")
                .replaceAll("\\s{0,2}\\\\$", ""));
    }
}
