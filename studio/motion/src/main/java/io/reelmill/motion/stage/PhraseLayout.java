package io.reelmill.motion.stage;

import io.reelmill.motion.message.Phrase;
import io.reelmill.timeline.Captions.Word;
import io.reelmill.typography.Script;
import java.util.ArrayList;
import java.util.List;

/**
 * Breaks a phrase into lines that fill a box. Emphasised words have their own, larger lines. The whole is as large as
 * the box allows. A word that is still too wide for a line is made smaller, never cut.
 */
final class PhraseLayout {

    /** Space between words, ems. */
    private static final double SPACE = 0.27;
    /** Padding between a plate and its words, ems. */
    static final double PLATE = 0.20;

    /** A word, or a breakable part of one, with its width at a size of 1. */
    record Token(String text, double at, boolean key, double width) {}

    /**
     * A line.
     *
     * @param em size of its letters
     * @param top of the line, from the top of all lines
     * @param width of its words and spaces
     */
    record Line(List<Token> tokens, double em, double top, double height, double width, boolean key) {}

    private final CardArea stage;
    private final PhraseStyle setting;
    private final List<Token> tokens = new ArrayList<>();
    private final double leading;

    PhraseLayout(CardArea stage, Phrase phrase, PhraseStyle setting) {
        this.stage = stage;
        this.setting = setting;
        for (int i = 0; i < phrase.size(); i++) {
            Word word = phrase.words().get(i);
            boolean key = i >= setting.key() && i < setting.keyEnd();
            List<String> pieces = Script.pieces(shown(phrase, i), stage.language());
            for (int k = 0; k < pieces.size(); k++) {
                double at = word.start() + (word.end() - word.start()) * k / pieces.size();
                String text = pieces.size() > 1 ? Phrase.shown(pieces.get(k)) : pieces.get(k);
                tokens.add(new Token(text, at, key, measure(text, key || setting.display())));
            }
        }
        boolean stacked = Script.stacked(phrase.text());
        boolean dense = Script.dense(phrase.text());
        leading = stacked ? 1.5 : dense ? 1.22 : stage.brand().type().capitals() && setting.display() ? 1.02 : 1.10;
    }

    /** Commas stay inside a phrase and are removed at its end. */
    private static String shown(Phrase phrase, int index) {
        String text = phrase.words().get(index).text();
        String shown = Phrase.shown(text);
        boolean comma = text.matches(".*[,،、，;；:：]$");
        return comma && index + 1 < phrase.size() ? shown + text.charAt(text.length() - 1) : shown;
    }

    private double measure(String text, boolean display) {
        return TextImage.width(stage, text, display, 100) / 100;
    }

    double leading() {
        return leading;
    }

    /** The lines, as large as the box allows. */
    List<Line> fill(double width, double height) {
        double low = 0.5;
        double high = setting.largest();
        List<Line> best = lay(low, width);
        for (int i = 0; i < 14; i++) {
            double size = i == 0 ? high : (low + high) / 2;
            List<Line> lines = lay(size, width);
            if (height(lines) <= height) {
                best = lines;
                low = size;
                if (i == 0) {
                    break;
                }
            } else {
                high = size;
            }
        }
        return best;
    }

    static double height(List<Line> lines) {
        Line last = lines.get(lines.size() - 1);
        return last.top() + last.height();
    }

    private List<Line> lay(double size, double width) {
        List<Line> lines = new ArrayList<>();
        double top = 0;
        int from = 0;
        for (int i = 1; i <= tokens.size(); i++) {
            if (i < tokens.size() && tokens.get(i).key() == tokens.get(from).key()) {
                continue;
            }
            boolean key = tokens.get(from).key();
            double plate = key && setting.mark() == PhraseStyle.Mark.PLATE ? 2 * PLATE : 0;
            double em = key ? keySize(tokens.subList(from, i), size, width, plate) : size;
            for (List<Token> line : broken(tokens.subList(from, i), em, width)) {
                double natural = length(line);
                double fitting = Math.min(em, width / Math.max(1e-6, natural + plate));
                double high = fitting * (leading + (plate > 0 ? 0.22 : 0));
                lines.add(new Line(line, fitting, top, high, natural * fitting, key));
                top += high;
            }
            from = i;
        }
        return lines;
    }

    /** Emphasised words are larger by their scale, and stay on one line when they fit at a good size. */
    private double keySize(List<Token> key, double size, double width, double plate) {
        double most = size * setting.keyScale();
        double one = width / (length(key) + plate);
        return one >= size * 1.05 ? Math.min(most, one) : Math.min(most, Math.max(size, width / (widest(key) + plate)));
    }

    private static double widest(List<Token> tokens) {
        return tokens.stream().mapToDouble(Token::width).max().orElse(1);
    }

    /** The smallest number of lines for the width, balanced in length. */
    private List<List<Token>> broken(List<Token> run, double em, double width) {
        int least = 1;
        double length = 0;
        for (int i = 0; i < run.size(); i++) {
            double more = run.get(i).width() + (i == 0 || length == 0 ? 0 : gap(run.get(i - 1), run.get(i)));
            if (length > 0 && (length + more) * em > width) {
                least++;
                length = run.get(i).width();
            } else {
                length += more;
            }
        }
        double low = 0;
        double high = length(run);
        for (int i = 0; i < 18; i++) {
            double limit = (low + high) / 2;
            if (greedy(run, limit).size() <= least) {
                high = limit;
            } else {
                low = limit;
            }
        }
        return greedy(run, high + 1e-6);
    }

    private List<List<Token>> greedy(List<Token> run, double limit) {
        List<List<Token>> lines = new ArrayList<>();
        List<Token> line = new ArrayList<>();
        for (Token token : run) {
            List<Token> longer = new ArrayList<>(line);
            longer.add(token);
            if (!line.isEmpty() && length(longer) > limit) {
                lines.add(line);
                line = new ArrayList<>(List.of(token));
            } else {
                line = longer;
            }
        }
        lines.add(line);
        return lines;
    }

    private double length(List<Token> line) {
        double sum = 0;
        for (int i = 0; i < line.size(); i++) {
            sum += line.get(i).width() + (i == 0 ? 0 : gap(line.get(i - 1), line.get(i)));
        }
        return sum;
    }

    /** Space between two neighbours, in ems. */
    double gap(Token before, Token after) {
        return Script.closed(before.text(), after.text())
                ? 0
                : SPACE + Math.max(0, stage.brand().type().tracking());
    }
}
