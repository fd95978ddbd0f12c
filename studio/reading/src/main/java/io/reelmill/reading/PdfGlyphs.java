package io.reelmill.reading;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;

/** Takes the letters of a page from its content and puts them together to pieces of lines. */
final class PdfGlyphs extends PDFTextStripper {

    private static final int MAX_LETTERS = 2_000_000;
    private static final int MAX_OPERATORS = 5_000_000;
    /** Of the letter size: less is no space between words, more is another column. */
    private static final double SPACE = 0.16;

    private static final double COLUMN = 1.3;

    private final List<TextPosition> letters = new ArrayList<>();
    private int total;
    private int operators;

    /** More than any honest document has. */
    static final class TooMuch extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    PdfGlyphs() throws IOException {
        setSuppressDuplicateOverlappingText(false);
    }

    /** The pieces of one page, numbered from 1, in no particular order. */
    List<PdfLine> of(PDDocument pdf, int page) throws IOException {
        letters.clear();
        setStartPage(page);
        setEndPage(page);
        writeText(pdf, Writer.nullWriter());
        return pieces(pdf.getPage(page - 1).getCropBox().getHeight());
    }

    @Override
    protected void processTextPosition(TextPosition text) {
        if (++total > MAX_LETTERS) {
            throw new TooMuch();
        }
        boolean upright = text.getDir() == 0;
        if (upright && text.getUnicode() != null && !text.getUnicode().isBlank() && text.getFontSizeInPt() > 3) {
            letters.add(text);
        }
    }

    @Override
    protected void processOperator(Operator operator, List<COSBase> operands) throws IOException {
        if (++operators > MAX_OPERATORS) {
            throw new TooMuch();
        }
        super.processOperator(operator, operands);
    }

    private List<PdfLine> pieces(double pageHeight) {
        letters.sort(Comparator.comparingDouble(TextPosition::getYDirAdj));
        List<PdfLine> pieces = new ArrayList<>();
        int from = 0;
        while (from < letters.size()) {
            double base = letters.get(from).getYDirAdj();
            double size = letters.get(from).getFontSizeInPt();
            int to = from;
            while (to < letters.size() && letters.get(to).getYDirAdj() - base < 0.35 * size) {
                to++;
            }
            List<TextPosition> row = new ArrayList<>(letters.subList(from, to));
            row.sort(Comparator.comparingDouble(TextPosition::getXDirAdj));
            cut(row, pageHeight, pieces);
            from = to;
        }
        return pieces;
    }

    private static void cut(List<TextPosition> row, double pageHeight, List<PdfLine> pieces) {
        StringBuilder text = new StringBuilder();
        TextPosition first = null;
        TextPosition last = null;
        for (TextPosition letter : row) {
            double size = letter.getFontSizeInPt();
            double gap = last == null ? 0 : letter.getXDirAdj() - end(last);
            if (last != null && gap > COLUMN * size) {
                pieces.add(piece(text, first, last, pageHeight));
                text.setLength(0);
                first = null;
            } else if (last != null && gap > SPACE * size) {
                text.append(' ');
            }
            boolean shadow = last != null
                    && Math.abs(letter.getXDirAdj() - last.getXDirAdj()) < 0.1 * size
                    && letter.getUnicode().equals(last.getUnicode());
            if (!shadow) {
                text.append(letter.getUnicode());
            }
            first = first == null ? letter : first;
            last = letter;
        }
        if (first != null) {
            pieces.add(piece(text, first, last, pageHeight));
        }
    }

    private static double end(TextPosition letter) {
        return letter.getXDirAdj() + letter.getWidthDirAdj();
    }

    private static PdfLine piece(StringBuilder text, TextPosition first, TextPosition last, double pageHeight) {
        String words = text.toString().strip();
        return new PdfLine(
                words, first.getXDirAdj(), end(last), first.getYDirAdj(), first.getFontSizeInPt(), pageHeight);
    }
}
