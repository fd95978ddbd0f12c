package io.reelmill.sdk.generator;

/** Breaks text into lines. */
final class Lines {

    private Lines() {}

    /** Lines of at most a width, each with a prefix and a line break. */
    static String wrap(String text, String prefix, int width) {
        StringBuilder lines = new StringBuilder();
        StringBuilder line = new StringBuilder(prefix);
        for (String word : text.split(" ")) {
            if (line.length() > prefix.length() && line.length() + word.length() + 1 > width) {
                lines.append(line.toString().stripTrailing()).append('\n');
                line.setLength(prefix.length());
            }
            line.append(line.length() == prefix.length() ? "" : " ").append(word);
        }
        return lines.append(line).append('\n').toString();
    }
}
