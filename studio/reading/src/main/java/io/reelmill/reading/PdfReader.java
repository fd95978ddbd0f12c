package io.reelmill.reading;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.reading.Document;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.io.MemoryUsageSetting;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;

/** Reads PDF files: page by page in reading order, then re-flowed. */
final class PdfReader {

    private static final int MAX_PAGES = 400;
    private static final long MAX_MEMORY = 256L << 20;
    private static final int LEAST = 40;

    private PdfReader() {}

    static Document read(byte[] body, URI url) {
        try (PDDocument pdf =
                Loader.loadPDF(body, "", null, null, MemoryUsageSetting.setupMainMemoryOnly(MAX_MEMORY).streamCache)) {
            return read(pdf, url);
        } catch (InvalidPasswordException e) {
            throw Unreadable.because("the PDF is protected by a password", e);
        } catch (PdfGlyphs.TooMuch e) {
            throw Unreadable.because("the PDF is too complex to be read", e);
        } catch (IOException | RuntimeException e) {
            if (e instanceof ProviderException known) {
                throw known;
            }
            throw Unreadable.because("the PDF is broken and cannot be read", e);
        }
    }

    private static Document read(PDDocument pdf, URI url) throws IOException {
        int count = Math.min(pdf.getNumberOfPages(), MAX_PAGES);
        if (count == 0) {
            throw Unreadable.because("the PDF has no pages");
        }
        PdfGlyphs glyphs = new PdfGlyphs();
        List<List<PdfLine>> pages = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            List<PdfLine> pieces = glyphs.of(pdf, i + 1);
            pages.add(PdfLayout.ordered(pieces));
        }
        List<List<PdfLine>> bare = PdfFlow.withoutRunningHeads(pages);
        String title = title(pdf.getDocumentInformation(), bare, file(url));
        List<String> paragraphs = PdfFlow.paragraphs(bare);
        paragraphs.removeIf(p -> p.equalsIgnoreCase(title));
        int letters = (int) paragraphs.stream()
                .flatMapToInt(String::codePoints)
                .filter(Character::isLetter)
                .count();
        if (letters < LEAST) {
            throw Unreadable.because("the PDF has no text (scanned pages)");
        }
        String author = Tidy.line(pdf.getDocumentInformation().getAuthor());
        String language = pdf.getDocumentCatalog().getLanguage();
        return new Document(
                title,
                author.length() > 80 || author.matches("(?i)admin.*|user|unknown|.*@.*") ? "" : author,
                url.getHost() == null ? "" : url.getHost().replaceFirst("^www\\.", ""),
                language == null || language.isBlank()
                        ? ""
                        : Locale.forLanguageTag(language).toLanguageTag().replace("und", ""),
                paragraphs,
                List.of());
    }

    /** The largest words of the first page, unless the file says better. */
    private static String title(PDDocumentInformation information, List<List<PdfLine>> pages, String file) {
        String told = Tidy.line(information.getTitle());
        boolean sound = told.length() >= 6
                && told.contains(" ")
                && !told.matches(
                        "(?i)(?:microsoft (?:word|powerpoint)|untitled|document\\d*|slide \\d).*|.*\\.(?:docx?|pdf|tex|indd|pptx?)$");
        if (sound) {
            return Tidy.cut(told, 200);
        }
        List<PdfLine> first = pages.get(0);
        double largest = first.stream().mapToDouble(PdfLine::size).max().orElse(0);
        StringBuilder title = new StringBuilder();
        int lines = 0;
        for (PdfLine line : first) {
            if (line.size() > largest - 0.5 && lines < 4) {
                title.append(title.isEmpty() ? "" : " ").append(line.text());
                lines++;
            } else if (lines > 0) {
                break;
            }
        }
        String words = Tidy.line(title.toString());
        return words.isEmpty() ? file : Tidy.cut(words, 200);
    }

    private static String file(URI url) {
        String path = url.getPath() == null ? "" : url.getPath();
        String name = path.substring(path.lastIndexOf('/') + 1)
                .replaceFirst("(?i)\\.pdf$", "")
                .replaceAll("[-_+]+", " ")
                .strip();
        return name.isEmpty() ? "Document" : name;
    }
}
