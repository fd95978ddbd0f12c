package io.reelmill.render.hearing;

import io.reelmill.providers.hearing.Transcript;
import io.reelmill.providers.speech.Speech.SpokenWord;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The words of a song as its maker wrote them down: a line for what is sung in one breath, with its time as LRC files have it
 * ({@code [01:02.50] line}) or without. What else stands in square brackets, such as {@code [Chorus]}, is not sung.
 */
public record Lyrics(List<Line> lines) {

    /** The rest between two lines, so that captions and pictures keep them apart, seconds. */
    private static final double BREATH = 0.72;
    /** A word is not sung shorter, seconds. */
    private static final double SHORTEST = 0.3;
    /** A letter is sung no longer, seconds: then the singer rests. */
    private static final double LONGEST_LETTER = 0.16;

    private static final Pattern TIME = Pattern.compile("\\[(\\d{1,3}):(\\d{2}(?:[.:]\\d{1,3})?)]");
    private static final Pattern BRACKETS = Pattern.compile("\\[[^\\]]*]|<\\d{1,3}:\\d{2}[^>]*>");

    /**
     * @param at seconds at which it begins, or below 0 where this is not told
     * @param text never blank
     */
    public record Line(double at, String text) {

        private List<String> words() {
            return List.of(text.split("\\s+"));
        }
    }

    public Lyrics {
        lines = List.copyOf(lines);
    }

    /** Reads lyrics; a line that comes several times in an LRC file stands at each of its times. */
    public static Lyrics read(String text) {
        List<Line> lines = new ArrayList<>();
        for (String written : text.split("\\R")) {
            String sung = BRACKETS.matcher(written).replaceAll(" ").strip();
            if (sung.isEmpty()) {
                continue;
            }
            List<Double> times = times(written);
            times.forEach(at -> lines.add(new Line(at, sung)));
            if (times.isEmpty()) {
                lines.add(new Line(-1, sung));
            }
        }
        if (lines.stream().allMatch(line -> line.at() >= 0)) {
            lines.sort(Comparator.comparingDouble(Line::at));
        }
        return new Lyrics(lines);
    }

    private static List<Double> times(String written) {
        List<Double> times = new ArrayList<>();
        Matcher time = TIME.matcher(written);
        while (time.find()) {
            times.add(Integer.parseInt(time.group(1)) * 60
                    + Double.parseDouble(time.group(2).replace(':', '.')));
        }
        return times;
    }

    /** Whether every line has its time. */
    public boolean isTimed() {
        return !lines.isEmpty() && lines.stream().allMatch(line -> line.at() >= 0);
    }

    /** The words alone. */
    public String text() {
        return lines.stream().map(Line::text).collect(Collectors.joining("\n"));
    }

    /**
     * The words at the times of their lines.
     *
     * @param seconds of the song; what would come later is left out
     */
    public Transcript timed(String language, double seconds) {
        List<SpokenWord> words = new ArrayList<>();
        for (int i = 0; i < lines.size() && lines.get(i).at() < seconds; i++) {
            Line line = lines.get(i);
            double until =
                    i + 1 < lines.size() ? Math.min(seconds, lines.get(i + 1).at()) : seconds;
            words.addAll(spread(line, until - line.at()));
        }
        return new Transcript(language, words);
    }

    private static List<SpokenWord> spread(Line line, double room) {
        List<String> words = line.words();
        double letters = words.stream().mapToDouble(Lyrics::length).sum();
        double length = Math.min(Math.max(room - BREATH, room * 0.6), letters * LONGEST_LETTER);
        List<SpokenWord> sung = new ArrayList<>();
        double at = line.at();
        for (String word : words) {
            double end = at + length * length(word) / letters;
            sung.add(new SpokenWord(word, at, end));
            at = end;
        }
        return sung;
    }

    private static double length(String word) {
        return 1.5 + word.codePoints().count();
    }

    /**
     * Parts the lines of words that were found in the song.
     *
     * @param found every word of {@link #text}, in order
     */
    public Transcript parted(Transcript found, String language) {
        List<Integer> lengths = lines.stream().map(line -> line.words().size()).toList();
        List<SpokenWord> words = new ArrayList<>(found.words());
        int last = -1;
        for (int length : lengths) {
            last += length;
            if (last + 1 < words.size()) {
                SpokenWord word = words.get(last);
                double latest = words.get(last + 1).start() - BREATH;
                double end = Math.max(Math.min(word.end(), latest), Math.min(word.end(), word.start() + SHORTEST));
                words.set(last, new SpokenWord(word.text(), word.start(), end));
            }
        }
        return new Transcript(language, words);
    }
}
