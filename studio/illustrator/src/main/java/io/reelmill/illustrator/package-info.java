/**
 * Pictures drawn from the words of a scene, without any model.
 *
 * <p>The way of one picture: words → {@link io.reelmill.illustrator.idea idea} (what is shown) → {@link
 * io.reelmill.illustrator.scene scene} (where everything stands, in which light and colours) → {@link
 * io.reelmill.illustrator.treatment treatment} (how a style draws that scene) → layers on a stage.
 */
package io.reelmill.illustrator;
