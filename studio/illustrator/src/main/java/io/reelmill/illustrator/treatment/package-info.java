/**
 * Styles. Most are a {@link io.reelmill.illustrator.treatment.Style}: a record of light, place, stand, matter, shadow, air
 * and print. Those that share what they are drawn with are gathered in {@code Photographs} and {@code
 * Cels}, the others have a class of their own; {@link io.reelmill.illustrator.treatment.Treatments} knows them by preset.
 */
package io.reelmill.illustrator.treatment;
