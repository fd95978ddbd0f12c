package io.reelmill.reading;

/**
 * A stretch of text on one base line of a page, in points from its upper left corner.
 *
 * @param left of its first letter
 * @param right of its last letter
 * @param base of its letters
 * @param size of its letters
 * @param height of the page
 */
record PdfLine(String text, double left, double right, double base, double size, double height) {}
