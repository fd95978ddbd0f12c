/**
 * Styles. Most are a {@link io.reelmill.illustrator.treatment.Style}: a record of light, place, stand, matter, shadow, air
 * and print, gathered by technique in {@code Photographs}, {@code Sculptures}, {@code Cels}, {@code Drawings}, {@code
 * Prints}, {@code Paintings} and {@code Futures}; {@link io.reelmill.illustrator.treatment.Treatments} knows them by preset.
 */
package io.reelmill.illustrator.treatment;
