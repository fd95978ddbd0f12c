package io.reelmill.reading;

import io.reelmill.reading.PdfReply.Refusal;
import io.reelmill.reading.PdfReply.Text;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.io.MemoryUsageSetting;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;

/** Parses a PDF file: page by page in reading order, then re-flowed. Runs in a process of its own, see {@link PdfReader}. */
final class PdfParser {

    private static final int MAX_PAGES = 400;
    private static final long MAX_MEMORY = 256L << 20;
    private static final int MIN_LETTERS = 40;
    private static final int MAX_TITLE = 200;

    private PdfParser() {}

    /** Never throws what a file has caused: a refusal tells it. */
    static PdfReply parse(byte[] body) {
        try (PDDocument pdf =
                Loader.loadPDF(body, "", null, null, MemoryUsageSetting.setupMainMemoryOnly(MAX_MEMORY).streamCache)) {
            return parse(pdf);
        } catch (InvalidPasswordException e) {
            return Refusal.PASSWORD;
        } catch (PdfGlyphs.TooMuch e) {
            return Refusal.TOO_COMPLEX;
        } catch (IOException | RuntimeException e) {
            return Refusal.BROKEN;
        }
    }

    private static PdfReply parse(PDDocument pdf) throws IOException {
        int count = Math.min(pdf.getNumberOfPages(), MAX_PAGES);
        if (count == 0) {
            return Refusal.NO_PAGES;
        }
        PdfGlyphs glyphs = new PdfGlyphs();
        List<List<PdfLine>> pages = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            List<PdfLine> pieces = glyphs.of(pdf, i + 1);
            pages.add(PdfLayout.ordered(pieces));
        }
        List<List<PdfLine>> bare = PdfFlow.withoutRunningHeads(pages);
        String title = title(pdf.getDocumentInformation(), bare);
        List<String> paragraphs = PdfFlow.paragraphs(bare);
        paragraphs.removeIf(p -> p.equalsIgnoreCase(title));
        int letters = (int) paragraphs.stream()
                .flatMapToInt(String::codePoints)
                .filter(Character::isLetter)
                .count();
        if (letters < MIN_LETTERS) {
            return Refusal.NO_TEXT;
        }
        String author = Tidy.line(pdf.getDocumentInformation().getAuthor());
        String language = pdf.getDocumentCatalog().getLanguage();
        return new Text(
                title,
                author.length() > 80 || author.matches("(?i)admin.*|user|unknown|.*@.*") ? "" : author,
                language == null || language.isBlank()
                        ? ""
                        : Locale.forLanguageTag(language).toLanguageTag().replace("und", ""),
                paragraphs);
    }

    /** What the file says, else the largest words of the first page; empty when there are none. */
    private static String title(PDDocumentInformation information, List<List<PdfLine>> pages) {
        String told = Tidy.line(information.getTitle());
        boolean sound = told.length() >= 6
                && told.contains(" ")
                && !told.matches(
                        "(?i)(?:microsoft (?:word|powerpoint)|untitled|document\\d*|slide \\d).*|.*\\.(?:docx?|pdf|tex|indd|pptx?)$");
        if (sound) {
            return Tidy.cut(told, MAX_TITLE);
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
        return Tidy.cut(words, MAX_TITLE);
    }
}
