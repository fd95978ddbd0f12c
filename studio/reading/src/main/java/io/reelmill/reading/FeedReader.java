package io.reelmill.reading;

import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.net.URI;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import opennlp.tools.stemmer.snowball.SnowballStemmer;
import opennlp.tools.stemmer.snowball.SnowballStemmer.ALGORITHM;
import org.jsoup.Jsoup;

/** Reads RSS 2.0, RSS 1.0 (RDF) and Atom. No document type declaration is looked at, so that no entity is expanded. */
public final class FeedReader {

    private static final int MAX_ITEMS = 500;
    private static final int LONGEST_TEXT = 4_000;
    private static final Set<String> DATES = Set.of("pubDate", "published", "updated", "date", "modified");
    private static final Set<String> SUMMARIES = Set.of("description", "summary", "content", "encoded");
    /** Words of a request that say nothing of its topic. */
    private static final Set<String> COMMON =
            Set.of("about", "with", "what", "news", "latest", "video", "this", "that", "from");

    private static final Pattern WORD = Pattern.compile("[^\\p{L}\\p{Nd}]+");

    /**
     * A piece of news.
     *
     * @param summary plain text, or empty
     * @param link absolute, or empty
     * @param source name of the feed, or its host
     */
    public record Item(String title, String summary, String link, Optional<Instant> published, String source) {}

    /**
     * The items of a feed, in its order, at most 500.
     *
     * @param url the final address of the feed
     * @throws io.reelmill.providers.ProviderException INPUT when it is not a feed
     */
    public List<Item> read(byte[] body, String contentType, URI url) {
        try {
            return new Parsing(url).items(open(body, contentType));
        } catch (XMLStreamException e) {
            throw Unreadable.because("the address leads to no readable feed", e);
        }
    }

    /**
     * Those items that are about a topic, the best first: by the words they share with it, in the title more than in the
     * summary, then by date. Empty when none has to do with it.
     */
    public static List<Item> best(List<Item> items, String topic) {
        Set<String> asked = words(topic);
        record Ranked(Item item, double score) {}
        return items.stream()
                .map(item -> new Ranked(item, 2.0 * shared(item.title(), asked) + shared(item.summary(), asked)))
                .filter(ranked -> ranked.score() >= (asked.size() > 2 ? 2 : 1))
                .sorted(Comparator.comparingDouble(Ranked::score)
                        .thenComparing(ranked -> ranked.item().published().orElse(Instant.EPOCH))
                        .reversed())
                .map(Ranked::item)
                .toList();
    }

    private static long shared(String text, Set<String> asked) {
        Set<String> said = words(text);
        return asked.stream().filter(said::contains).count();
    }

    /** Stems of words of four letters and more, or in capitals. */
    private static Set<String> words(String text) {
        return WORD.splitAsStream(text)
                .filter(word -> word.length() > 3
                        || word.length() > 1 && word.equals(word.toUpperCase(Locale.ROOT))
                        || word.codePoints().anyMatch(Character::isIdeographic))
                .map(word -> word.toLowerCase(Locale.ROOT))
                .filter(word -> !COMMON.contains(word))
                .map(word -> new SnowballStemmer(ALGORITHM.ENGLISH).stem(word).toString())
                .collect(Collectors.toSet());
    }

