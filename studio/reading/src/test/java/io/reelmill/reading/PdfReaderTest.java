package io.reelmill.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.reading.Document;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
import org.junit.jupiter.api.Test;

class PdfReaderTest {

    private static final URI HERE = URI.create("https://papers.example.org/files/tides.pdf");
    private final Reader reader = new Reader();
    private final PDFont font = new PDType1Font(FontName.TIMES_ROMAN);

    @Test
    void shouldReadColumnsInOrderAndUndoHyphens() throws IOException {
        try (PDDocument pdf = new PDDocument()) {
            for (int page = 1; page <= 3; page++) {
                try (PDPageContentStream out = page(pdf)) {
                    write(out, 9, 72, 770, "Journal of Quiet Waters, Vol. " + page);
                    write(out, 9, 300, 30, String.valueOf(page));
                    if (page == 1) {
                        write(out, 20, 72, 720, "How tides shape a harbour");
                    }
                    String[] left = {
                        "The tide comes in twice a day, and with",
                        "it comes sand. Over many years the har-",
                        "bour fills, unless somebody digs. This",
                        "well-known effect is called silting and",
                        "costs a town a lot of money."
                    };
                    String[] right = {
                        "Page " + page + " of the story goes on here with a well-",
                        "known remedy: a wall that leads the",
                        "water past the mouth of the harbour.",
                        "It takes the sand along and drops it",
                        "where it does no harm at all."
                    };
                    for (int i = 0; i < left.length; i++) {
                        write(out, 11, 72, 680 - 14 * i, left[i]);
                        write(out, 11, 320, 680 - 14 * i, right[i]);
                    }
                }
            }
            Document document = reader.read(bytes(pdf), "application/pdf", HERE);

            assertThat(document.title()).isEqualTo("How tides shape a harbour");
            assertThat(document.paragraphs())
                    .hasSize(6)
                    .startsWith(
                            "The tide comes in twice a day, and with it comes sand. Over many years the harbour fills, unless somebody"
                                    + " digs. This well-known effect is called silting and costs a town a lot of money.",
                            "Page 1 of the story goes on here with a well-known remedy: a wall that leads the water past the mouth of"
                                    + " the harbour. It takes the sand along and drops it where it does no harm at all.");
            assertThat(document.text()).doesNotContain("Journal");
        }
    }

    @Test
    void shouldTellParagraphsByTheirGapsAndContinueThemOverPages() throws IOException {
        try (PDDocument pdf = new PDDocument()) {
            pdf.getDocumentInformation().setTitle("A short report on lamps");
            pdf.getDocumentInformation().setAuthor("R. Vale");
            pdf.getDocumentCatalog().setLanguage("en-GB");
            try (PDPageContentStream out = page(pdf)) {
                write(out, 12, 72, 600, "Lamps burn out. That is what lamps do, and nobody");
                write(out, 12, 72, 586, "has ever been surprised by it.");
                write(out, 12, 72, 558, "What did surprise us was how long it took the town");
                write(out, 12, 72, 544, "to notice, and who");
            }
            try (PDPageContentStream out = page(pdf)) {
                write(out, 12, 72, 600, "noticed first: it was the moths.");
            }
            Document document = reader.read(bytes(pdf), "application/octet-stream", HERE);

            assertThat(document.title()).isEqualTo("A short report on lamps");
            assertThat(document.author()).isEqualTo("R. Vale");
            assertThat(document.language()).isEqualTo("en-GB");
            assertThat(document.paragraphs())
                    .containsExactly(
                            "Lamps burn out. That is what lamps do, and nobody has ever been surprised by it.",
                            "What did surprise us was how long it took the town to notice, and who noticed first: it was the moths.");
        }
    }

    @Test
    void shouldSayThatAScanHasNoText() throws IOException {
        try (PDDocument pdf = new PDDocument()) {
            pdf.addPage(new PDPage());
            refused(bytes(pdf), "the PDF has no text (scanned pages)");
        }
    }

    @Test
    void shouldNameAPassword() throws IOException {
        try (PDDocument pdf = new PDDocument()) {
            pdf.addPage(new PDPage());
            pdf.protect(new StandardProtectionPolicy("owner", "user", new AccessPermission()));
            refused(bytes(pdf), "the PDF is protected by a password");
        }
    }

    @Test
    void shouldNameABrokenFile() {
        refused("%PDF-1.7\nand then nothing".getBytes(StandardCharsets.US_ASCII), "the PDF is broken");
    }

    private PDPageContentStream page(PDDocument pdf) throws IOException {
        PDPage page = new PDPage();
        pdf.addPage(page);
        return new PDPageContentStream(pdf, page);
    }

    private void write(PDPageContentStream out, int size, int x, int y, String text) throws IOException {
        out.beginText();
        out.setFont(font, size);
        out.newLineAtOffset(x, y);
        out.showText(text);
        out.endText();
    }

    private static byte[] bytes(PDDocument pdf) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        pdf.save(out);
        return out.toByteArray();
    }

    private void refused(byte[] body, String words) {
        assertThatExceptionOfType(ProviderException.class)
                .isThrownBy(() -> reader.read(body, "application/pdf", HERE))
                .withMessageContaining(words)
                .satisfies(e -> assertThat(e.category()).isEqualTo(ProviderException.Category.INPUT));
    }
}
