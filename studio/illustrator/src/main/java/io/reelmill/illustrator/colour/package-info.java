/** Colours in OKLCH and the palettes made of them. */
package io.reelmill.illustrator.colour;
