package io.reelmill.illustrator.idea;

import io.reelmill.illustrator.colour.Tint;
import io.reelmill.illustrator.scene.Place;

/**
 * Something that can be drawn.
 *
 * @param name of its glyph
 * @param tint its natural colour
 * @param place where it is at home
 * @param word the first word that means it
 */
public record Thing(String name, Tint tint, Place place, String word) {}
