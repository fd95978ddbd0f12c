package io.reelmill.cards;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Paint;
import io.reelmill.typography.Paragraph;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** Draws the board of one question: the question above, its answers below, room for the picture between them. */
public final class QuizBoard {

    /** More answers than this stand in two columns also on an upright board. */
    private static final int LONGEST_COLUMN = 5;

    private final io.reelmill.timeline.Canvas frame;
    private final CardStyle style;
    private final Plates plates;
    private final Paragraph.Type type;
    private final Path folder;
    private final double side;
    private final boolean upright;

    /**
     * @param language tag of the quiz
     * @param folder that files are drawn into
     */
    public QuizBoard(io.reelmill.timeline.Canvas frame, CardStyle style, String language, Path folder) {
        this.frame = frame;
        this.style = style;
        this.side = Math.min(frame.width(), frame.height());
        this.plates = new Plates(style, side);
        this.type = new Paragraph.Type(style.face(), false, 0, language);
        this.folder = folder;
        this.upright = frame.height() > frame.width() * 1.1;
    }

    /**
     * The question, or what is told of its answer, which takes its place.
     *
     * @param name of the file, without its ending
     * @param tab a few letters on a tab above, or empty
     */
    public Piece question(String name, String text, String tab) throws IOException {
        double width = frame.width() * (upright ? 0.86 : 0.78);
        double padX = side * 0.055;
        double padY = side * 0.05;
        double most = frame.height() * (upright ? 0.2 : 0.3) - 2 * padY;
        double largest = side * (upright ? 0.074 : 0.072);
        try (Paragraph words = Paragraph.fit(text, type, width - 2 * padX, most, largest, side * 0.034)) {
            // the ring that counts down reaches into its lower edge
            double height = Math.max(side * 0.17, words.height() + 2 * padY + side * 0.012);
            double x = (frame.width() - width) / 2;
            double y = frame.height() * (upright ? 0.105 : 0.09);
            return card(name, x, y, width, height, canvas -> {
                plates.draw(canvas, 0, 0, width, height, style.paper());
                try (Paint ink = new Paint().setColor(style.ink())) {
                    double top = (height - words.height()) / 2 - side * 0.006;
                    words.draw(canvas, padX, top, width - 2 * padX, 0.5, ink);
                }
                if (!tab.isEmpty()) {
                    tab(canvas, tab, width);
                }
            });
        }
    }

    /** Half on the upper edge, as on the tab of a file. */
    private void tab(Canvas canvas, String text, double width) {
        double size = side * 0.034;
        try (Paragraph words = Paragraph.fit(text, type, width / 2, size * 1.5, size, size * 0.9);
                Paint ink = new Paint().setColor(style.onAccent())) {
            double w = words.width() + size * 1.6;
            double h = size * 1.7;
            plates.tag(canvas, (width - w) / 2, -h / 2, w, h);
            words.draw(canvas, (width - words.width()) / 2, -words.height() / 2, w, 0, ink);
        }
    }

    /** An answer, not yet known to be right or wrong. */
    public Piece answer(String name, List<String> answers, int index) throws IOException {
        return answer(name, answers, index, style.paper(), style.ink(), style.accent(), style.onAccent(), false);
    }

    /** The answer, lit as the right one. */
    public Piece right(String name, List<String> answers, int index) throws IOException {
        return answer(name, answers, index, style.right(), style.onRight(), style.onRight(), style.right(), true);
    }

    /** What dims an answer that is wrong. */
    public Piece veil(String name, List<String> answers, int index) throws IOException {
        Cell cell = cell(answers.size(), index);
        return card(name, cell.x, cell.y, cell.width, cell.height, canvas -> {
            try (Paint layer = new Paint().setAlphaf(0.62f)) {
                canvas.saveLayer(null, layer);
                plates.silhouette(canvas, 0, 0, cell.width, cell.height, style.deep());
                canvas.restore();
            }
        });
    }

    private Piece answer(
            String name, List<String> answers, int index, int fill, int ink, int badge, int onBadge, boolean right)
            throws IOException {
        Cell cell = cell(answers.size(), index);
        double badgeSize = Math.min(cell.height * 0.62, side * 0.085);
        double left = cell.height * 0.2 + badgeSize + side * 0.03;
        double room = cell.width - left - side * 0.035;
        double size = answers.stream()
                .mapToDouble(text -> {
                    try (Paragraph p = fitted(text, room, cell.height)) {
                        return p.size();
                    }
                })
                .min()
                .orElseThrow();
        return card(name, cell.x, cell.y, cell.width, cell.height, canvas -> {
            plates.draw(canvas, 0, 0, cell.width, cell.height, fill);
            double centre = cell.height / 2;
            double at = cell.height * 0.2 + badgeSize / 2;
            plates.badge(canvas, at, centre, badgeSize, badge);
            if (right) {
                Plates.tick(canvas, at, centre, badgeSize, onBadge);
            } else {
                letter(canvas, index, at, centre, badgeSize, onBadge);
            }
            try (Paragraph words =
                            Paragraph.fit(answers.get(index), type, room, cell.height * 0.76, size, size * 0.99);
                    Paint paint = new Paint().setColor(ink)) {
                words.draw(canvas, left, (cell.height - words.height()) / 2, room, 0, paint);
            }
        });
    }

    private Paragraph fitted(String text, double room, double height) {
        return Paragraph.fit(text, type, room, height * 0.76, Math.min(side * 0.056, height * 0.46), side * 0.026);
    }

    private void letter(Canvas canvas, int index, double x, double y, double size, int colour) {
        double em = size * 0.58;
        try (Paragraph letter = Paragraph.fit(Character.toString('A' + index % 26), type, size, size, em, em * 0.9);
                Paint paint = new Paint().setColor(colour)) {
            letter.draw(canvas, x - size / 2, y - letter.height() / 2, size, 0.5, paint);
        }
    }

    /** Where the ring that counts down has its centre: on the lower edge of the question. */
    public double[] countdown(Piece question) {
        return new double[] {frame.width() / 2.0, question.y() + question.height() - plates.bleed() + side * 0.045};
    }

    /** Pixels of the ring's diameter. */
    public double countdownSize() {
        return side * 0.145;
    }

    private record Cell(double x, double y, double width, double height) {}

    private Cell cell(int count, int index) {
        int columns = upright && count <= LONGEST_COLUMN || count == 1 ? 1 : 2;
        int rows = (count + columns - 1) / columns;
        double gap = side * 0.026;
        double room = frame.height() * (upright ? 0.36 : 0.42);
        double height = Math.min(side * (upright ? 0.122 : 0.13), (room - gap * (rows - 1)) / rows);
        double all = frame.width() * (upright ? 0.8 : 0.78);
        double width = (all - gap * (columns - 1)) / columns;
        double bottom = frame.height() * (upright ? 0.815 : 0.9);
        double top = bottom - rows * height - (rows - 1) * gap;
        int row = index / columns;
        boolean alone = columns == 2 && row == rows - 1 && count % 2 == 1;
        double left = (frame.width() - (alone ? width : all)) / 2;
        return new Cell(left + index % columns * (width + gap), top + row * (height + gap), width, height);
    }

    private Piece card(String name, double x, double y, double width, double height, Consumer<Canvas> drawing)
            throws IOException {
        return plates.card(name, x, y, width, height, side, folder, drawing);
    }
}
