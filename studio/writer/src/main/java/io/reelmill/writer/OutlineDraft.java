package io.reelmill.writer;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Collects what can be told, tier by tier: what is added first matters most. */
final class OutlineDraft {

    /** Worth of what a thing is, and of what answers the request. */
    static final double MAIN = 20;

    private final boolean isBeforePoints;
    private final List<String> openings = new ArrayList<>();
    private final List<ScriptPoint> body = new ArrayList<>();
    private final List<String> closings = new ArrayList<>();
    private String name = "";
    private boolean answers = true;
    private int tier;

    /** @param isBeforePoints whether what is no point comes before the points, so that it is not mistaken for one */
    OutlineDraft(boolean isBeforePoints) {
        this.isBeforePoints = isBeforePoints;
    }

    void open(String opening) {
        openings.add(opening);
    }

    void open(Collection<String> any) {
        openings.addAll(any);
    }

    void close(Collection<String> any) {
        closings.addAll(any);
    }

    /** @param name of what is told about */
    void name(String name) {
        this.name = name;
    }

    /** @param answers whether it is what was asked for */
    void answers(boolean answers) {
        this.answers = answers;
    }

    String name() {
        return name;
    }

    boolean hasOpening() {
        return !openings.isEmpty();
    }

    List<ScriptPoint> body() {
        return body;
    }

    /** The numbered points of a list. */
    void points(List<String> points) {
        for (int i = 0; i < points.size(); i++) {
            body.add(new ScriptPoint(points.get(i), 0, i, 10 + 2 * i, true));
        }
        tier = 1;
    }

    void add(List<String> lines) {
        add(lines, 0);
    }

    /** @param worth by how much they are preferred where not all fit */
    void add(List<String> lines, double worth) {
        for (int i = 0; i < lines.size(); i++) {
            add(lines.get(i), i - worth, isBeforePoints ? tier + i * 0.01 : 100.0 * (tier + 1) + body.size());
        }
        tier++;
    }

    /**
     * Lines that stay in their order, whatever of them is left out.
     *
     * @param worths for each line, by how much it is preferred
     */
    void addInOrder(List<String> lines, List<Double> worths) {
        for (int i = 0; i < lines.size(); i++) {
            add(lines.get(i), -worths.get(i), 100.0 * (tier + 1) + body.size());
        }
        tier++;
    }

    /** Lines side by side: {@code lines.get(0)} of each side first, so that each is told of at any length. */
    void addInTurns(List<List<String>> sides) {
        int most = sides.stream().mapToInt(List::size).max().orElse(0);
        for (int i = 0; i < most; i++) {
            for (int side = 0; side < sides.size(); side++) {
                if (i < sides.get(side).size()) {
                    body.add(new ScriptPoint(sides.get(side).get(i), i, side, 100.0 * side + i, false));
                }
            }
        }
    }

    /** The next lines belong to the tier of the last ones. */
    void sameTier() {
        tier--;
    }

    private void add(String line, double rank, double place) {
        body.add(new ScriptPoint(line, tier, rank, place, false));
    }

    /** @param prompt opens the script where nothing else does */
    Outline outline(String prompt) {
        Set<String> told = new HashSet<>();
        body.removeIf(point -> !told.add(point.text()));
        openings.removeIf(opening -> opening.codePoints().noneMatch(Character::isLetterOrDigit));
        if (openings.isEmpty()) {
            openings.add(EnglishForms.capital(Outline.ended(prompt.strip().replaceFirst("^[^\\p{L}\\p{Nd}]+", ""))));
        }
        return new Outline(openings, body, closings, name, answers);
    }
}