    private static XMLStreamReader open(byte[] body, String contentType) throws XMLStreamException {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, false);
        factory.setXMLResolver((publicId, systemId, base, namespace) -> new ByteArrayInputStream(new byte[0]));
        String text = Decoding.text(body, contentType).strip();
        return factory.createXMLStreamReader(new StringReader(text.replaceFirst("^<\\?xml[^>]{0,300}\\?>", "")));
    }

    private static final class Parsing {

        private final URI url;
        private final List<Item> items = new ArrayList<>();
        private String source = "";
        private boolean inItem;
        private String title = "";
        private String summary = "";
        private String link = "";
        private Optional<Instant> published = Optional.empty();

        Parsing(URI url) {
            this.url = url;
        }

        List<Item> items(XMLStreamReader xml) throws XMLStreamException {
            boolean feed = false;
            while (xml.hasNext() && items.size() < MAX_ITEMS) {
                int event = xml.next();
                if (event == XMLStreamConstants.START_ELEMENT) {
                    feed |= Set.of("rss", "feed", "RDF").contains(xml.getLocalName());
                    if (!feed) {
                        throw new XMLStreamException("the root element is " + xml.getLocalName());
                    }
                    begin(xml);
                } else if (event == XMLStreamConstants.END_ELEMENT && isItem(xml.getLocalName())) {
                    finish();
                }
            }
            return items;
        }

        private void begin(XMLStreamReader xml) throws XMLStreamException {
            String name = xml.getLocalName();
            boolean media = String.valueOf(xml.getNamespaceURI()).contains("mrss") || "media".equals(xml.getPrefix());
            if (isItem(name)) {
                inItem = true;
                title = "";
                summary = "";
                link = "";
                published = Optional.empty();
            } else if (name.equals("title") && !media) {
                String text = plain(text(xml));
                if (inItem) {
                    title = title.isEmpty() ? text : title;
                } else if (source.isEmpty()) {
                    source = text;
                }
            } else if (inItem && name.equals("link")) {
                String href = xml.getAttributeValue(null, "href");
                String rel = xml.getAttributeValue(null, "rel");
                String address = href == null ? text(xml) : href;
                link = link.isEmpty() && (rel == null || rel.equals("alternate")) ? absolute(address) : link;
            } else if (inItem && SUMMARIES.contains(name) && !media) {
                String text = plain(text(xml));
                summary = summary.isEmpty() ? text : summary;
            } else if (inItem && DATES.contains(name)) {
                Optional<Instant> date = date(text(xml).strip());
                published = published.isPresent() ? published : date;
            }
        }

        private void finish() {
            inItem = false;
            if (!title.isEmpty()) {
                String from = source.isEmpty() ? String.valueOf(url.getHost()) : source;
                items.add(new Item(title, summary, link, published, from));
            }
        }

        private static boolean isItem(String name) {
            return name.equals("item") || name.equals("entry");
        }

        /** All text up to the end of the element, that of its children included. */
        private static String text(XMLStreamReader xml) throws XMLStreamException {
            StringBuilder text = new StringBuilder();
            int depth = 1;
            while (depth > 0) {
                int event = xml.next();
                if (event == XMLStreamConstants.START_ELEMENT) {
                    depth++;
                    text.append(' ');
                } else if (event == XMLStreamConstants.END_ELEMENT) {
                    depth--;
                } else if (xml.hasText() && event != XMLStreamConstants.COMMENT && text.length() < 4 * LONGEST_TEXT) {
                    text.append(xml.getText());
                }
            }
            return text.toString();
        }

        private static String plain(String html) {
            String bounded = html.length() > 4 * LONGEST_TEXT ? html.substring(0, 4 * LONGEST_TEXT) : html;
            return Tidy.cut(Tidy.line(Jsoup.parseBodyFragment(bounded).text()), LONGEST_TEXT);
        }

        private String absolute(String address) {
            try {
                String whole = url.resolve(address.strip()).toString();
                return whole.startsWith("http") ? whole : "";
            } catch (IllegalArgumentException e) {
                return "";
            }
        }

        private static Optional<Instant> date(String text) {
            try {
                if (text.matches("\\d{4}-\\d\\d-\\d\\dT.*")) {
                    return Optional.of(OffsetDateTime.parse(text).toInstant());
                }
                String zoned = text.replaceFirst("\\b(?:UT|UTC|Z)$", "GMT").replaceFirst("^\\p{L}+,\\s*", "");
                return Optional.of(ZonedDateTime.parse(zoned, DateTimeFormatter.RFC_1123_DATE_TIME)
                        .toInstant());
            } catch (DateTimeException e) {
                return Optional.empty();
            }
        }
    }
}
