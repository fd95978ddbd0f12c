package io.reelmill.compositor.bench;

/**
 * One result of a benchmark.
 *
 * @param name dotted, as {@code render.fps}
 * @param value in the unit
 * @param unit as {@code 1/s}, {@code ms}, {@code MiB} or {@code 1}
 */
public record Figure(String name, double value, String unit) {}
